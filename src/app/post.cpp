#include "app/post.h"

#include <algorithm>
#include <utility>

#include "app/app.h"
#include "app/arrivals.h"
#include "app/fresh_bytes.h"
#include "play/daily.h"
#include "play/mail_news.h"
#include "play/rounds.h"
#include "play/sealed.h"
#include "play/views.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/screens/mail.h"
#include "view/table/session.h"

namespace app {

using play::Player;
using view::tr;

namespace {

using Ask = ui::MailPage::Ask;

// The id of a travelling game among the kept ones, unless it is kept beside another of its stories.
std::string key_of(const play::Mail& mail) { return core::hex16(mail.id); }

struct Known {
  play::KeptGame game;
  play::KeptMail mail;
  play::MailNews news;  // of the link compared with it
};

// The game as this device has it; of several stories the one that the link continues.
std::optional<Known> known_as(const App& app, const play::Mail& mail) {
  std::optional<Known> found;
  for (const play::KeptGame& game : app.shelf.library.games()) {
    if (!game.mail.starts_with(key_of(mail))) continue;  // each begins with its game's id
    auto kept = kept_mail(game);
    if (!kept) continue;
    const play::MailNews news = play::compare(kept->mail, mail);
    if (!found || found->news == play::MailNews::Forked) found = {game, std::move(*kept), news};
  }
  return found;
}

// Turns people whose seats are not held here into people elsewhere.
void seat_people(play::Mail& mail, std::uint8_t here) {
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat) {
    Player& player = mail.replay.players[seat];
    if (player.is_bot()) continue;
    const bool mine = here != play::kNobody && mail.holders[seat] == here;
    player.kind = mine ? Player::Kind::Human : Player::Kind::Remote;
  }
}

bool sealed(const play::Mail& mail) {
  return play::travels_sealed(mail.replay.rounds.back().game());
}

void put_on_table(App& app, play::Replay replay, play::ChanceSource chance, play::KeptGame kept) {
  const play::KeptGame* before = app.shelf.library.find(kept.id);
  const bool known = before != nullptr && before->mail == kept.mail &&
                     before->replay == play::print_replay(replay);
  sit_down(app, std::move(replay), std::move(chance), std::move(kept));
  if (!known) app.table.saved_revision = 0;  // what the run has shown must not be lost
  app.model.mail.elsewhere = false;
}

// Puts the game on the table as this device's seat sees it. If this device is the dealer, it deals
// first.
void sit_sealed(App& app, play::KeptMail post, play::KeptGame kept) {
  constexpr std::string_view kTitle = "This game cannot be opened";
  if (post.here.device == play::kDealer) {
    if (const auto fault = play::deal(post.mail, post.here.secret))
      return refuse(app, kTitle, *fault);
  }
  auto sight = play::look(post.mail, post.here);
  if (!sight) return refuse(app, kTitle, sight.error());
  if (kept.id.empty()) kept.id = key_of(post.mail);
  kept.mail = play::print_mail(post.mail, post.here);
  put_on_table(app, std::move(sight->replay), play::SealedCards{std::move(sight->next)},
               std::move(kept));
}

// Puts the game on the table; if it is this device's turn, begins its run. Otherwise it is only
// shown: what bots and chance do comes from the device that plays.
void sit(App& app, play::KeptMail post, play::KeptGame kept) {
  seat_people(post.mail, post.here.device);
  if (sealed(post.mail)) return sit_sealed(app, std::move(post), std::move(kept));
  const auto runs = play::devices_of_moves(post.mail);
  const bool mine =
      post.here.device != play::kNobody && play::device_to_play(post.mail) == post.here.device;
  const bool under_way = !runs.empty() && runs.back() == post.here.device;
  if (mine && !under_way && !play::run_is_shown(post.mail, post.here.device))
    play::begin_run(post.mail, post.here.device, post.here.secret);
  play::ChanceSource chance = play::ShownChance{};
  if (mine) chance = play::LinkDice{play::run_seed(post.mail)};
  if (kept.id.empty()) kept.id = key_of(post.mail);
  kept.mail = play::print_mail(post.mail, post.here);
  put_on_table(app, std::move(post.mail.replay), std::move(chance), std::move(kept));
}

std::optional<play::KeptMail> on_table(const App& app) {
  if (!app.table.session || app.table.kept.mail.empty()) return std::nullopt;
  return play::parse_mail(app.table.kept.mail, play::seen_by_all(app.table.session->replay()));
}

void fill_seats(ui::MailPage& page, const play::Mail& mail) {
  page.sealed = sealed(mail);
  page.seats.clear();
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat) {
    const Player& player = mail.replay.players[seat];
    const bool free = !player.is_bot() && mail.holders[seat] == play::kNobody;
    page.seats.push_back({ui::player_name(player, seat), free, false});
  }
}

// This device takes the seats that were chosen.
void take_seats(App& app) {
  play::Mail& mail = app.post.asked.mail;
  const auto here = static_cast<std::uint8_t>(mail.devices.size());
  app.post.asked.here = {fresh_bytes<sizeof(play::ChainKey)>(), here};
  mail.devices.push_back({play::chain_key(app.post.asked.here.secret, 0), 0, {}});
  if (sealed(mail)) mail.devices.back().key = play::seal_key(app.post.asked.here.secret);
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat) {
    if (app.model.mail.seats[seat].here) mail.holders[seat] = here;
  }
}

void come_further(App& app, const play::KeptGame& game, play::MailHere here) {
  app.post.asked.here = here;
  sit(app, std::move(app.post.asked), game);
}

// “Ludo · Ana”: the game's name, and those who have sat down.
std::string about_game(const play::Mail& mail, const std::vector<ui::MailPage::Seat>& seats) {
  const games::Game& game = mail.replay.rounds.back().game();
  std::string words(ui::known_title(ui::known_of(game.rules())));
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (mail.holders[seat] != play::kNobody) words += " · " + seats[seat].name;
  }
  return words;
}

// The game came by a link and is not known here: offers its free seats.
void ask_to_join(App& app) {
  fill_seats(app.model.mail, app.post.asked.mail);
  auto& seats = app.model.mail.seats;
  const auto free =
      std::count_if(seats.begin(), seats.end(), [](const auto& seat) { return seat.free; });
  if (free > 0 && app.post.asked.mail.devices.size() < play::kMostDevices) {
    for (auto& seat : seats) seat.here = seat.free && free == 1;  // there is nothing to choose
    app.model.mail.about = about_game(app.post.asked.mail, seats);
    app.model.mail.ask = Ask::Join;
  } else {
    watch(app, std::move(app.post.asked.mail.replay), {});
  }
}

// Whether the others have gone on without this device.
bool is_left_out(const Known& known, const play::Mail& mail) {
  const bool goes_on =
      known.news == play::MailNews::Further || known.news == play::MailNews::Forked;
  return goes_on && known.mail.here.device != play::kNobody &&
         !play::takes_part(mail, known.mail.here);
}

// Whether this device has shown nothing of its own yet, so that it may sit down again. With hidden
// hands nothing tells whether it has played, so its story must not be replaced.
bool is_newcomer(const play::KeptMail& kept) {
  return !sealed(kept.mail) && kept.mail.devices[kept.here.device].runs == 0;
}

}  // namespace

void open_mail(App& app, play::Mail mail) {
  if (const auto fault = play::check_mail(mail)) {
    return refuse(app, "This link cannot be opened", *fault);
  }
  keep_game(app);
  const auto known = known_as(app, mail);
  app.post = {{std::move(mail), {}}, known ? known->game.id : "", {}};
  app.model.mail.ask = Ask::Nothing;  // a sheet that is open asks about another game
  if (!known) {
    ask_to_join(app);
    return;
  }
  play::MailNews news = known->news;
  if (is_left_out(*known, app.post.asked.mail)) {
    if (is_newcomer(known->mail)) {
      app.post.beside = known->game.id;
      return ask_to_join(app);
    }
    news = play::MailNews::Forked;
  }
  switch (news) {
    case play::MailNews::Same: open_game(app, known->game.id); break;
    case play::MailNews::Further: come_further(app, known->game, known->mail.here); break;
    case play::MailNews::Rewound: app.model.mail.ask = Ask::Rewound; break;
    case play::MailNews::Forked: app.model.mail.ask = Ask::Forked; break;
  }
}

std::optional<play::KeptMail> kept_mail(const play::KeptGame& game) {
  if (game.mail.empty()) return std::nullopt;
  auto replay = play::parse_replay(game.replay);
  if (!replay) return std::nullopt;
  return play::parse_mail(game.mail, play::seen_by_all(std::move(*replay)));
}

bool open_kept_mail(App& app, const play::KeptGame& game) {
  auto post = kept_mail(game);
  if (!post) return false;
  sit(app, std::move(*post), game);
  return true;
}

std::optional<play::Mail> mail_on_table(const App& app) {
  auto post = on_table(app);
  if (!post) return std::nullopt;
  if (sealed(post->mail) && post->here.device == play::kDealer &&
      play::deal(post->mail, post->here.secret))
    return std::nullopt;
  return std::move(post->mail);
}

namespace {

// The game on the table as it would travel: nobody holds a seat yet.
play::KeptMail mail_to_be(const view::Session& session) {
  play::KeptMail post;
  post.mail.replay = session.replay();
  const games::Game game = post.mail.replay.rounds.front().game();
  // This device knows the cards that it has dealt.
  if (play::travels_sealed(game)) post.mail.replay.rounds = {play::Match(game)};
  post.mail.holders.assign(session.players().size(), play::kNobody);
  return post;
}

// The game on the table takes its own id along, so that it stays one game here; but with hidden
// hands it begins anew, and daily races and rooms have ids of other kinds.
std::uint64_t id_to_travel(const App& app) {
  std::uint64_t id = platform::random_seed();
  const play::KeptGame& kept = app.table.kept;
  if (kept.room.empty() && !play::day_of_game(kept.id) &&
      !play::travels_sealed(app.table.session->match().game()) &&
      core::read_number(kept.id, id, 16) && core::hex16(id) == kept.id)
    return id;
  return platform::random_seed();
}

}  // namespace

// --- Wishes.

void carry_out(App& app, const ui::wish::OfferMail&) {
  if (!app.table.session) return;
  const games::Game& game = app.table.session->match().game();
  if (const auto why = play::refuse_to_travel(game, app.table.session->players()))
    return refuse(app, "Play by link", *why);
  const bool hidden = play::travels_sealed(game);
  app.post.asked = mail_to_be(*app.table.session);
  fill_seats(app.model.mail, app.post.asked.mail);
  const std::size_t turn = hidden ? 0 : app.table.session->status().seat;
  if (app.model.mail.seats[turn].free) app.model.mail.seats[turn].here = true;
  app.model.mail.ask = Ask::Begin;
}

void carry_out(App& app, const ui::wish::SendOff&) {
  app.model.mail.ask = Ask::Nothing;
  if (!app.table.session) return;
  app.post.asked = mail_to_be(*app.table.session);  // the game has gone on under the sheet
  app.post.asked.mail.id = id_to_travel(app);
  app.post.asked.mail.begun =
      static_cast<std::uint32_t>(app.post.asked.mail.replay.rounds.back().made().size());
  take_seats(app);
  play::KeptGame kept;
  kept.name = app.table.kept.name;
  sit(app, std::move(app.post.asked), std::move(kept));
}

void carry_out(App& app, const ui::wish::TakeSeats&) {
  app.model.mail.ask = Ask::Nothing;
  take_seats(app);
  play::KeptGame kept;
  kept.id = app.post.beside;
  sit(app, std::move(app.post.asked), std::move(kept));
}

void carry_out(App& app, const ui::wish::WatchMail&) {
  app.model.mail.ask = Ask::Nothing;
  watch(app, std::move(app.post.asked.mail.replay), {});
}

void carry_out(App& app, const ui::wish::KeepMine&) {
  app.model.mail.ask = Ask::Nothing;
  open_game(app, app.post.known);
}

// A separate game on this device: with the seats held here, if they are held in the link too; in a
// story in which somebody else came in this device's place, its person is a newcomer.
void carry_out(App& app, const ui::wish::KeepBoth&) {
  app.model.mail.ask = Ask::Nothing;
  const play::KeptGame* known = app.shelf.library.find(app.post.known);
  const auto mine = known != nullptr ? kept_mail(*known) : std::nullopt;
  app.post.beside = fresh_game_id();
  if (!mine || !play::takes_part(app.post.asked.mail, mine->here)) {
    ask_to_join(app);
    return;
  }
  app.post.asked.here = mine->here;
  play::KeptGame kept;
  kept.id = app.post.beside;
  sit(app, std::move(app.post.asked), std::move(kept));
}

void deal_next_round(App& app) {
  auto post = on_table(app);
  if (!post || post->here.device != play::kDealer) return;
  if (play::deal(post->mail, post->here.secret)) return;  // opens the finished round
  post->mail.replay.rounds.push_back(play::next_round(post->mail.replay));
  sit(app, std::move(*post), play::KeptGame(app.table.kept));
}

// --- What happens to the travelling game on the table.

namespace {

// Deals the cards that the person here waits for.
void deal_here(App& app) {
  auto post = on_table(app);
  if (post && post->here.device == play::kDealer)
    sit(app, std::move(*post), play::KeptGame(app.table.kept));
}

// Whether this device deals in a game with sealed hands. Its mail is read once for each move.
bool deals(App& app) {
  if (!std::holds_alternative<play::SealedCards>(app.table.session->chance())) return false;
  const std::uint64_t now = app.table.session->revision();
  if (std::exchange(app.post.revision, now) != now) {
    const auto post = on_table(app);
    app.post.deals = post && post->here.device == play::kDealer;
  }
  return app.post.deals;
}

}  // namespace

void follow_mail(App& app) {
  ui::MailPage& page = app.model.mail;
  page.travels = app.table.session && !app.table.kept.mail.empty();
  if (!page.travels) {
    page.elsewhere = false;
    return;
  }
  const auto status = app.table.session->status();
  const auto kind = app.table.session->players()[status.seat].kind;
  const bool rests = !app.table.session->animating();
  const bool over = status.over && rests;
  const bool waits = status.waits && rests;
  page.deals = over && play::next_round_waits(app.table.session->replay()) && deals(app);
  // Whoever dealt opens all hands at the end, here as well.
  const bool opens = over && !play::next_round_waits(app.table.session->replay()) &&
                     play::is_view(app.table.session->replay().rounds.back());
  const bool draws =
      waits && kind == Player::Kind::Human && !app.table.session->match().made().empty();
  if ((draws || opens) && deals(app)) {
    deal_here(app);
    return;
  }
  // When the turn has gone to another device, offers the link to send, once.
  const bool shown = std::holds_alternative<play::ShownChance>(app.table.session->chance());
  const bool elsewhere = rests && !status.over && (kind == Player::Kind::Remote || waits || shown);
  const bool before = std::exchange(page.elsewhere, elsewhere || (over && !page.deals));
  if (page.elsewhere && !before && app.model.screen == ui::Screen::Table)
    carry_out(app, ui::wish::ShareTable{});
}

}  // namespace app
