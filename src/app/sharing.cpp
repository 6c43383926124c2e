// What comes from outside and what goes out: links, files, the share sheet.
#include <algorithm>
#include <utility>

#include "ai/agent.h"
#include "app/app.h"
#include "core/text.h"
#include "play/sealed.h"
#include "play/views.h"

namespace app {

using view::tr;

namespace {

void refuse(App& app, std::string_view title, const std::string& why) {
  app.model.info_title = tr(title);
  app.model.info_text = why;
  app.ui.want_frame();
}

std::vector<play::Player> people(const games::Game& game) {
  return {static_cast<std::size_t>(game.seat_count()), {play::Player::Kind::Human, "", ""}};
}

void open_setup(App& app, const play::Setup& setup) {
  ui::Draft draft{setup.game.rules(), setup.players};
  // Whoever sat elsewhere sits here now.
  for (play::Player& player : draft.players) {
    if (player.kind == play::Player::Kind::Remote) player.kind = play::Player::Kind::Human;
  }
  app.model.drafts.chosen = ui::kind_of(draft.rules);
  app.model.drafts.now() = std::move(draft);
  platform::save_text("setup", ui::print_drafts(app.model.drafts));
  app.model.screen = ui::Screen::Setup;
}

void open_position(App& app, const games::Position& position) {
  play::Replay replay;
  replay.players = people(position.game);
  replay.rounds.emplace_back(position.game, position.state);
  sit_down(app, std::move(replay));
}

// `#game=sorry`: from a game's own page, its set-up.
bool open_game_page(App& app, std::string_view text) {
  if (!core::take_prefix(text, "#game=")) return false;
  for (const ui::GameKind kind : ui::kGameKinds) {
    if (ui::game_word(kind) != text) continue;
    app.model.drafts.chosen = kind;
    app.model.screen = ui::Screen::Setup;
  }
  return true;
}

void open_link(App& app, const std::string& text) {
  if (open_game_page(app, text)) return;
  auto link = play::parse_link(text);
  if (!link) {
    refuse(app, "This link cannot be opened", tr(link.error()));
    return;
  }
  if (std::holds_alternative<play::room::Invitation>(*link)) {
    refuse(app, "This link cannot be opened",
           tr(core::Sentence{"This link is of a kind that Homestretch does not know.", {}}));
    return;
  }
  keep_game(app);
  if (const auto* setup = std::get_if<play::Setup>(&*link)) open_setup(app, *setup);
  if (auto* replay = std::get_if<play::Replay>(&*link)) watch(app, std::move(*replay), {});
  if (const auto* position = std::get_if<games::Position>(&*link)) open_position(app, *position);
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
    refuse(app, "This file cannot be opened", tr(replay.error()));
    return;
  }
  keep_game(app);
  watch(app, std::move(*replay), {});
}

bool hidden_hands(const play::Match& match) {
  if (match.over()) return false;
  for (int seat = 0; seat < match.game().seat_count(); ++seat) {
    if (match.game().hide(match.state(), static_cast<core::SeatIndex>(seat)) != match.state())
      return true;
  }
  return false;
}

// What of the shared game the link is to hold.
play::Link wanted(const play::Replay& replay, ui::ShareWhat what) {
  const play::Match& match = replay.rounds.back();
  switch (what) {
    case ui::ShareWhat::Game: return replay;
    case ui::ShareWhat::Position: return games::Position{match.game(), match.state()};
    case ui::ShareWhat::Setup: break;
  }
  return play::Setup{match.game(), replay.players};
}

void make_link(App& app) {
  ui::SharePage& page = app.model.share;
  page.link.clear();
  page.qr.clear();
  const auto fragment = play::print_link(app.sharing_turn ? play::Link(*app.sharing_turn)
                                                          : wanted(app.sharing, page.what));
  if (!fragment) {
    page.trouble = tr(fragment.error());
    return;
  }
  const play::Replay& game = app.sharing_turn ? app.sharing_turn->replay : app.sharing;
  page.link = platform::page_address(game.rounds.back().game().name()) + "#" + *fragment;
  page.qr = platform::qr_code(page.link);
}

// To whom the link goes.
void tell_whose_turn(ui::SharePage& page, const play::Mail& mail, const view::Status& status) {
  using Because = ui::SharePage::Because;
  const auto name = [&](std::size_t seat) {
    return ui::player_name(mail.replay.players[seat], seat);
  };
  const play::Match& match = mail.replay.rounds.back();
  page.next = status.over ? "" : name(status.seat);
  if (!play::travels_sealed(match.game())) return;
  if (!play::all_sit(mail)) page.because = Because::Seats;
  const bool cards = match.over() || match.actor() == core::kChance;
  if (!cards || play::device_to_play(mail) != play::kDealer) return;
  const auto& holders = mail.holders;
  const auto dealer = std::find(holders.begin(), holders.end(), play::kDealer) - holders.begin();
  page.because = Because::Cards;
  page.next = name(static_cast<std::size_t>(dealer));
}

void share_turn(App& app, play::Mail mail) {
  ui::SharePage& page = app.model.share;
  page = {};
  page.open = true;
  page.can_send = platform::can_share();
  tell_whose_turn(page, mail, app.session->status());
  page.travels = true;
  app.sharing_turn = std::move(mail);
  make_link(app);
  app.ui.want_frame();
}

// Without a round of which only one seat's cards are known, or nobody's: only the link that travels
// holds it. If it is the only one, just the set-up remains.
void drop_view(play::Replay& replay) {
  if (!play::is_view(replay.rounds.back())) return;
  const play::Match again(replay.rounds.back().game());
  replay.rounds.pop_back();
  if (replay.rounds.empty()) replay.rounds.push_back(again);
}

void share(App& app, play::Replay replay) {
  drop_view(replay);
  ui::SharePage& page = app.model.share;
  const bool played = replay.rounds.size() > 1 || !replay.rounds.back().made().empty() ||
                      replay.rounds.back().origin() != replay.rounds.back().game().start();
  page = {};
  page.open = true;
  page.played = played;
  page.hands = hidden_hands(replay.rounds.back());
  page.what = played ? ui::ShareWhat::Game : ui::ShareWhat::Setup;
  page.can_send = platform::can_share();
  app.sharing = std::move(replay);
  app.sharing_turn.reset();
  make_link(app);
  app.ui.want_frame();
}

}  // namespace

void take_arrivals(App& app) {
  using Kind = platform::Arrival::Kind;
  for (auto arrival = platform::arrival(); arrival; arrival = platform::arrival()) {
    switch (arrival->kind) {
      case Kind::Link: open_link(app, arrival->text); break;
      case Kind::File: open_file(app, arrival->text); break;
      case Kind::TooLarge:
        refuse(app, "This file cannot be opened",
               tr("“{0}” is too large to be a game.", {arrival->text}));
        break;
    }
  }
}

void carry_out(App& app, const ui::wish::ShareTable&) {
  if (auto mail = mail_on_table(app)) {
    share_turn(app, std::move(*mail));
  } else if (app.session) {
    share(app, app.session->replay());
  }
}

void carry_out(App& app, const ui::wish::ShareDraft&) {
  const ui::Draft& draft = app.model.drafts.now();
  play::Replay replay;
  replay.players = draft.players;
  replay.rounds.emplace_back(games::Game(draft.rules));
  share(app, std::move(replay));
}

// The maze on the drawing board, for people to play in.
void carry_out(App& app, const ui::wish::ShareMaze&) {
  const auto game = games::Game::parse(ui::print_sketch(app.model.workshop.editor.sketch()));
  if (!game) return;
  play::Replay replay;
  replay.players = people(*game);
  replay.rounds.emplace_back(*game);
  share(app, std::move(replay));
}

void carry_out(App& app, const ui::wish::ShareReview&) {
  if (app.review) share(app, app.review->replay());
}

void carry_out(App& app, const ui::wish::ShareGame& wish) {
  const play::KeptGame* game = app.library.find(wish.id);
  auto replay = game == nullptr ? core::Expected<play::Replay>(core::Sentence{})
                                : play::parse_replay(game->replay);
  if (replay) share(app, std::move(*replay));
}

void carry_out(App& app, const ui::wish::RemakeLink&) { make_link(app); }

void carry_out(App& app, const ui::wish::CopyLink&) {
  platform::copy_text(app.model.share.link);
  app.ui.toast(std::string(tr("The link is copied.")));
}

void carry_out(App& app, const ui::wish::SendLink&) {
  platform::share_link("Homestretch", app.model.share.link);
}

void carry_out(App& app, const ui::wish::SaveReplay&) {
  const std::string name =
      "homestretch-" + std::string(app.sharing.rounds.back().game().name()) + ".txt";
  const std::string place = platform::save_file(name, play::print_replay(app.sharing));
  app.ui.toast(tr("Saved as {0}.", {place.empty() ? name : place}));
}

namespace {

void put_review_away(App& app) {
  app.model.watching = {};
  app.review.reset();
}

}  // namespace

void watch(App& app, play::Replay replay, play::KeptGame kept) {
  if (kept.position.empty()) {
    const std::string id = kept.id;
    kept = play::summary_of(replay);
    kept.id = id;
  }
  app.review = std::make_unique<view::Review>(std::move(replay), ai::make_agent);
  if (app.model.screen != ui::Screen::Review) app.before_review = app.model.screen;
  app.reviewed = std::move(kept);
  ui::ReviewPage& page = app.model.watching;
  page = {};
  page.review = app.review.get();
  page.title = ui::game_title(app.reviewed);
  page.kept = !app.reviewed.id.empty();
  app.model.results_open = false;
  app.model.screen = ui::Screen::Review;
  app.ui.want_frame();
}

void watch_kept(App& app, const std::string& id) {
  const play::KeptGame* found = app.library.find(id);
  if (found == nullptr) return;
  const play::KeptGame game = *found;
  auto replay = play::parse_replay(game.replay);
  if (replay) {
    watch(app, std::move(*replay), game);
  } else {
    refuse(app, "This game cannot be opened", tr(replay.error()));
  }
}

// A game on the table is watched as it is kept. From the menu and the results.
void carry_out(App& app, const ui::wish::Watch& wish) {
  if (wish.id.empty()) keep_game(app);
  watch_kept(app, wish.id.empty() ? app.playing.id : wish.id);
}

// The moment that the look back at a game asks for.
void carry_out(App& app, const ui::wish::WatchFrom& wish) {
  if (app.model.screen != ui::Screen::Review) {
    keep_game(app);
    watch_kept(app, app.playing.id);
  }
  if (app.review && app.model.screen == ui::Screen::Review) app.review->go_to(wish.moves);
}

void carry_out(App& app, const ui::wish::KeepReviewed&) {
  if (!app.review) return;
  play::KeptGame game = app.reviewed;
  game.id = fresh_game_id();
  game.saved = platform::clock_seconds();
  game.seed = platform::random_seed();
  app.reviewed = game;
  app.model.watching.kept = true;
  keep(app, std::move(game));
  app.ui.toast(std::string(tr("The game is kept.")));
}

void carry_out(App& app, const ui::wish::PlayOn&) {
  if (!app.review) return;
  play::Replay past = app.review->so_far();
  // Whoever is elsewhere in the replay sits here now.
  for (play::Player& player : past.players) {
    if (player.kind == play::Player::Kind::Remote) player.kind = play::Player::Kind::Human;
  }
  play::KeptGame fresh;
  fresh.name = app.reviewed.name;
  put_review_away(app);
  sit_down(app, std::move(past), fresh);
}

void carry_out(App& app, const ui::wish::CloseReview&) {
  if (!app.review) return;
  app.model.screen = app.before_review;
  put_review_away(app);
}

}  // namespace app
