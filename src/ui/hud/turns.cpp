#include "ui/hud/turns.h"

#include <algorithm>

#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/hud/game.h"
#include "ui/hud/seat_signs.h"
#include "ui/hud/words.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using core::EventKind;
using view::tr;

namespace {

constexpr std::size_t kMostLines = 5;
constexpr std::size_t kRoomForAll = 8;  // lines; with so much space the whole story is told, …
constexpr std::size_t kLastTold = 400;  // … of this many events at most
constexpr float kOld = 0.72F;           // ink strength of lines that are no longer news
constexpr std::size_t kUsualLines = 3;
constexpr float kDisc = 8.0F;
constexpr float kIndent = 22.0F;
constexpr float kInk = 0.92F;
constexpr float kCorner = 8.0F;

// Whether the seat is a person's at this device; with hidden hands, whether that person holds it.
bool is_here(const view::Session& session, core::SeatIndex seat) {
  const auto viewer = session.viewer();
  return session.players()[seat].is_person() && (!viewer || *viewer == seat);
}

void append(std::string& parts, const std::string& part) {
  parts += (parts.empty() ? "" : " · ") + part;
}

// One turn: what was thrown or drawn, and what happened.
struct TurnLine {
  core::SeatIndex seat = 0;
  std::vector<core::Event> throws;
  std::string text;  // what happened, …
  std::string said;  // … and the same with the throws in words, each before what it led to
  bool news = true;

  void add(const std::string& words) {
    append(text, words);
    append(said, words);
  }
};

std::string captured_words(const view::Session& session, core::SeatIndex by, core::Colour colour) {
  const core::SeatIndex victim = session.match().game().seat_of(colour);
  if (victim == by) return tr("captures {0}", {colour_name(session.tabletop().hue(colour))});
  if (play::count_persons(session.players()) == 1 && is_here(session, victim))
    return std::string(tr("captures you"));
  return tr("captures {0}", {player_name(session.players()[victim], victim)});
}

void add_throw(const view::Session& session, const view::Names& names, const core::Event& event,
               TurnLine& line) {
  line.throws.push_back(event);
  const auto sentence = view::describe(session.match().game(), names, line.seat, event);
  if (!sentence) return;
  std::string told = tr(*sentence);
  if (told.ends_with('.')) told.pop_back();
  append(line.said, told);
}

// `before`: the event before it in this turn, if there is one.
void add_event(const view::Session& session, const view::Names& names, const core::Event* before,
               const core::Event& event, TurnLine& line) {
  if (before != nullptr && view::completes_exchange(*before, event)) {
    line.add(tr("swaps with {0}", {names.colours[event.colour]}));
    return;
  }
  if (session.tabletop().lies_there(event)) add_throw(session, names, event, line);
  const GameHud& hud = game_hud(session);
  if (core::goes_its_way(event.kind)) {
    line.add(from_to(hud.spot_words(session, event.colour, event.from),
                     hud.spot_words(session, event.colour, event.to)));
  }
  if (event.kind == EventKind::Captured) line.add(captured_words(session, line.seat, event.colour));
  if (event.kind == EventKind::Arrived) line.add(std::string(tr("one more is home")));
  if (const std::string deed = hud.deed(session, event); !deed.empty()) line.add(deed);
}

// The index in the log where the news begins: what others did since somebody here last acted. While
// somebody here acts it remains, until they move a piece.
std::size_t news_from(const view::Session& session) {
  const auto told = session.told();
  std::size_t from = told.size();
  while (from > 0 && is_here(session, told[from - 1].seat) &&
         !core::goes_its_way(told[from - 1].event.kind)) {
    --from;
  }
  while (from > 0 && !is_here(session, told[from - 1].seat)) --from;
  return from;
}

// The last `most` lines, the oldest first. `all`: not only those of others since the last move of
// somebody here.
std::vector<TurnLine> lines_of(const view::Session& session, std::size_t most, bool all) {
  const auto told = session.told();
  const std::size_t news = news_from(session);
  const std::size_t oldest = told.size() > kLastTold ? told.size() - kLastTold : 0;
  const std::size_t from = all ? std::min(oldest, news) : news;
  std::vector<TurnLine> lines;
  std::vector<std::size_t> turn;  // its entries, the last one first
  const view::Names names = names_of(session);
  for (std::size_t at = told.size(); at > from && lines.size() < most; turn.clear()) {
    for (; at > from; --at) {
      const core::SeatIndex seat = told[at - 1].seat;
      if (!all && is_here(session, seat)) continue;
      if (!turn.empty() && told[turn.back()].seat != seat) break;
      turn.push_back(at - 1);
    }
    if (turn.empty()) break;
    TurnLine line{told[turn.back()].seat, {}, {}, {}, turn.back() >= news};
    for (std::size_t i = turn.size(); i-- > 0;) {
      const core::Event* before = i + 1 < turn.size() ? &told[turn[i + 1]].event : nullptr;
      add_event(session, names, before, told[turn[i]].event, line);
    }
    if (!line.text.empty()) lines.push_back(std::move(line));
  }
  std::reverse(lines.begin(), lines.end());
  return lines;
}

// The last parts of a long line, each whole: words that shrink could not be read.
std::string last_parts(const Ui& ui, std::string text, float width) {
  constexpr std::string_view kBetween = " · ";
  constexpr std::string_view kDots = "… ";
  while (ui.measure(Type::Caption, text).x > width) {
    const std::size_t at = text.find(kBetween);
    if (at == std::string::npos) break;
    text = std::string(kDots) + text.substr(at + kBetween.size());
  }
  return text;
}

float line_height(const Ui& ui) { return ui.line(Type::Caption) + gap::kSmall; }

}  // namespace

float turn_lines_height(const Ui& ui, const view::Session& session) {
  const auto most =
      static_cast<float>(std::min<std::size_t>(kUsualLines, session.players().size() - 1));
  return most * line_height(ui);
}

void turn_lines(Ui& ui, Model& model, const Rect& rect) {
  const Palette& c = ui.colours();
  const view::Session& session = *model.session;
  const float high = line_height(ui);
  const auto fit = static_cast<std::size_t>(std::max(0.0F, rect.height() / high));
  const bool all = fit >= kRoomForAll;
  const std::vector<TurnLine> lines = lines_of(session, all ? fit : std::min(fit, kMostLines), all);
  Rect room = rect;
  for (const TurnLine& line : lines) {
    Rect row = room.cut_top(high).grown(0, -0.5F * gap::kHair);
    ui.draw->AddRectFilled(row.min, row.max, faded(c.panel, kInk), kCorner);
    ui.push("turn-line");
    ui.record_text(Role::Text, row, line.said);
    ui.pop();
    row = row.grown(-gap::kTiny, -gap::kHair);
    seat_disc(ui, session, line.seat, {row.min.x + gap::kSmall, row.middle().y}, kDisc);
    row.cut_left(kIndent);
    for (const core::Event& event : line.throws) game_hud(session).throw_shown(ui, event, row);
    const std::string text = last_parts(ui, line.text, row.width());
    ui.shorten(Type::Caption, row, line.news ? c.text : faded(c.text, kOld), text);
  }
}

}  // namespace ui
