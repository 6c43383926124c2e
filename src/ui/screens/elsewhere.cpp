#include "ui/screens/elsewhere.h"

#include "assets/icons.h"
#include "ui/model.h"

namespace ui {

using view::tr;

void show_elsewhere(Ui& ui, Model& model) {
  using Answer = ElsewherePage::Answer;
  ElsewherePage& page = model.elsewhere;
  bool open = true;
  Sheet sheet = begin_sheet(ui, "elsewhere", tr("This game is open elsewhere"), open, 460.0F);
  Column& column = sheet.scroll.column;
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("It is being played in another tab or window. Here it waits, so that no move is "
                  "lost. You can take it over as it stands there."),
               gap::kMedium);
  const auto entry = [&](const char* key, std::string_view label, const ButtonStyle& style) {
    const float high = button_height(ui, label, column.width, style);
    return button(ui, key, column.take(high, gap::kSmall), label, style);
  };
  if (entry("take-over", tr("Play on here"), {Look::Primary, icons::kPlay}))
    page.answer = Answer::TakeOver;
  if (entry("leave", tr("Leave it there"), {Look::Secondary, icons::kArrowLeft}) || !open)
    page.answer = Answer::Leave;
  end_sheet(ui, sheet);
}

}  // namespace ui
