// race: the headless program. Commands on standard input, answers on standard output.
#include <CLI/CLI.hpp>
#include <iostream>
#include <string>
#include <vector>

#include "protocol.h"

int main(int argc, char** argv) {
  constexpr int kWrongArguments = 2;
  CLI::App app{"Homestretch without a window: one command a line in, its answer out."};
  std::vector<std::string> words;
  CLI::App* playouts =
      app.add_subcommand("playouts", "Random games: <rules line or preset> <games> [seed]");
  playouts->add_option("words", words, "rules or preset, number of games, seed")->required();
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
    const auto answer = race::run_playouts(line);
    if (!answer) {
      std::cout << "error: " << answer.error().text() << '\n';
      return kWrongArguments;
    }
    std::cout << *answer;
    return 0;
  }
  race::Protocol protocol;
  std::string line;
  while (!protocol.quit() && std::getline(std::cin, line)) {
    std::cout << protocol.answer(line) << std::flush;
  }
  return 0;
}
