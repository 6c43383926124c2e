#include "app/sharing.h"

#include <algorithm>
#include <utility>

#include "app/app.h"
#include "app/outside.h"
#include "play/link/link.h"
#include "play/rounds.h"
#include "play/sealed.h"
#include "play/views.h"
#include "ui/draft/draft.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/screens/share.h"
#include "ui/workshop/workshop.h"
#include "view/words/words.h"

namespace app {

using view::tr;

std::string address_of(const ui::AnyRules& rules, std::string_view fragment) {
  return platform::page_address(ui::page_word(rules)) + "#" + std::string(fragment);
}

namespace {

// The content of the link for the shared game.
play::Link wanted(const play::Replay& replay, ui::ShareWhat what) {
  const play::Match& match = replay.rounds.back();
  switch (what) {
    case ui::ShareWhat::Game: return replay;
    case ui::ShareWhat::Position: return games::Position{match.game(), match.state()};
    case ui::ShareWhat::Setup: break;
  }
  return play::Setup{replay.rounds.front().game(), replay.players};
}

void make_link(App& app) {
  ui::SharePage& page = app.model.share;
  page.link.clear();
  const auto fragment = play::print_link(app.sharing.turn ? play::Link(*app.sharing.turn)
                                                          : wanted(app.sharing.game, page.what));
  if (!fragment) {
    page.trouble = tr(fragment.error());
    return;
  }
  const play::Replay& game = app.sharing.turn ? app.sharing.turn->replay : app.sharing.game;
  page.link = address_of(game.rounds.back().game().rules(), *fragment);
}

// Says who should get the link.
void tell_whose_turn(ui::SharePage& page, const play::Mail& mail, const view::Status& status) {
  using Because = ui::SharePage::Because;
  const auto name = [&](std::size_t seat) {
    return ui::player_name(mail.replay.players[seat], seat);
  };
  const play::Match& match = mail.replay.rounds.back();
  const auto seat_of = [&](std::uint8_t device) {
    const auto& holders = mail.holders;
    return static_cast<std::size_t>(std::find(holders.begin(), holders.end(), device) -
                                    holders.begin());
  };
  page.next = status.over ? "" : name(status.seat);
  if (!status.over && mail.replay.players[status.seat].is_bot()) {  // it plays where its game is
    const std::size_t seat = seat_of(play::device_to_play(mail));
    page.next = seat < mail.holders.size() ? name(seat) : "";
  }
  if (!play::travels_sealed(match.game())) return;
  if (!play::all_sit(mail)) page.because = Because::Seats;
  const bool more = match.over() && play::next_round_waits(mail.replay);
  const bool cards = more || match.actor() == core::kChance;
  if (!cards || play::device_to_play(mail) != play::kDealer) return;
  page.because = Because::Cards;
  page.next = name(seat_of(play::kDealer));
}

void share_turn(App& app, play::Mail mail) {
  ui::SharePage& page = app.model.share;
  page = {};
  page.open = true;
  page.can_send = platform::can_share();
  tell_whose_turn(page, mail, app.table.session->status());
  page.travels = true;
  app.sharing.turn = std::move(mail);
  make_link(app);
  app.ui.want_frame();
}

// Drops a round in which only one seat's cards are known, or nobody's: only a travelling link holds
// it. If it is the only round, just the set-up remains.
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
  page.hands = play::hides_something(replay.rounds.back());
  page.what = played ? ui::ShareWhat::Game : ui::ShareWhat::Setup;
  page.can_send = platform::can_share();
  app.sharing.game = std::move(replay);
  app.sharing.turn.reset();
  make_link(app);
  app.ui.want_frame();
}

}  // namespace

void carry_out(App& app, const ui::wish::ShareTable&) {
  if (auto mail = mail_on_table(app)) {
    share_turn(app, std::move(*mail));
  } else if (app.table.session) {
    share(app, app.table.session->replay());
  }
}

void carry_out(App& app, const ui::wish::ShareDraft&) {
  const ui::Draft& draft = app.model.drafts.now();
  play::Replay replay;
  replay.players = draft.players;
  replay.rounds.emplace_back(games::Game(draft.rules));
  share(app, std::move(replay));
}

// The maze on the drawing board, to be played in.
void carry_out(App& app, const ui::wish::ShareMaze&) {
  const auto game = games::Game::parse(ui::print_sketch(app.model.workshop.editor.sketch()));
  if (!game) return;
  play::Replay replay;
  // Whoever opens the link plays in it against the usual bots.
  replay.players = ui::default_draft(ui::kind_of(game->rules())).players;
  replay.players.resize(static_cast<std::size_t>(game->seat_count()), replay.players.back());
  replay.rounds.emplace_back(*game);
  share(app, std::move(replay));
  app.model.share.name = app.model.workshop.name;
}

void carry_out(App& app, const ui::wish::ShareReview&) {
  if (app.watching.review) share(app, app.watching.review->replay());
}

void carry_out(App& app, const ui::wish::ShareGame& wish) {
  const play::KeptGame* game = app.shelf.library.find(wish.id);
  // A copy would not pass on the turn, or the end to those who have not seen it.
  if (game != nullptr && kept_mail(*game)) {
    const std::string id = wish.id;
    open_game(app, id);
    if (app.table.kept.id == id) carry_out(app, ui::wish::ShareTable{});
    return;
  }
  auto replay = game == nullptr ? core::Expected<play::Replay>(core::Sentence{})
                                : play::parse_replay(game->replay);
  if (replay) share(app, std::move(*replay));
}

void make_code(ui::LinkCode& code, const std::string& link) {
  if (code.link == link || (!link.empty() && !platform::codes_ready())) return;
  code.link = link;
  code.rows = link.empty() ? std::vector<std::string>() : platform::qr_code(link);
}

void follow_share(App& app) {
  if (app.model.share.open) make_code(app.model.share.code, app.model.share.link);
}

void carry_out(App& app, const ui::wish::RemakeLink&) { make_link(app); }

void save_and_tell(App& app, const std::string& name, const std::string& text) {
  const auto place = platform::save_file(name, text);
  app.ui.toast(!place ? tr("“{0}” could not be saved.", {name})
                      : tr("Saved as {0}.", {place->empty() ? name : *place}));
}

void copy_and_tell(App& app, const std::string& text, std::string_view done) {
  platform::copy_text(text, [&app, said = std::string(done)](bool copied) {
    app.ui.toast(copied ? said
                        : std::string(tr("Nothing was copied: copying is not allowed here.")));
  });
}

void carry_out(App& app, const ui::wish::CopyLink&) {
  copy_and_tell(app, app.model.share.link, tr("The link is copied."));
}

void carry_out(App& app, const ui::wish::SendLink&) {
  const std::string& name = app.model.share.name;
  platform::share_link((name.empty() ? "" : name + " · ") + "Homestretch", app.model.share.link);
}

void carry_out(App& app, const ui::wish::SaveReplay&) {
  const std::string name =
      "homestretch-" + std::string(app.sharing.game.rounds.back().game().name()) + ".txt";
  save_and_tell(app, name, play::print_replay(app.sharing.game));
}

}  // namespace app
