#include "app/arrivals.h"

#include <utility>
#include <variant>

#include "app/app.h"
#include "app/keeping.h"
#include "app/outside.h"
#include "app/rooms/rooms.h"
#include "app/rooms/transport.h"
#include "app/transfer.h"
#include "core/text.h"
#include "play/link/link.h"
#include "ui/draft/draft.h"
#include "ui/draft/known.h"
#include "ui/screens/mail.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace app {

namespace {

void open_setup(App& app, const play::Setup& setup) {
  ui::Draft draft{setup.game.rules(), setup.players};
  people_sit_here(draft.players);
  show_setup_of_link(app, std::move(draft));
}

// Whether the page still shows what the last link has opened, and nothing here keeps that.
bool shows_link(const App& app) {
  return app.model.screen == ui::Screen::Review || ui::sets_up(app.model.screen) ||
         app.model.mail.ask != ui::MailPage::Ask::Nothing;
}

// `#game=sorry`: a link from a game's own page; opens the game's set-up.
bool open_game_page(App& app, std::string_view text) {
  if (!core::take_prefix(text, "#game=")) return false;
  if (const auto game = ui::known_by(text)) {
    ui::open_setup(app.model, *game);
  } else {
    refuse(app, "This link cannot be opened",
           {"There is no game or preset “{0}”.", {std::string(text)}});
  }
  return true;
}

void open_invitation(App& app, const play::room::Invitation& invitation) {
  if (const auto fault = platform::online_fault()) {
    refuse(app, "This link cannot be opened", *fault);
  } else {
    enter_room(app, invitation);
  }
}

void open_link(App& app, const std::string& text) {
  if (open_game_page(app, text)) return;
  auto link = play::parse_link(text);
  if (!link) {
    refuse(app, "This link cannot be opened", link.error());
    return;
  }
  if (const auto* invitation = std::get_if<play::room::Invitation>(&*link)) {
    open_invitation(app, *invitation);
    return;
  }
  keep_game(app);
  app.arrivals.reopens = true;
  platform::reopen_link(text);
  if (const auto* setup = std::get_if<play::Setup>(&*link)) open_setup(app, *setup);
  if (auto* replay = std::get_if<play::Replay>(&*link)) watch(app, std::move(*replay), {});
  if (const auto* position = std::get_if<games::Position>(&*link))
    sit_down(app, replay_from(*position));
  if (auto* mail = std::get_if<play::Mail>(&*link)) open_mail(app, std::move(*mail));
  app.ui.want_frame();
}

void open_file(App& app, const std::string& text) {
  if (play::is_export(text)) {
    import_all(app, text);
    return;
  }
  if (text.size() <= 2 * play::kLongestLink && !text.starts_with("race ") &&
      text.find("g=") != std::string::npos) {
    open_link(app, text);
    return;
  }
  auto replay = play::parse_replay(text);
  if (!replay) {
    refuse(app, "This file cannot be opened", replay.error());
    return;
  }
  keep_game(app);
  watch(app, std::move(*replay), {});
}

}  // namespace

void refuse(App& app, std::string_view title, const core::Sentence& why) {
  app.language.refusal = Refusal{std::string(title), why};
  show_refusal(app);
}

void take_arrivals(App& app) {
  using Kind = platform::Arrival::Kind;
  for (auto arrival = platform::arrival(); arrival; arrival = platform::arrival()) {
    switch (arrival->kind) {
      case Kind::Link: open_link(app, arrival->text); break;
      case Kind::File: open_file(app, arrival->text); break;
      case Kind::TooLarge:
        refuse(app, "This file cannot be opened",
               core::Sentence{"“{0}” is too large to be a game.", {arrival->text}});
        break;
      case Kind::Unreadable:
        refuse(app, "This file cannot be opened",
               core::Sentence{"“{0}” cannot be read.", {arrival->text}});
        break;
    }
  }
  if (!app.arrivals.reopens || shows_link(app)) return;
  app.arrivals.reopens = false;
  platform::reopen_link("");
}

}  // namespace app
