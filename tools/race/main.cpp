// race: the headless program. Commands on standard input, answers on standard output.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "ai/weights.h"
#include "assets/embedded.h"
#include "contest.h"
#include "lengths.h"
#include "protocol.h"
#include "refine.h"
#include "train.h"

namespace {

constexpr int kWrongArguments = 2;

// The most of what an option counts.
constexpr int kMostGames = 10'000'000;
constexpr int kMostNodes = 1'000'000'000;
constexpr int kMostCores = 256;

int show(const core::Expected<std::string>& answer) {
  if (!answer) {
    std::cout << "error: " << answer.error().text() << '\n';
    return kWrongArguments;
  }
  std::cout << *answer;
  return 0;
}

// Replaces the program's own weights by those in a folder, as far as there are any; without a name
// there is no folder.
void take_weights(const std::string& folder) {
  if (folder.empty()) {
    return;
  }
  for (const ai::Family& family : ai::families()) {
    const std::string name = std::string(family.name) + ".net";
    std::ifstream file(std::filesystem::path(folder) / name, std::ios::binary);
    if (file) {
      assets::add("weights/" + name, {std::istreambuf_iterator<char>(file), {}});
    }
  }
}

// A subcommand, and what it does; its options write into what `run` reads.
struct Command {
  CLI::App* words;
  std::function<core::Expected<std::string>()> run;
};

Command playouts(CLI::App& app) {
  CLI::App* words =
      app.add_subcommand("playouts", "Random games: <rules line or preset> <games> [seed]");
  const auto all = std::make_shared<std::vector<std::string>>();
  words->add_option("words", *all, "rules or preset, number of games, seed")->required();
  return {words, [all] {
            std::string line;
            for (const std::string& word : *all) {
              line += (line.empty() ? "" : " ") + word;
            }
            return race::run_playouts(line);
          }};
}

void add_weights_option(CLI::App& words, std::string& weights) {
  words.add_option("--weights", weights, "a folder whose .net files are used instead of ours")
      ->check(CLI::ExistingDirectory);
}

struct ContestOptions {
  race::Contest contest;
  std::string weights;
  std::vector<double> sprt;
};
using ContestRun = std::function<core::Expected<std::string>(const race::Contest&, std::ostream&)>;

// A subcommand in which bots play each other; some have more options than those here.
struct ContestCommand {
  Command command;
  std::shared_ptr<ContestOptions> options;
};

ContestCommand contest(CLI::App& app, const char* name, const char* help, const ContestRun& run) {
  CLI::App* words = app.add_subcommand(name, help);
  const auto options = std::make_shared<ContestOptions>();
  race::Contest& contest = options->contest;
  add_weights_option(*words, options->weights);
  words->add_option("--preset", contest.preset, "a preset's name or a rules line");
  words->add_option("--games", contest.games, "games a pairing")->check(CLI::Range(1, kMostGames));
  words->add_option("--master-games", contest.master_games, "games a pairing with a master")
      ->check(CLI::Range(1, kMostGames));
  words->add_option("--seed", contest.seed, "of the luck and of the bots");
  words->add_option("--nodes", contest.nodes, "of a master's decision")
      ->check(CLI::Range(1, kMostNodes));
  words->add_option("--cores", contest.cores, "that share the games; the result is the same")
      ->check(CLI::Range(1, kMostCores));
  const auto play = [options, run] {
    take_weights(options->weights);
    if (!options->sprt.empty()) {
      options->contest.sprt = race::Sprt{options->sprt[0], options->sprt[1]};
    }
    return run(options->contest, std::cout);
  };
  return {{words, play}, options};
}

Command arena(CLI::App& app) {
  const auto [command, options] = contest(
      app, "arena", "Bots against bots: each level against copies of each other", race::run_arena);
  command.words->add_option("levels", options->contest.levels, "two levels or more")->required();
  command.words->add_option("--sprt", options->sprt, "stop when one is decided: Elo low, Elo high")
      ->expected(2);
  command.words->add_option("--resume", options->contest.file,
                            "keeps the rounds in this file, and goes on with those that it holds");
  return command;
}

Command rate(CLI::App& app) {
  const auto [command, options] =
      contest(app, "rate", "Every level against copies of the one below", race::run_rate);
  command.words->add_option("levels", options->contest.levels, "instead of all levels");
  return command;
}

Command ratings(CLI::App& app) {
  return contest(app, "ratings",
                 "The tables of src/ai/<game>/levels.cpp: every level of every preset",
                 race::run_ratings)
      .command;
}

Command lengths(CLI::App& app) {
  CLI::App* words = app.add_subcommand(
      "lengths", "The tables of src/ui/<game>/lengths.cpp: what happens in a game of each preset");
  const auto long_ones = std::make_shared<race::Contest>();
  long_ones->games = 200;
  words->add_option("--preset", long_ones->preset, "a preset's name or a rules line");
  words->add_option("--games", long_ones->games, "games of each")->check(CLI::Range(1, kMostGames));
  words->add_option("--seed", long_ones->seed, "of the luck and of the bots");
  return {words, [long_ones] {
            return race::run_lengths(long_ones->preset, long_ones->games, long_ones->seed,
                                     std::cout);
          }};
}

Command train(CLI::App& app) {
  CLI::App* words = app.add_subcommand("train", "A family of games learns by playing itself");
  const auto training = std::make_shared<race::Training>();
  words->add_option("family", training->family, "see src/ai/<game>/levels.cpp")->required();
  words->add_option("--games", training->games, "how many; with the seed this says everything");
  words->add_option("--minutes", training->minutes, "of processor time, after which to stop");
  words->add_option("--seed", training->seed, "of the first weights and of all luck");
  words->add_option("--hidden", training->hidden, "hidden units")
      ->check(CLI::Range(1, ai::kMaxHidden));
  words->add_option("--out", training->file, "instead of assets/weights/<family>.net");
  return {words, [training] { return race::run_training(*training, std::cout); }};
}

Command refine(CLI::App& app) {
  CLI::App* words = app.add_subcommand(
      "refine", "A family's learned value learns from rollouts to tell moves apart");
  const auto refinement = std::make_shared<race::Refinement>();
  words->add_option("family", refinement->family, "see src/ai/<game>/levels.cpp")->required();
  words->add_option("--decisions", refinement->decisions, "how many are weighed");
  words->add_option("--rollouts", refinement->rollouts, "of each move");
  words->add_option("--passes", refinement->passes, "of learning over all decisions");
  words->add_option("--seed", refinement->seed, "of all luck");
  words->add_option("--cores", refinement->cores, "that share the rollouts; the result is the same")
      ->check(CLI::Range(1, kMostCores));
  add_weights_option(*words, refinement->weights);
  words->add_option("--pupil", refinement->pupil, "a file of weights that learns instead of ours")
      ->check(CLI::ExistingFile);
  words->add_option("--out", refinement->file, "instead of assets/weights/<family>.net");
  return {words, [refinement] {
            take_weights(refinement->weights);
            return race::run_refinement(*refinement, std::cout);
          }};
}

int serve() {
  race::Protocol protocol;
  std::string line;
  while (!protocol.quit() && std::getline(std::cin, line)) {
    std::cout << protocol.answer(line) << std::flush;
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Homestretch without a window: one command a line in, its answer out."};
  const Command commands[] = {playouts(app), arena(app), rate(app),  ratings(app),
                              lengths(app),  train(app), refine(app)};
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongArguments;
  }
  for (const Command& command : commands) {
    if (command.words->parsed()) {
      return show(command.run());
    }
  }
  return serve();
}
