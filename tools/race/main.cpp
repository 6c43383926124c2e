// race: the headless program. Commands on standard input, answers on standard output.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
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

int show(const core::Expected<std::string>& answer) {
  if (!answer) {
    std::cout << "error: " << answer.error().text() << '\n';
    return kWrongArguments;
  }
  std::cout << *answer;
  return 0;
}

void add_contest_options(CLI::App& command, race::Contest& contest, std::string& weights) {
  command.add_option("--weights", weights, "a folder whose .net files are used instead of ours")
      ->check(CLI::ExistingDirectory);
  command.add_option("--preset", contest.preset, "a preset's name or a rules line");
  command.add_option("--games", contest.games, "games a pairing")->check(CLI::PositiveNumber);
  command.add_option("--master-games", contest.master_games, "games a pairing with a master");
  command.add_option("--seed", contest.seed, "of the luck and of the bots");
  command.add_option("--nodes", contest.nodes, "of a master's decision")
      ->check(CLI::PositiveNumber);
  command.add_option("--cores", contest.cores, "that share the games; the result is the same")
      ->check(CLI::Range(1, 256));
}

// Replaces the program's own weights by those in a folder, as far as there are any.
void take_weights(const std::string& folder) {
  for (const ai::Family& family : ai::families()) {
    const std::string name = std::string(family.name) + ".net";
    std::ifstream file(std::filesystem::path(folder) / name, std::ios::binary);
    if (file) {
      assets::add("weights/" + name, {std::istreambuf_iterator<char>(file), {}});
    }
  }
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
  std::vector<std::string> words;
  CLI::App* playouts =
      app.add_subcommand("playouts", "Random games: <rules line or preset> <games> [seed]");
  playouts->add_option("words", words, "rules or preset, number of games, seed")->required();

  race::Contest contest;
  std::string weights;
  std::vector<double> sprt;
  CLI::App* arena =
      app.add_subcommand("arena", "Bots against bots: each level against copies of each other");
  arena->add_option("levels", contest.levels, "two levels or more")->required();
  arena->add_option("--sprt", sprt, "stop when one is decided: Elo low, Elo high")->expected(2);
  arena->add_option("--resume", contest.file,
                    "keeps the rounds in this file, and goes on with those that it holds");
  add_contest_options(*arena, contest, weights);
  CLI::App* rate = app.add_subcommand("rate", "Every level against copies of the one below");
  rate->add_option("levels", contest.levels, "instead of all levels");
  add_contest_options(*rate, contest, weights);
  CLI::App* ratings = app.add_subcommand(
      "ratings", "The tables of src/ai/<game>/levels.cpp: every level of every preset");
  add_contest_options(*ratings, contest, weights);

  race::Contest long_ones;
  long_ones.games = 200;
  CLI::App* lengths = app.add_subcommand(
      "lengths", "The tables of src/ui/<game>/lengths.cpp: what happens in a game of each preset");
  lengths->add_option("--preset", long_ones.preset, "a preset's name or a rules line");
  lengths->add_option("--games", long_ones.games, "games of each")->check(CLI::PositiveNumber);
  lengths->add_option("--seed", long_ones.seed, "of the luck and of the bots");

  race::Training training;
  CLI::App* train = app.add_subcommand("train", "A family of games learns by playing itself");
  train->add_option("family", training.family, "see src/ai/<game>/levels.cpp")->required();
  train->add_option("--games", training.games, "how many; with the seed this says everything");
  train->add_option("--minutes", training.minutes, "of processor time, after which to stop");
  train->add_option("--seed", training.seed, "of the first weights and of all luck");
  train->add_option("--hidden", training.hidden, "hidden units")
      ->check(CLI::Range(1, ai::kMaxHidden));
  train->add_option("--out", training.file, "instead of assets/weights/<family>.net");

  race::Refinement refinement;
  CLI::App* refine = app.add_subcommand(
      "refine", "A family's learned value learns from rollouts to tell moves apart");
  refine->add_option("family", refinement.family, "see src/ai/<game>/levels.cpp")->required();
  refine->add_option("--decisions", refinement.decisions, "how many are weighed");
  refine->add_option("--rollouts", refinement.rollouts, "of each move");
  refine->add_option("--passes", refinement.passes, "of learning over all decisions");
  refine->add_option("--seed", refinement.seed, "of all luck");
  refine->add_option("--cores", refinement.cores,
                     "that share the rollouts; the result is the same");
  refine->add_option("--weights", weights, "a folder whose .net files are used instead of ours")
      ->check(CLI::ExistingDirectory);
  refine->add_option("--pupil", refinement.pupil, "a file of weights that learns instead of ours")
      ->check(CLI::ExistingFile);
  refine->add_option("--out", refinement.file, "instead of assets/weights/<family>.net");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongArguments;
  }
  if (playouts->parsed()) {
    std::string line;
    for (const std::string& word : words) {
      line += (line.empty() ? "" : " ") + word;
    }
    return show(race::run_playouts(line));
  }
  if (!weights.empty()) {
    take_weights(weights);
  }
  if (arena->parsed()) {
    if (!sprt.empty()) {
      contest.sprt = race::Sprt{sprt[0], sprt[1]};
    }
    return show(race::run_arena(contest, std::cout));
  }
  if (lengths->parsed()) {
    return show(race::run_lengths(long_ones.preset, long_ones.games, long_ones.seed, std::cout));
  }
  if (train->parsed()) {
    return show(race::run_training(training, std::cout));
  }
  if (refine->parsed()) {
    return show(race::run_refinement(refinement, std::cout));
  }
  if (ratings->parsed()) {
    return show(race::run_ratings(contest, std::cout));
  }
  return rate->parsed() ? show(race::run_rate(contest, std::cout)) : serve();
}
