#include "ui/screens/share.h"

#include <cmath>

#include "assets/icons.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/named_choice.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kCodeMost = 340.0F;
constexpr float kCodeShare = 0.45F;  // of the screen's height

void subjects(Ui& ui, Model& model, Column& column) {
  SharePage& page = model.share;
  const std::vector<Option> options = {{"game", std::string(tr("Whole game"))},
                                       {"position", std::string(tr("This position"))},
                                       {"setup", std::string(tr("Only the set-up"))}};
  int chosen = static_cast<int>(page.what);
  if (!choice_row(ui, column, "what", tr("What to share"), options, chosen, gap::kMedium)) return;
  page.what = static_cast<ShareWhat>(chosen);
  model.ask(wish::RemakeLink{});
}

std::string_view meaning(ShareWhat what) {
  switch (what) {
    case ShareWhat::Game:
      return tr("Whoever opens it can watch the game and play on from any move.");
    case ShareWhat::Position: return tr("Whoever opens it gets the game as it stands now.");
    case ShareWhat::Setup: return tr("Whoever opens it can play the same game from the beginning.");
  }
  return {};
}

std::string where_it_goes(const SharePage& page) {
  using Because = SharePage::Because;
  if (page.because == Because::Seats) {
    return std::string(tr("Send this link to the next person who sits down."));
  }
  if (page.next.empty())
    return std::string(tr("Send the last link, so that everyone sees the end."));
  return page.because == Because::Cards
             ? tr("{0} deals the cards: send them this link.", {page.next})
             : tr("It is {0}’s turn: send them this link.", {page.next});
}

void buttons(Ui& ui, Model& model, Column& column) {
  const SharePage& page = model.share;
  if (page.can_send && row_button(ui, column, "send", tr("Send…"), {Look::Primary, icons::kShare2}))
    model.ask(wish::SendLink{});
  const Look look = page.can_send ? Look::Secondary : Look::Primary;
  if (row_button(ui, column, "copy", tr("Copy the link"), {look, icons::kCopy}))
    model.ask(wish::CopyLink{});
  if (page.played && page.what == ShareWhat::Game &&
      row_button(ui, column, "file", tr("Save as a file"), {Look::Ghost, icons::kDownload}))
    model.ask(wish::SaveReplay{});
}

}  // namespace

// A QR code on white with the quiet zone of four modules that ISO/IEC 18004 asks for.
void draw_code(Ui& ui, Column& column, const std::vector<std::string>& rows) {
  constexpr float kQuiet = 4.0F;
  const float modules = static_cast<float>(rows.size()) + 2 * kQuiet;
  const float room = std::min({column.width, kCodeMost, ui.screen.height() * kCodeShare});
  const float side = std::max(1.0F, std::floor(room / modules * 2.0F) / 2.0F);
  const Rect place = column.take(side * modules, gap::kMedium);
  const float left = place.middle().x - side * modules * 0.5F;
  const Rect paper = box(std::round(left), std::round(place.min.y), side * modules, side * modules);
  ui.record_text(Role::Text, paper, tr("QR code of this link"));
  ui.draw->AddRectFilled(paper.min, paper.max, kWhite, corner::kControl);
  const ImVec2 first = paper.min + ImVec2(kQuiet * side, kQuiet * side);
  for (std::size_t y = 0; y < rows.size(); ++y) {
    const float top = first.y + static_cast<float>(y) * side;
    for (std::size_t x = rows[y].find('1'); x != std::string::npos;) {
      const std::size_t end = std::min(rows[y].find('0', x), rows[y].size());
      ui.draw->AddRectFilled({first.x + static_cast<float>(x) * side, top},
                             {first.x + static_cast<float>(end) * side, top + side}, kBlack);
      x = rows[y].find('1', end);
    }
  }
}

void show_share(Ui& ui, Model& model) {
  SharePage& page = model.share;
  const Palette& c = ui.colours();
  Sheet sheet = begin_sheet(
      ui, "share",
      page.name.empty() ? std::string(tr("Share")) : view::labelled(tr("Share"), page.name),
      page.open, kQuestionWidth);
  Column& column = sheet.scroll.column;
  if (page.played) subjects(ui, model, column);
  if (page.link.empty()) {
    ui.paragraph(column, Type::Body, c.text, page.trouble);
  } else {
    if (page.travels) {
      ui.paragraph(column, Type::Body, c.text, where_it_goes(page), gap::kMedium);
    } else {
      ui.paragraph(column, Type::Body, c.muted, meaning(page.what), gap::kMedium);
    }
    if (page.hands && page.what != ShareWhat::Setup) {
      ui.paragraph(column, Type::Body, c.text, tr("It shows the cards of all hands."),
                   gap::kMedium);
    }
    if (!page.code.rows.empty()) draw_code(ui, column, page.code.rows);
    buttons(ui, model, column);
    const int letters = static_cast<int>(page.link.size());
    ui.paragraph(column, Type::Caption, c.muted,
                 view::tr_count("{0} character; nothing is stored on any server.",
                                "{0} characters; nothing is stored on any server.", letters),
                 0);
  }
  end_sheet(ui, sheet);
}

}  // namespace ui
