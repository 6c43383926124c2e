#include "app/hearing.h"

#include <utility>

#include "app/app.h"
#include "app/device.h"
#include "ui/hud/words.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace app {

namespace {

// The same sound twice within this time would merge into one, too loud.
constexpr std::uint64_t kApartMs = 45;
constexpr float kWidgetVolume = 0.8F;

void hear(App& app, const view::Cue& cue) {
  const ui::Settings& settings = app.model.settings;
  std::uint64_t& last = app.hearing.played_ms[static_cast<std::size_t>(cue.sound)];
  const std::uint64_t now = SDL_GetTicks64();
  if (last != 0 && now - last < kApartMs) return;
  last = now;
  if (settings.sound) platform::play_sound(cue.sound, cue.volume * settings.volume, cue.pitch);
  const int ms = view::shake_ms(cue.sound);
  if (settings.shake && app.model.can_shake && ms > 0) platform::shake(ms);
}

std::optional<view::Sound> noise_of(ui::Role role) {
  switch (role) {
    case ui::Role::Button:
    case ui::Role::Field: return view::Sound::Click;
    case ui::Role::Switch:
    case ui::Role::Radio:
    case ui::Role::Slider: return view::Sound::Tick;
    case ui::Role::Heading:
    case ui::Role::Text: return std::nullopt;
  }
  return std::nullopt;
}

// The game in play, or the one that is watched again.
view::Session* heard(const App& app) {
  const bool watches = app.model.screen == ui::Screen::Review && app.watching.review != nullptr;
  return watches ? &app.watching.review->session() : in_play(app);
}

}  // namespace

void sound_frame(App& app) {
  view::Session* const session = heard(app);
  if (session != nullptr) {
    for (const view::Cue& cue : session->take_cues()) hear(app, cue);
  }
  const std::optional<ui::Role> pressed = app.ui.pressed();
  const auto noise = pressed ? noise_of(*pressed) : std::nullopt;
  if (noise) hear(app, {*noise, 0.0F, kWidgetVolume, 1.0F});
  if (std::exchange(app.model.bubble.appeared, false)) {
    hear(app, {view::Sound::Refuse, 0.0F, 1.0F, 1.0F});
    app.ui.say(app.model.bubble.words);
  }
}

void begin_telling(Hearing& hearing, const view::Session& session) {
  hearing.told = session.log().size();
  hearing.told_of = &session;
  hearing.told_seat = session.status().seat;
  hearing.asked = session.status().person_acts;
}

std::string news_of_table(App& app) {
  const view::Session* const session = in_play(app);
  if (session == nullptr || session->animating()) return {};
  std::string text;
  const std::size_t length = session->log().size();
  const bool same = session == app.hearing.told_of;
  if (same && length > app.hearing.told) {
    for (const ui::LogLine& line : ui::log_lines(*session, 0, app.hearing.told))
      text += line.text + " ";
  }
  // If something was taken back, only what has to be done now is left to say. In a room a number
  // may come long after the move before it: then it is said as soon as somebody here is to act.
  // Where several people take turns, it is said whose turn it has become.
  const view::Status status = session->status();
  const bool new_to_tell = length != app.hearing.told || !app.hearing.asked;
  if (same && new_to_tell && status.person_acts) {
    const bool passed = status.seat != app.hearing.told_seat && ui::people_at_table(*session) > 1;
    const std::string line = ui::status_line(*session);
    text += passed ? view::labelled(ui::name_at_table(*session, status.seat), line) : line;
  }
  app.hearing.told_seat = status.seat;
  app.hearing.asked = status.person_acts;
  app.hearing.told = length;
  app.hearing.told_of = session;
  return text;
}

void announce_events(App& app) {
  const std::string said = app.ui.take_said();
  const std::string news = news_of_table(app);
  const std::string both = said.empty() || news.empty() ? said + news : said + " " + news;
  if (!both.empty()) platform::announce(both);
}

}  // namespace app
