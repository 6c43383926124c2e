// The sheet that looks back at a game: the graph of everyone's chances to win, the throws and cards
// that changed most, luck, and what was given away.
#pragma once

#include <memory>
#include <string>

#include "ai/analysis.h"
#include "view/table/session.h"

namespace ui {

class Ui;
struct Model;
struct Rect;
struct Column;

struct ChancesPage {
  bool open = false;
  bool mistakes_open = false;  // the sheet of the costliest decisions is open (mistakes.h)
  std::unique_ptr<ai::Analysis> analysis;  // of the game that was looked back at last
  bool learned = false;                    // … by the learned values, not by their stand-in
  std::size_t cursor = 0;                  // index of the point that is shown
};

// Looks back at the game on the screen; a game that has been analysed is not looked at again.
void open_chances(Model& model);
void open_mistakes(Model& model);
// Whether everything that the game hides is open by now.
[[nodiscard]] bool may_look_back(const play::Replay& replay);

// The session that shows the game on the screen, whether it is watched again or at the table.
[[nodiscard]] const view::Session& session_looked_at(const Model& model);
// Goes on looking at that game, one slice per frame, while a sheet shows what is found. There is no
// analysis while the expert's weights are still on their way. False if there is no game any more,
// which closes the sheets.
[[nodiscard]] bool look_back(Ui& ui, Model& model);
// Says that there is nothing to show yet.
void moment_please(Ui& ui, Column& column);
// How far the analysis has come.
void looking_back(Ui& ui, const ai::Analysis& analysis, Column& column);

// What is meant by luck.
[[nodiscard]] std::string_view luck_words();
// A sum of chances as a signed whole percentage of a game: “+34 %”.
[[nodiscard]] std::string gain_words(std::int64_t gain);
// The throw or card in a sentence, and those of its highlights up to the next one.
[[nodiscard]] std::string swing_words(const view::Session& session, const play::Replay& replay,
                                      const ai::Analysis::Swing& swing);

// The graph with its cursor (chances_graph.cpp). A tap, a drag and the arrow keys move the cursor.
void chances_graph(Ui& ui, const view::Session& session, ChancesPage& page, const Rect& rect,
                   std::string_view said);

void show_chances(Ui& ui, Model& model);

}  // namespace ui
