#include "families.h"

#include <algorithm>
#include <fstream>

#include "core/text.h"

namespace race {

using core::Expected;
using core::Sentence;

Expected<ai::Family> family_named(std::string_view name) {
  const auto all = ai::families();
  const auto found =
      std::find_if(all.begin(), all.end(), [name](const ai::Family& f) { return f.name == name; });
  if (found == all.end()) {
    return Sentence{"There is no family of games “{0}”.", {std::string(name)}};
  }
  return *found;
}

std::vector<games::Game> games_of(const ai::Family& family) {
  std::vector<games::Game> all;
  for (const std::string_view preset : core::split(family.games, ';')) {
    all.push_back(*games::Game::parse(preset));
  }
  return all;
}

Expected<std::string> write_weights(const std::string& family, const std::string& file,
                                    const std::vector<unsigned char>& bytes) {
  const std::string path = file.empty() ? "assets/weights/" + family + ".net" : file;
  std::ofstream to(path, std::ios::binary);
  to.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!to.flush()) {
    return Sentence{"The file “{0}” cannot be written.", {path}};
  }
  return path;
}

}  // namespace race
