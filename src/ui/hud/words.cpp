#include "ui/hud/words.h"

#include <algorithm>
#include <bit>

#include "core/bits.h"
#include "games/colours.h"
#include "games/sides.h"
#include "ui/draft/labels.h"
#include "ui/hud/game.h"
#include "ui/hud/own_dice.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

// The team-mates whose pieces may be moved; nobody if one of the player's own may be.
std::string mates_to_move(const view::Session& session) {
  const games::Game& game = session.match().game();
  const core::SeatIndex seat = session.status().seat;
  const auto choices = session.picker().choices();
  unsigned colours = 0;
  for (const std::size_t at : session.picker().open()) {
    if (!choices[at].moves_piece()) return {};
    colours |= 1U << choices[at].move.colour;
  }
  if ((colours & game.own_colours(seat)) != 0) return {};
  std::string names;
  for (core::SeatIndex mate = 0; mate < game.seat_count(); ++mate) {
    if ((colours & game.own_colours(mate)) == 0) continue;
    names += (names.empty() ? "" : ", ") + name_at_table(session, mate);
  }
  return names;
}

}  // namespace

std::string way_words(std::string choice_words) {
  choice_words.erase(std::min(choice_words.size(), choice_words.find(" · ")));
  return choice_words;
}

view::Names names_of(const view::Session& session) {
  view::Names names;
  const auto& players = session.players();
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    names.seats.push_back(player_name(players[seat], seat));
  }
  const auto colours = static_cast<core::Colour>(session.tabletop().board().places.size());
  for (core::Colour colour = 0; colour < colours; ++colour) {
    names.colours.push_back(colour_name(session.tabletop().hue(colour)));
  }
  // A player with one colour always has the same name.
  const games::Game& game = session.match().game();
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const unsigned own = game.own_colours(static_cast<core::SeatIndex>(seat));
    if (std::has_single_bit(own)) {
      names.colours[static_cast<std::size_t>(std::countr_zero(own))] = names.seats[seat];
    }
  }
  return names;
}

std::string wins_words(const view::Session& session, core::SeatIndex winner) {
  const auto& players = session.players();
  std::string side;
  bool alone = true;
  bool unnamed = false;  // a person of the side
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (!games::same_side(session.match().game(), winner, static_cast<core::SeatIndex>(seat)))
      continue;
    alone = side.empty();
    const std::string name = player_name(players[seat], seat);
    side += (side.empty() ? "" : " & ") + name;
    // A game begun here has noted the name that stands for none.
    const play::Player nobody{players[seat].kind, players[seat].level, ""};
    unnamed = unnamed || (players[seat].is_person() && name == player_name(nobody, seat));
  }
  const bool reader = unnamed && people_at_table(session) == 1;
  return reader  ? std::string(tr("You win!"))
         : alone ? tr("{0} wins!", {side})
                 : tr("{0} win!", {side});
}

std::string victory_words(const view::Session& session) {
  const core::SeatIndex first = play::places(session.replay())[0];
  return play::next_round_waits(session.replay())
             ? tr("{0} wins the round", {player_name(session.players()[first], first)})
             : wins_words(session, first);
}

core::SeatIndex spotlit_seat(const view::Session& session) {
  const view::Status status = session.status();
  return status.over ? play::places(session.replay())[0] : status.seat;
}

std::vector<LogLine> log_lines(const view::Session& session, std::size_t most, std::size_t from) {
  std::vector<LogLine> lines;
  const view::Names names = names_of(session);
  const auto log = session.told();
  for (std::size_t i = log.size(); i-- > from && (most == 0 || lines.size() < most);) {
    auto sentence = view::describe(session.match().game(), names, log[i].seat, log[i].event);
    if (i > from && view::completes_exchange(log[i - 1].event, log[i].event)) {
      const core::Event& first = log[--i].event;
      sentence =
          core::Sentence{"{0} changes places with {1}.",
                         {names.colours[first.colour], names.colours[log[i + 1].event.colour]}};
    }
    if (sentence) lines.push_back({log[i].seat, tr(*sentence)});
  }
  std::reverse(lines.begin(), lines.end());
  return lines;
}

std::string from_to(const std::string& from, const std::string& to) { return from + " → " + to; }

std::string run_words(int throws, bool doublets) {
  return doublets ? view::tr_count("{0} doublet in a row", "{0} doublets in a row", throws)
                  : view::tr_count("{0} six in a row", "{0} sixes in a row", throws);
}

std::string in_a_row(int throws, bool doublets) {
  return throws < 2 ? std::string() : " · " + run_words(throws, doublets);
}

bool is_online(const view::Session& session) { return play::throws_for_others(session.chance()); }

std::string name_at_table(const view::Session& session, core::SeatIndex seat) {
  const auto& players = session.players();
  const play::Player& player = players[seat];
  const bool only = is_online(session) && player.is_person() && player.name.empty() &&
                    play::count_persons(players) == 1;
  return only ? std::string(tr("You")) : player_name(player, seat);
}

int people_at_table(const view::Session& session) {
  const auto& players = session.players();
  return static_cast<int>(std::count_if(
      players.begin(), players.end(), [](const play::Player& player) { return !player.is_bot(); }));
}

std::string status_line(const view::Session& session) {
  const view::Status status = session.status();
  if (status.over) {
    return std::string(play::next_round_waits(session.replay()) ? tr("The round is over")
                                                                : tr("The game is over"));
  }
  if (session.picker().unconfirmed()) return std::string(tr("Tap it once more to make this move"));
  if (status.may_enter) return own_dice_words(session);
  if (status.person_acts) {
    const std::string wanted = game_hud(session).wanted(session);
    const std::string mates = mates_to_move(session);
    return mates.empty() ? wanted : tr("For {0}: {1}", {mates, wanted});
  }
  const auto& player = session.players()[status.seat];
  return player.is_person() ? std::string() : std::string(tr("is playing"));
}

}  // namespace ui
