#include "ui/screens/mail.h"

#include <algorithm>

#include "assets/icons.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

void seats_here(Ui& ui, MailPage& page, Column& column) {
  for (std::size_t i = 0; i < page.seats.size(); ++i) {
    MailPage::Seat& seat = page.seats[i];
    if (!seat.free) continue;
    const std::string key = "seat" + std::to_string(i);
    if (toggle(ui, key, column, seat.name, seat.here) && page.sealed) {
      for (MailPage::Seat& other : page.seats) other.here = &other == &seat;
    }
  }
  column.space(gap::kSmall);
}

std::string_view question(const MailPage& page) {
  const bool begins = page.ask == MailPage::Ask::Begin;
  if (page.sealed) {
    return begins
               ? tr("Everyone plays on their own device and sends the others a new link. The cards "
                    "are dealt afresh, here, once everyone has sat down. Which seat is yours?")
               : tr("This game travels from device to device. Which free seat is yours?");
  }
  return begins ? tr("Who plays here?")
                : tr("This game travels from device to device. Which free seats are yours?");
}

std::string_view protection(const MailPage& page) {
  if (page.sealed) {
    return tr(
        "Every hand is sealed for its own device: no link shows its cards, and when a round "
        "is over every device checks them. It does not help against an altered program on "
        "the device that deals, or against people who show each other their cards.");
  }
  return tr(
      "Each throw follows from secret numbers that every device has promised beforehand: nobody "
      "can choose a throw or repeat one unseen, and each device checks the others. This does not "
      "help against somebody who starts new games until the first throws please them, or against "
      "two who work together.");
}

void begin_or_join(Ui& ui, Model& model, Column& column) {
  MailPage& page = model.mail;
  const Palette& c = ui.colours();
  const bool begins = page.ask == MailPage::Ask::Begin;
  if (!begins) ui.paragraph(column, Type::Strong, c.text, page.about, gap::kTiny);
  if (begins && !page.sealed) {
    ui.paragraph(column, Type::Body, c.text,
                 tr("Each person plays their turns on their own device and sends the others a new "
                    "link."),
                 gap::kTiny);
  }
  ui.paragraph(column, Type::Body, c.text, question(page), gap::kMedium);
  seats_here(ui, page, column);
  const bool any = std::any_of(page.seats.begin(), page.seats.end(),
                               [](const MailPage::Seat& seat) { return seat.here; });
  if (row_button(ui, column, "ready", begins ? tr("Begin") : tr("Sit down"),
                 {Look::Primary, icons::kCheck, Align::Centre, any})) {
    model.ask(begins ? Wish(wish::SendOff{}) : wish::TakeSeats{});
  }
  if (!begins && row_button(ui, column, "watch", tr("Only watch"),
                            {Look::Secondary, icons::kEye, Align::Left}))
    model.ask(wish::WatchMail{});
  ui.paragraph(column, Type::Caption, c.muted, protection(page), 0);
}

void two_stories(Ui& ui, Model& model, Column& column) {
  const bool rewound = model.mail.ask == MailPage::Ask::Rewound;
  ui.paragraph(column, Type::Body, ui.colours().text,
               rewound
                   ? tr("This link is older than the game on this device, which has been played "
                        "further.")
                   : tr("This link and the game on this device differ in what has been played."),
               gap::kMedium);
  if (row_button(ui, column, "mine", tr("Go on with the game here"),
                 {Look::Primary, icons::kPlay, Align::Left}))
    model.ask(wish::KeepMine{});
  if (row_button(ui, column, "watch", tr("Only look at the link"),
                 {Look::Secondary, icons::kEye, Align::Left}))
    model.ask(wish::WatchMail{});
  if (row_button(ui, column, "both", tr("Play the link as another game"),
                 {Look::Ghost, icons::kCopy, Align::Left}))
    model.ask(wish::KeepBoth{});
}

}  // namespace

void show_mail(Ui& ui, Model& model) {
  MailPage& page = model.mail;
  bool open = true;
  Sheet sheet = begin_sheet(ui, "mail", tr("Play by link"), open, kQuestionWidth);
  if (page.ask == MailPage::Ask::Begin || page.ask == MailPage::Ask::Join) {
    begin_or_join(ui, model, sheet.scroll.column);
  } else {
    two_stories(ui, model, sheet.scroll.column);
  }
  end_sheet(ui, sheet);
  if (!open) page.ask = MailPage::Ask::Nothing;
}

}  // namespace ui
