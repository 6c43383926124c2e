// The sheet with a person's costliest decisions, after a game: what was played, what was better and
// why, the better move on the board, and the way back to the position before it.
#pragma once

#include <string>
#include <vector>

#include "ai/analysis.h"
#include "view/table/session.h"

namespace ui {

class Ui;
struct Model;

// The costliest decisions of all people at the table, the costliest first.
[[nodiscard]] std::vector<ai::Analysis::Mistake> peoples_mistakes(const ai::Analysis& analysis);
// Whether a person plays in it.
[[nodiscard]] bool has_people(const play::Replay& replay);

// One of them in sentences.
struct MistakeWords {
  std::string played;
  std::string better;  // with the reason
  std::string cost;    // “−12 %”
};
[[nodiscard]] MistakeWords mistake_words(const view::Session& session, const play::Replay& replay,
                                         const ai::Analysis::Mistake& mistake);

void show_mistakes(Ui& ui, Model& model);

}  // namespace ui
