// The state of the game in words.
#include <bit>

#include "ui/hud_parts.h"

namespace ui {

using view::tr;

namespace {

std::string spot_words(const std::string& spot) {
  if (spot == "n") return std::string(tr("nest"));
  if (spot == "g") return std::string(tr("goal"));
  if (!spot.empty() && spot[0] == 'c') return tr("corridor {0}", {spot.substr(1)});
  return spot;
}

unsigned colours_of(const view::Session& session, core::SeatIndex seat) {
  const auto* game = session.match().game().as<parchis::Game>();
  return game != nullptr ? game->own_colours(seat) : 1U << session.colour_of_seat(seat);
}

}  // namespace

view::Names names_of(const view::Session& session) {
  view::Names names;
  const auto& players = session.players();
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    names.seats.push_back(player_name(players[seat], seat));
  }
  for (core::Colour colour = 0; colour < core::kMaxColours; ++colour) {
    names.colours.push_back(colour_name(colour));
  }
  return names;
}

std::vector<LogLine> log_lines(const view::Session& session, std::size_t most) {
  std::vector<LogLine> lines;
  const view::Names names = names_of(session);
  const auto log = session.log();
  for (std::size_t i = log.size(); i-- > 0 && (most == 0 || lines.size() < most);) {
    const auto sentence = view::describe(session.match().game(), names, log[i].seat, log[i].event);
    if (sentence) lines.push_back({log[i].seat, tr(*sentence)});
  }
  std::reverse(lines.begin(), lines.end());
  return lines;
}

std::string status_line(const view::Session& session) {
  const view::Status status = session.status();
  if (status.over) return std::string(tr("The game is over"));
  if (!status.person_acts) {
    const auto& player = session.players()[status.seat];
    if (player.kind == play::Player::Kind::Bot) return std::string(tr("is playing"));
    return {};
  }
  if (status.may_throw) {
    return std::string(status.sixes > 0 ? tr("A six: throw again") : tr("Throw the die"));
  }
  const auto choices = session.choices();
  if (choices.size() == 1 && choices[0].passes) return std::string(tr("No piece can move"));
  if (status.bonus > 0) {
    return tr("Bonus: move any piece {0} squares", {std::to_string(status.bonus)});
  }
  if (!choices.empty() && choices[0].from == "n") return std::string(tr("Bring a piece out"));
  if (status.steps > 0) return tr("Move a piece {0} squares", {std::to_string(status.steps)});
  return std::string(tr("Move a piece: 6 or 7 squares"));
}

std::string choice_words(const view::Choice& choice) {
  if (choice.passes) return std::string(tr("Pass"));
  std::string out = spot_words(choice.from) + " → " + spot_words(choice.to);
  if (choice.captures) out += " · " + std::string(tr("captures"));
  return out;
}

float seat_discs(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 at,
                 float radius) {
  unsigned set = colours_of(session, seat);
  const float step = radius * 1.3F;
  float x = at.x + radius;
  for (; set != 0; set &= set - 1) {
    colour_disc(ui, {x, at.y}, radius,
                session.hue(static_cast<core::Colour>(std::countr_zero(set))));
    x += step;
  }
  return x - step + radius - at.x;
}

SeatLine seat_line(const view::Session& session, core::SeatIndex seat) {
  SeatLine line;
  const auto* game = session.match().game().as<parchis::Game>();
  if (game == nullptr) return line;
  const unsigned set = game->own_colours(seat);
  for (const core::Token& token : session.match().game().tokens(session.match().state())) {
    if (((set >> token.colour) & 1U) == 0) continue;
    ++line.pieces;
    line.home += token.site == game->goal() ? 1 : 0;
  }
  return line;
}

}  // namespace ui
