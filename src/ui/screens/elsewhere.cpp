#include "ui/screens/elsewhere.h"

#include "assets/icons.h"
#include "ui/kit/button.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

void show_elsewhere(Ui& ui, Model& model) {
  bool open = true;
  Sheet sheet =
      begin_sheet(ui, "elsewhere", tr("This game is open elsewhere"), open, kQuestionWidth);
  Column& column = sheet.scroll.column;
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("It is being played in another tab or window, and waits here so that no move is "
                  "lost. You can take it over as it stands there."),
               gap::kMedium);
  if (row_button(ui, column, "take-over", tr("Play on here"), {Look::Primary, icons::kPlay}))
    model.ask(wish::TakeOver{});
  if (row_button(ui, column, "leave", tr("Leave it there"), {Look::Secondary, icons::kArrowLeft}) ||
      !open)
    model.ask(wish::LeaveGame{});
  end_sheet(ui, sheet);
}

}  // namespace ui
