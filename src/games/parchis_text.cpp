// Parchís as text: rules line, tokens of moves, state, strictly as the contract has them.
#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "games/parchis.h"

namespace parchis {

using core::Checked;
using core::Error;
using core::Expected;
using core::Move;
using core::MoveKind;

namespace {

int colour_of(char letter) {
  const std::size_t at = kLetters.find(letter);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

// Letters in colour order to a bit set; nothing if unknown, repeated or out of order.
std::optional<unsigned> parse_colours(std::string_view letters, int arms) {
  unsigned set = 0;
  int previous = -1;
  for (const char letter : letters) {
    const int colour = colour_of(letter);
    if (colour <= previous || colour >= arms) {
      return std::nullopt;
    }
    set |= 1U << colour;
    previous = colour;
  }
  return set == 0 ? std::nullopt : std::optional(set);
}

std::string print_colours(unsigned set) {
  std::string letters;
  for (; set != 0; set &= set - 1) {
    letters += kLetters[static_cast<std::size_t>(std::countr_zero(set))];
  }
  return letters;
}

Error bad_value(std::string_view key, std::string_view value) {
  return {"The rule “{0}” cannot be “{1}”.", {std::string(key), std::string(value)}};
}

// ---- Rules
// ----------------------------------------------------------------------------------------

// The groups of several colours that a board allows: opposite or alternate colours.
bool group_allowed(int arms, unsigned set) {
  static constexpr std::array<unsigned, 2> kFour = {0b0101, 0b1010};
  static constexpr std::array<unsigned, 5> kSix = {0b010101, 0b101010, 0b001001, 0b010010,
                                                   0b100100};
  if (std::has_single_bit(set)) {
    return true;
  }
  const auto holds = [set](const auto& groups) {
    return std::find(groups.begin(), groups.end(), set) != groups.end();
  };
  return (arms == 4 && holds(kFour)) || (arms == 6 && holds(kSix));
}

Checked read_seats(Rules& rules, std::string_view text) {
  const std::vector<std::string_view> seats = core::split(text, ',');
  unsigned all = 0;
  rules.seats.fill(0);
  rules.seat_count = 0;
  for (const std::string_view seat : seats) {
    const std::optional<unsigned> set = parse_colours(seat, rules.arms);
    const bool fits = set && (all & *set) == 0 && group_allowed(rules.arms, *set) &&
                      seat.size() == seats[0].size();
    if (!fits) {
      return bad_value("seats", text);
    }
    all |= *set;
    rules.seats[static_cast<std::size_t>(rules.seat_count++)] = static_cast<std::uint8_t>(*set);
  }
  return all == (1U << rules.arms) - 1 ? std::nullopt : Checked(bad_value("seats", text));
}

// Teams are the alternate seats; the one with Yellow stands first.
std::string teams_text(const Rules& rules) {
  std::array<unsigned, 2> team = {0, 0};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seat_count); ++seat) {
    team[seat % 2] |= rules.seats[seat];
  }
  const std::size_t first = (team[0] & 1U) != 0 ? 0 : 1;
  return print_colours(team[first]) + "/" + print_colours(team[1 - first]);
}

Checked read_teams(Rules& rules, std::string_view text) {
  if (text == "none") {
    return std::nullopt;
  }
  const bool single = std::has_single_bit(static_cast<unsigned>(rules.seats[0]));
  if (!single || rules.seat_count % 2 != 0) {
    return Error{"The rule “{0}” needs four or six seats of one colour each.", {"teams"}};
  }
  if (text != teams_text(rules)) {
    return Error{"The rule “{0}” must be “{1}” or “none” with these seats.",
                 {"teams", teams_text(rules)}};
  }
  rules.teams = true;
  return std::nullopt;
}

// A key whose values are a few words: sets `target` to the matching one.
template <class T>
Checked read_word(const core::RulesWords& words, std::string_view key, T& target,
                  std::initializer_list<std::pair<std::string_view, T>> choices) {
  const std::optional<std::string_view> value = words.find(key);
  if (!value) {
    return std::nullopt;
  }
  for (const auto& [word, meaning] : choices) {
    if (*value == word) {
      target = meaning;
      return std::nullopt;
    }
  }
  return bad_value(key, *value);
}

Checked read_number(const core::RulesWords& words, std::string_view key, int& target, int low,
                    int high) {
  const std::optional<std::string_view> value = words.find(key);
  if (!value) {
    return std::nullopt;
  }
  const auto number = core::parse_number(*value, static_cast<std::uint32_t>(high));
  if (!number || static_cast<int>(*number) < low) {
    return bad_value(key, *value);
  }
  target = static_cast<int>(*number);
  return std::nullopt;
}

Checked read_first(Rules& rules, std::string_view text) {
  if (text == "random") {
    return std::nullopt;
  }
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    if (print_colours(rules.seats[static_cast<std::size_t>(seat)]) == text) {
      rules.first = seat;
      return std::nullopt;
    }
  }
  return bad_value("first", text);
}

Checked read_rules(const core::RulesWords& words, Rules& rules) {
  static constexpr std::array<std::string_view, 10> kKeys = {
      "arms", "seats", "pieces", "out", "safe", "win", "teams", "allies", "preview", "first"};
  for (const auto& [key, value] : words.values) {
    if (std::find(kKeys.begin(), kKeys.end(), key) == kKeys.end()) {
      return Error{"Parchís has no rule “{0}”.", {std::string(key)}};
    }
  }
  int arms = 4;
  if (Checked error = read_number(words, "arms", arms, kMinArms, kMaxArms)) {
    return error;
  }
  rules = default_rules(arms);
  if (const auto seats = words.find("seats")) {
    if (Checked error = read_seats(rules, *seats)) {
      return error;
    }
  }
  const auto first_error = [](std::initializer_list<Checked> checks) {
    const auto found = std::find_if(checks.begin(), checks.end(),
                                    [](const Checked& check) { return check.has_value(); });
    return found == checks.end() ? Checked() : *found;
  };
  return first_error({
      read_number(words, "pieces", rules.pieces, 1, kMaxPieces),
      read_number(words, "out", rules.out, 0, 1),
      read_word(words, "safe", rules.safe, {{"16", Safe::Sixteen}, {"12", Safe::Twelve}}),
      read_word(words, "win", rules.win, {{"all", Win::All}, {"one", Win::One}}),
      read_teams(rules, words.find("teams").value_or("none")),
      read_word(words, "allies", rules.allies, {{"0", false}, {"1", true}}),
      read_word(words, "preview", rules.preview, {{"0", false}, {"1", true}}),
      read_first(rules, words.find("first").value_or("random")),
  });
}

}  // namespace

Expected<Rules> parse_rules(const core::RulesWords& words) {
  Rules rules;
  if (Checked error = read_rules(words, rules)) {
    return *error;
  }
  if (rules.teams && rules.win == Win::One) {
    return Error{"The rules “{0}” and “{1}” do not go together.", {"win=one", "teams"}};
  }
  if (rules.allies && !rules.teams) {
    return Error{"The rule “{0}” needs “{1}”.", {"allies", "teams"}};
  }
  return rules;
}

std::string print_rules(const Rules& rules) {
  std::string line = "parchis";
  const auto add = [&line](std::string_view key, const std::string& value) {
    line += ' ';
    line += key;
    line += '=';
    line += value;
  };
  const auto seat_text = [&](int seat) {
    return print_colours(rules.seats[static_cast<std::size_t>(seat)]);
  };
  if (rules.arms != 4) add("arms", std::to_string(rules.arms));
  if (rules.seats != default_rules(rules.arms).seats) {
    std::string seats = seat_text(0);
    for (int seat = 1; seat < rules.seat_count; ++seat) {
      seats += "," + seat_text(seat);
    }
    add("seats", seats);
  }
  if (rules.pieces != 4) add("pieces", std::to_string(rules.pieces));
  if (rules.out != 1) add("out", std::to_string(rules.out));
  if (rules.safe != Safe::Sixteen) add("safe", "12");
  if (rules.win != Win::All) add("win", "one");
  if (rules.teams) add("teams", teams_text(rules));
  if (rules.allies) add("allies", "1");
  if (rules.preview) add("preview", "1");
  if (rules.first >= 0) add("first", seat_text(rules.first));
  return line;
}

// ---- Spots and moves
// ------------------------------------------------------------------------------

namespace {

std::string print_spot(const Rules& rules, Colour colour, Site progress) {
  if (progress == kNest) {
    return "n";
  }
  const int beyond = progress - turn_off(rules.arms);
  if (beyond <= 0) {
    return std::to_string(ring_number(rules.arms, colour, progress));
  }
  return beyond > kCorridor ? "g" : "c" + std::to_string(beyond);
}

// The place of a spot in the text's order: ring squares by number, corridor, goal, nest.
int spot_rank(const Rules& rules, Colour colour, Site progress) {
  constexpr int kBehindTheRing = 1000;
  if (progress == kNest) {
    return 2 * kBehindTheRing;
  }
  return progress <= turn_off(rules.arms) ? ring_number(rules.arms, colour, progress)
                                          : kBehindTheRing + progress;
}

std::optional<Site> parse_spot(const Rules& rules, Colour colour, std::string_view text) {
  if (text == "n") {
    return kNest;
  }
  if (text == "g") {
    return goal(rules.arms);
  }
  if (core::take_prefix(text, "c")) {
    const auto number = core::parse_number(text, kCorridor);
    return number && *number > 0 ? std::optional<Site>(turn_off(rules.arms) + *number)
                                 : std::nullopt;
  }
  const int ring = ring_size(rules.arms);
  const auto number = core::parse_number(text, static_cast<std::uint32_t>(ring));
  if (!number || *number == 0) {
    return std::nullopt;
  }
  const int progress = (static_cast<int>(*number) - (kPerArm * colour + 5) + ring) % ring + 1;
  return progress <= turn_off(rules.arms) ? std::optional(static_cast<Site>(progress))
                                          : std::nullopt;
}

constexpr std::array<std::string_view, 12> kPhases = {"first", "deal",    "roll",    "move1",
                                                      "move2", "move3",   "move4",   "move5",
                                                      "move6", "bonus10", "bonus20", "over"};

}  // namespace

std::string Game::seat_name(SeatIndex seat) const { return print_colours(rules_.seats[seat]); }

std::string Game::print_move(Move move) const {
  switch (move.kind) {
    case MoveKind::Begin: return "s" + seat_name(move.value);
    case MoveKind::Throw: return "d" + std::to_string(move.value);
    case MoveKind::Walk:
      return kLetters[move.colour] + print_spot(rules_, move.colour, move.from) + ">" +
             print_spot(rules_, move.colour, move.to);
    default: return "pass";
  }
}

std::string Game::print_state(const State& state) const {
  std::string line;
  for (int c = 0; c < rules_.arms; ++c) {
    const auto colour = static_cast<Colour>(c);
    std::array<Site, kMaxPieces> spots{};
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      spots[static_cast<std::size_t>(lane)] = piece(state, colour, lane);
    }
    std::sort(spots.begin(), spots.begin() + rules_.pieces, [&](Site a, Site b) {
      return spot_rank(rules_, colour, a) < spot_rank(rules_, colour, b);
    });
    line += kLetters[colour];
    for (int i = 0; i < rules_.pieces; ++i) {
      const Site spot = spots[static_cast<std::size_t>(i)];
      line += (i == 0 ? " " : ",") + print_spot(rules_, colour, spot);
      const unsigned ahead = start_square_[spot];
      const bool later = ahead > 1 && later_at(state, start_square(colour, ahead)) == colour + 1U;
      line += later ? "^" : "";
    }
    line += ' ';
  }
  line += "| turn=" + seat_name(state.turn);
  line += " phase=" + std::string(kPhases[static_cast<std::size_t>(state.phase)]);
  line += " sixes=" + std::to_string(state.sixes);
  line += " last=";
  line += state.last_site == kNest ? "-"
                                   : kLetters[state.last_colour] +
                                         print_spot(rules_, state.last_colour, state.last_site);
  if (!rules_.preview) {
    return line;
  }
  std::string next;
  for (int c = 0; c < rules_.arms; ++c) {
    const SeatIndex seat = seat_of_[static_cast<std::size_t>(c)];
    const bool first_letter = std::countr_zero(own_colours(seat)) == c;
    const unsigned face = (state.next >> (3 * seat)) & 7U;
    if (first_letter && face != 0) {
      next += (next.empty() ? "" : ",") + seat_name(seat) + std::to_string(face);
    }
  }
  return line + " next=" + (next.empty() ? "-" : next);
}

// ---- Reading a state
// ------------------------------------------------------------------------------

// Reads one state part by part; the first fault ends it.
class StateReader {
 public:
  StateReader(const Game& game, std::string_view text) : game_(game), text_(text) {}
  Expected<State> read();

 private:
  Checked read_pieces();
  Checked read_colour(Colour colour, std::string_view spots);
  Checked read_fields();
  Checked read_last(std::string_view text);
  Checked read_next(std::string_view text);
  Checked check_squares();
  Checked check_square(Colour owner, Site progress);
  Checked check_phase();
  Checked check_deal();
  Checked check_over();
  [[nodiscard]] std::string letter(Colour colour) const { return {kLetters[colour]}; }

  const Game& game_;
  const Rules& rules_ = game_.rules();
  std::string_view text_;
  State state_ = game_.start();
  std::uint32_t marks_ = 0;  // three bits a start square, as State::later, as read
};

Expected<State> StateReader::read() {
  state_.turn = 0;
  for (const auto part :
       {&StateReader::read_pieces, &StateReader::read_fields, &StateReader::check_squares,
        &StateReader::check_phase, &StateReader::check_over}) {
    if (Checked error = (this->*part)()) {
      return *error;
    }
  }
  // The canonical form leaves no other way to write a position.
  if (game_.print_state(state_) != text_) {
    return Error{"The position is not in its canonical form at the pieces or the fields.", {}};
  }
  return state_;
}

Checked StateReader::read_pieces() {
  const std::size_t bar = text_.find(" | ");
  if (bar == std::string_view::npos) {
    return Error{"The position lacks “{0}” and the fields behind it.", {" | turn="}};
  }
  std::string_view rest = text_.substr(0, bar);
  for (int c = 0; c < rules_.arms; ++c) {
    const auto colour = static_cast<Colour>(c);
    const std::string_view name = core::take_until(rest, ' ');
    if (name != letter(colour)) {
      return Error{"Here the pieces of {0} are wanted, not “{1}”.",
                   {letter(colour), std::string(name)}};
    }
    if (Checked error = read_colour(colour, core::take_until(rest, ' '))) {
      return error;
    }
  }
  return rest.empty()
             ? std::nullopt
             : Checked(Error{"Behind the pieces stands too much: “{0}”.", {std::string(rest)}});
}

Checked StateReader::read_colour(Colour colour, std::string_view spots) {
  const std::vector<std::string_view> words = core::split(spots, ',');
  if (static_cast<int>(words.size()) != rules_.pieces) {
    return Error{"Colour {0} has {1} pieces, not {2}.",
                 {letter(colour), std::to_string(words.size()), std::to_string(rules_.pieces)}};
  }
  std::array<Site, 8> sites{};
  sites.fill(Game::kNoPiece);
  int rank = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string_view word = words[i];
    const bool marked = word.ends_with('^');
    word.remove_suffix(marked ? 1 : 0);
    const std::optional<Site> site = parse_spot(rules_, colour, word);
    if (!site) {
      return Error{"The pieces of {0} cannot stand on “{1}”.",
                   {letter(colour), std::string(words[i])}};
    }
    if (spot_rank(rules_, colour, *site) < rank) {
      return Error{"The pieces of {0} are not in order.", {letter(colour)}};
    }
    rank = spot_rank(rules_, colour, *site);
    sites[i] = *site;
    if (marked) {
      const unsigned ahead = game_.start_square_[*site];
      if (ahead <= 1) {
        return Error{"The pieces of {0} carry a mark at “{1}” where none belongs.",
                     {letter(colour), std::string(words[i])}};
      }
      const unsigned square = game_.start_square(colour, ahead);
      if (((marks_ >> (3 * square)) & 7U) != 0) {
        return Error{"The pieces of {0} and another carry a mark on one square, position {1}.",
                     {letter(colour), std::string(words[i])}};
      }
      marks_ |= (colour + 1U) << (3 * square);
    }
  }
  std::sort(sites.begin(), sites.end());
  state_.pieces[colour] = 0;
  for (std::size_t lane = 0; lane < sites.size(); ++lane) {
    state_.pieces[colour] |= std::uint64_t{sites[lane]} << (8 * lane);
  }
  return std::nullopt;
}

Checked StateReader::read_fields() {
  std::string_view rest = text_.substr(text_.find(" | ") + 3);
  std::array<std::string_view, 5> values{};
  constexpr std::array<std::string_view, 5> kFields = {"turn", "phase", "sixes", "last", "next"};
  const std::size_t count = rules_.preview ? 5 : 4;
  for (std::size_t i = 0; i < count; ++i) {
    std::string_view word = core::take_until(rest, ' ');
    if (!core::take_prefix(word, kFields[i]) || !core::take_prefix(word, "=")) {
      return Error{"The field “{0}” is missing.", {std::string(kFields[i])}};
    }
    values[i] = word;
  }
  if (!rest.empty()) {
    return Error{"There is no field “{0}” here.", {std::string(rest)}};
  }
  bool found = false;
  for (SeatIndex seat = 0; seat < rules_.seat_count; ++seat) {
    if (game_.seat_name(seat) == values[0]) {
      state_.turn = seat;
      found = true;
    }
  }
  if (!found) {
    return Error{"The field “{0}” names no seat: “{1}”.", {"turn", std::string(values[0])}};
  }
  const auto phase = std::find(kPhases.begin(), kPhases.end(), values[1]);
  if (phase == kPhases.end()) {
    return Error{"The field “{0}” cannot be “{1}”.", {"phase", std::string(values[1])}};
  }
  state_.phase = static_cast<Phase>(phase - kPhases.begin());
  const auto sixes = core::parse_number(values[2], 2);
  if (!sixes) {
    return Error{"The field “{0}” cannot be “{1}”.", {"sixes", std::string(values[2])}};
  }
  state_.sixes = static_cast<std::uint8_t>(*sixes);
  if (Checked error = read_last(values[3])) {
    return error;
  }
  return rules_.preview ? read_next(values[4]) : std::nullopt;
}

Checked StateReader::read_last(std::string_view text) {
  state_.last_site = kNest;
  state_.last_colour = 0;
  if (text == "-") {
    return std::nullopt;
  }
  Error wrong{"The field “{0}” names no piece that this side can have moved: “{1}”.",
              {"last", std::string(text)}};
  const int colour = text.empty() ? -1 : colour_of(text[0]);
  if (colour < 0 || colour >= rules_.arms ||
      ((game_.side_colours(state_.turn) >> colour) & 1U) == 0) {
    return wrong;
  }
  const auto site = parse_spot(rules_, static_cast<Colour>(colour), text.substr(1));
  if (!site || *site == kNest || Game::count_at(state_, static_cast<Colour>(colour), *site) == 0) {
    return wrong;
  }
  state_.last_colour = static_cast<Colour>(colour);
  state_.last_site = *site;
  return std::nullopt;
}

Checked StateReader::read_next(std::string_view text) {
  state_.next = 0;
  if (text == "-") {
    return std::nullopt;
  }
  for (const std::string_view word : core::split(text, ',')) {
    bool found = false;
    for (SeatIndex seat = 0; seat < rules_.seat_count; ++seat) {
      std::string_view face = word;
      if (!core::take_prefix(face, game_.seat_name(seat)) ||
          ((state_.next >> (3 * seat)) & 7U) != 0) {
        continue;
      }
      if (const auto number = core::parse_number(face, 6); number && *number > 0) {
        state_.next |= *number << (3 * seat);
        found = true;
      }
    }
    if (!found) {
      return Error{"The field “{0}” cannot have “{1}” there.", {"next", std::string(word)}};
    }
  }
  return std::nullopt;
}

Checked StateReader::check_squares() {
  for (int c = 0; c < rules_.arms; ++c) {
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      const auto colour = static_cast<Colour>(c);
      const Site site = Game::piece(state_, colour, lane);
      if (site != kNest && site != game_.goal()) {
        if (Checked error = check_square(colour, site)) {
          return error;
        }
      }
    }
  }
  for (int square = 0; square < rules_.arms; ++square) {
    const unsigned mark = (marks_ >> (3 * square)) & 7U;
    if (mark != 0 && ((state_.later >> (3 * square)) & 7U) == 0) {
      const int number = ring_number(rules_.arms, static_cast<Colour>(square), kStart);
      return Error{"The pieces of {0} carry a mark at “{1}” where none belongs.",
                   {letter(static_cast<Colour>(mark - 1)), std::to_string(number) + "^"}};
    }
  }
  return std::nullopt;
}

// At most two pieces a square; a mixed pair only on a safe one; and which pairs need a mark.
Checked StateReader::check_square(Colour owner, Site progress) {
  const bool ring = progress <= game_.turn_off();
  const int count =
      ring ? game_.pieces_on(state_, owner, progress) : Game::count_at(state_, owner, progress);
  const int own = Game::count_at(state_, owner, progress);
  const std::string spot = letter(owner) + " " + print_spot(rules_, owner, progress);
  if (count > 2) {
    return Error{"In this position more than two pieces stand on {0}.", {spot}};
  }
  if (count != 2 || own == 2) {
    return std::nullopt;
  }
  if (!game_.is_safe(progress)) {
    return Error{"In this position two colours stand on {0}, which is not safe.", {spot}};
  }
  const unsigned ahead = game_.start_square_[progress];
  if (ahead <= 1) {
    return std::nullopt;
  }
  const unsigned square = game_.start_square(owner, ahead);
  const auto home = static_cast<Colour>(square);
  if (Game::count_at(state_, home, kStart) == 0) {
    const unsigned mark = (marks_ >> (3 * square)) & 7U;
    const bool here = mark == owner + 1U;
    state_.later |= here ? mark << (3 * square) : 0;
    if (mark == 0) {
      return Error{"In this position the mark of the later arrival (^) is missing at {0}.", {spot}};
    }
  }
  return std::nullopt;
}

Checked StateReader::check_phase() {
  const Phase phase = state_.phase;
  const bool moved = state_.last_site != kNest;
  const auto wrong = [&](std::string_view field) {
    return Error{
        "The fields “{0}” and “{1}” do not go together.",
        {"phase=" + std::string(kPhases[static_cast<std::size_t>(phase)]), std::string(field)}};
  };
  if (phase == Phase::First || phase == Phase::Deal) {
    if (state_.sixes != 0) return wrong("sixes");
    if (moved) return wrong("last");
    if (phase == Phase::First && rules_.first >= 0) return wrong("first");
    if (phase == Phase::First && state_.turn != 0) return wrong("turn");
    if (phase == Phase::Deal && !rules_.preview) return wrong("preview");
    if (phase == Phase::Deal && rules_.first >= 0 && state_.turn != rules_.first) {
      return wrong("turn");
    }
    if (state_.pieces != game_.start().pieces) return wrong("pieces");
  }
  if (phase == Phase::Roll && state_.sixes == 0 && moved) return wrong("last");
  if (phase >= Phase::Move1 && phase <= Phase::Move5 && state_.sixes != 0) return wrong("sixes");
  if (phase == Phase::Move6 && state_.sixes == 0) return wrong("sixes");
  if (phase == Phase::Move6 && state_.sixes == 1 && moved) return wrong("last");
  if (phase == Phase::Bonus10 || phase == Phase::Bonus20) {
    if (!moved) return wrong("last");
    // A bonus of 10 is earned in the goal, one of 20 outside it.
    if ((phase == Phase::Bonus10) != (state_.last_site == game_.goal())) return wrong("last");
    if (state_.last_site > game_.turn_off() && state_.last_site < game_.goal()) {
      return wrong("last");
    }
  }
  return rules_.preview ? check_deal() : std::nullopt;
}

// `next` is empty before the deal, filled in turn order during it, and full behind it.
Checked StateReader::check_deal() {
  int dealt = 0;
  while (dealt < rules_.seat_count && ((state_.next >> (3 * dealt)) & 7U) != 0) {
    ++dealt;
  }
  const bool in_order = state_.next >> (3 * dealt) == 0;
  const bool fits = state_.phase == Phase::First  ? dealt == 0
                    : state_.phase == Phase::Deal ? dealt < rules_.seat_count
                                                  : dealt == rules_.seat_count;
  if (!in_order || !fits) {
    return Error{"The fields “{0}” and “{1}” do not go together.",
                 {"phase=" + std::string(kPhases[static_cast<std::size_t>(state_.phase)]), "next"}};
  }
  return std::nullopt;
}

Checked StateReader::check_over() {
  bool won = false;
  for (SeatIndex seat = 0; seat < rules_.seat_count; ++seat) {
    won = won || game_.has_won(state_, seat);
    if (game_.has_won(state_, seat) && state_.phase != Phase::Over) {
      return Error{"Seat {0} has won already, but “{1}” is not over.",
                   {game_.seat_name(seat), "phase"}};
    }
  }
  if (state_.phase != Phase::Over) {
    return std::nullopt;
  }
  if (!won) {
    return Error{"Nobody has won, but “{0}” is over.", {"phase"}};
  }
  for (SeatIndex seat = 0; seat < rules_.seat_count; ++seat) {
    const bool same_side = (game_.side_colours(state_.turn) & game_.own_colours(seat)) != 0;
    if (game_.has_won(state_, seat) != same_side) {
      return Error{"The game is over, but the field “{0}” does not name the one winner.", {"turn"}};
    }
  }
  if (state_.last_site != game_.goal()) {
    return Error{"The game is over, but the field “{0}” is not in the goal.", {"last"}};
  }
  return std::nullopt;
}

Expected<State> Game::parse_state(std::string_view text) const {
  return StateReader(*this, text).read();
}

}  // namespace parchis
