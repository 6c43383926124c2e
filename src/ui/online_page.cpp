#include "ui/online_page.h"

#include "assets/icons.h"
#include "ui/kit/ui.h"
#include "view/words/words.h"

namespace ui {

using view::tr;
using Mark = OnlinePage::Mark;
using Stage = OnlinePage::Stage;

namespace {

constexpr std::array<std::string_view, kPhrases> kWords = {
    "Hello!",
    "Good luck!",
    "Well played!",
    "Thank you!",
    "I am sorry.",
    "Oops!",
    "Ouch!",
    "Wow!",
    "Ha ha!",
    "What luck!",
    "Bad luck!",
    "It is your turn.",
    "One moment, please.",
    "I am back.",
    "A little faster, please.",
    "Take your time.",
    "Nice move!",
    "That was close!",
    "I will get you!",
    "Have mercy!",
    "Almost there!",
    "Another game?",
    "Good game!",
    "Goodbye!",
};

}  // namespace

void open_online(OnlinePage& page, std::string_view name) {
  page = {};
  page.stage = Stage::Knocking;
  page.name = name;
}

std::string_view phrase(std::size_t number) {
  return number >= 1 && number <= kPhrases ? kWords[number - 1] : std::string_view();
}

std::string_view mark_word(Mark mark) {
  switch (mark) {
    case Mark::Free: return tr("free");
    case Mark::Here: return tr("here");
    case Mark::Slow: return tr("slow");
    case Mark::Away: return tr("away, a bot plays");
    case Mark::Gone: return tr("gone");
    case Mark::Bot: return tr("bot");
  }
  return {};
}

void mark_sign(Ui& ui, Mark mark, Rect& row) {
  constexpr float kRing = 4.5F;
  constexpr float kSignIcon = 13.0F;
  constexpr float kSignRoom = 16.0F;
  if (mark == Mark::Free || mark == Mark::Here || mark == Mark::Bot) return;
  const Palette& c = ui.colours();
  const ImVec2 at = row.cut_right(kSignRoom).middle();
  switch (mark) {
    case Mark::Slow: ui.draw->AddCircle(at, kRing, c.muted, 0, 2.0F); break;
    case Mark::Away: ui.icon(at, c.muted, icons::kBot, kSignIcon); break;
    default: ui.icon(at, c.muted, icons::kX, kSignIcon); break;
  }
}

const OnlinePage::Seat* online_seat(const OnlinePage& page, std::size_t seat) {
  if (page.stage != OnlinePage::Stage::Game) return nullptr;
  for (const OnlinePage::Seat& one : page.seats) {
    if (one.of_game == seat) return one.mark == Mark::Bot ? nullptr : &one;
  }
  return nullptr;
}

std::string online_line(const OnlinePage& page, bool with_seconds) {
  if (page.ended) return std::string(tr("Ended by agreement"));
  if (page.stage != Stage::Game) return {};
  if (page.elsewhere) return std::string(tr("Played on another device"));
  if (page.disagrees) return std::string(tr("This page and the others disagree"));
  if (!page.unanswered.empty()) return view::labelled(tr("No answer yet"), page.unanswered);
  if (!page.trouble.empty()) return std::string(tr("No connection"));
  if (page.not_stored) return std::string(tr("Not stored: the others see nothing"));
  if (!page.seated) return std::string(tr("You are watching"));
  if (page.left_s > 0 && with_seconds) {
    return view::tr_count("{0} second left", "{0} seconds left", page.left_s);
  }
  if (page.alone && !page.at_fault.empty()) return tr("Broke the rules: {0}", {page.at_fault});
  if (page.alone) return tr("Not there: {0}", {page.missing});
  return {};
}

void tell_time(Ui& ui, const OnlinePage& page) {
  constexpr float kLast = 10.0F;  // s
  const unsigned id = ui.id("time-left");
  const float before = ui.recall(id, 0.0F);
  const auto left = static_cast<float>(page.stage == Stage::Game ? page.left_s : 0);
  ui.remember(id, left);
  const bool begins = left > before;
  const bool ends = left <= kLast && before > kLast;
  if (left > 0.0F && (begins || ends))
    ui.say(view::tr_count("{0} second left", "{0} seconds left", page.left_s));
}

}  // namespace ui
