// About the program, and a sheet for any explanation.
#include "ui/screens/about.h"

#include "ui/kit/button.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

void show_about(Ui& ui, Model& model) {
  Sheet sheet = begin_sheet(ui, "about", tr("About"), model.about_open);
  Column& column = sheet.scroll.column;
  const Palette& c = ui.colours();
  ui.paragraph(column, Type::Body, c.text,
               tr("Race games of the family of Parchís: alone against bots, several at one device, "
                  "or with friends online. No account, no advertising. Nothing leaves this device "
                  "but what you send yourself: links, and the moves and words of a table online, "
                  "sealed for those who sit there."),
               gap::kLarge);
  ui.paragraph(column, Type::Strong, c.text, tr("Independent"), gap::kTiny);
  ui.paragraph(
      column, Type::Body, c.muted,
      tr("Homestretch is an independent project. “Sorry!”, “U-Build” and “Parcheesi” are "
         "trademarks of Hasbro, and “Mensch ärgere Dich nicht” is a trademark of Schmidt "
         "Spiele. They are named only to say whose rules a game follows. No artwork and no "
         "wording of any publisher is used."),
      gap::kLarge);
  ui.paragraph(column, Type::Strong, c.text, tr("Made with"), gap::kTiny);
  ui.paragraph(
      column, Type::Body, c.muted,
      tr("SDL, Dear ImGui and glm; the typefaces Nunito and Fraunces (Open Font License); icons by "
         "Lucide (ISC). Homestretch itself is free software under the MIT licence."),
      gap::kMedium);
  const std::string_view licences = tr("Read all licences");
  const ButtonStyle style{Look::Secondary};
  const float height = button_height(ui, licences, column.width, style);
  if (button(ui, "licences", column.take(height, 0), licences, style)) {
    model.ask(wish::ShowLicences{});
  }
  end_sheet(ui, sheet);
}

void show_info(Ui& ui, Model& model) {
  bool open = true;
  Sheet sheet = begin_sheet(ui, "info", model.info_title, open, kQuestionWidth);
  ui.paragraph(sheet.scroll.column, Type::Body, ui.colours().text, model.info_text, 0);
  end_sheet(ui, sheet);
  if (!open) model.info_text.clear();
}

}  // namespace ui
