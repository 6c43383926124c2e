#include "rooms/lies.h"

#include <algorithm>
#include <array>

namespace rooms {

namespace {

using namespace play::room;

constexpr std::uint32_t kChain = 128;  // elements of the race's chains in a rehearsal

Letters as_it_is(const Letter& letter) { return {letter}; }

// The liar's element for that entry of the newest segment.
play::ChainKey element(const Lying& lying, std::uint32_t seq) {
  const Segment& now = lying.log().segment();
  const Device& device = lying.sim.device(lying.liar);
  for (const Member& member : now.members) {
    if (member.key == device.pair.key) {
      return Chain(chain_secret(device.secret, now.setup.attempt, member.ready.setup), kChain)
          .element(seq - now.seq + 1);
    }
  }
  return {};
}

bool is_member(const Lying& lying) {
  return !lying.log().empty() &&
         contains(keys_of(lying.log().members()), lying.sim.device(lying.liar).pair.key);
}

const Moves* moves_of(const Letter& letter) {
  const Entry* entry = letter->as<Entry>();
  return entry ? std::get_if<Moves>(&entry->content) : nullptr;
}

template <class F>
Letters alter_show(const Lying& lying, const Letter& letter, F&& alter) {
  if (!letter->as<Show>()) {
    return {letter};
  }
  Show show = *letter->as<Show>();
  alter(show);
  return {lying.sign(show)};
}

template <class F>
Letters alter_moves(const Lying& lying, const Letter& letter, F&& alter) {
  if (moves_of(letter) == nullptr) {
    return {letter};
  }
  Entry entry = *letter->as<Entry>();
  alter(std::get<Moves>(entry.content));
  return {lying.sign(entry)};
}

// ---- Shows --------------------------------------------------------------------------------------

Letters wrong_element(const Lying& lying, const Letter& letter) {
  return alter_show(lying, letter, [](Show& show) { ++show.element[0]; });
}

Letters older_element(const Lying& lying, const Letter& letter) {
  return alter_show(lying, letter,
                    [](Show& show) { show.element = play::chain_back(show.element, 1); });
}

Letters anothers_element(const Lying& lying, const Letter& letter) {
  const Member* other = nullptr;
  if (!letter->as<Show>() || lying.log().empty()) {
    return {letter};
  }
  for (const Member& member : lying.log().members()) {
    other = member.key != letter->key && !member.shows.empty() ? &member : other;
  }
  return other == nullptr ? as_it_is(letter) : alter_show(lying, letter, [&](Show& show) {
    show.element = other->shows.back()->as<Show>()->element;
  });
}

Letters early_show(const Lying& lying, const Letter& letter) {
  const Show* show = letter->as<Show>();
  if (show == nullptr || lying.log().empty() || show->game != lying.log().tag() ||
      show->seq < lying.log().segment().seq || !is_member(lying)) {
    return {letter};
  }
  Show next = *show;
  ++next.seq;
  next.head = {};
  next.element = element(lying, next.seq);
  return {letter, lying.sign(next)};
}

// Only the next in the room hears it.
Letters early_show_to_one(const Lying& lying, const Letter& letter) {
  const std::size_t one = (lying.liar + 1) % lying.sim.size();
  return lying.to == one ? early_show(lying, letter) : Letters{letter};
}

Letters other_head(const Lying& lying, const Letter& letter) {
  return alter_show(lying, letter, [](Show& show) { ++show.head[0]; });
}

Letters no_show(const Lying&, const Letter& letter) {
  return letter->as<Show>() ? Letters{} : Letters{letter};
}

Letters show_at_whim(const Lying&, const Letter& letter) {
  const Show* show = letter->as<Show>();
  return show && show->head[0] % 3 == 0 ? Letters{} : Letters{letter};
}

// Only the next in the room hears it.
Letters show_to_one(const Lying& lying, const Letter& letter) {
  const std::size_t one = (lying.liar + 1) % lying.sim.size();
  return letter->as<Show>() && lying.to != one ? Letters{} : Letters{letter};
}

// It says that a promise forbids it to show, which nobody has asked of it.
Letters no_show_as_promised(const Lying& lying, const Letter& letter) {
  if (!letter->as<Hello>() || lying.log().empty()) {
    return no_show(lying, letter);
  }
  Hello hello = *letter->as<Hello>();
  hello.attempt = lying.log().attempt() + 1;
  return {lying.sign(hello)};
}

// ---- Moves --------------------------------------------------------------------------------------

Letters wrong_state(const Lying& lying, const Letter& letter) {
  return alter_moves(lying, letter, [](Moves& moves) { ++moves.after; });
}

Letters wrong_throw(const Lying& lying, const Letter& letter) {
  return alter_moves(lying, letter, [](Moves& moves) { moves.text[1] ^= 1; });
}

Letters illegal_move(const Lying& lying, const Letter& letter) {
  return alter_moves(lying, letter,
                     [](Moves& moves) { moves.text = moves.text.substr(0, 2) + " fly"; });
}

Letters second_move(const Lying& lying, const Letter& letter) {
  return alter_moves(lying, letter, [](Moves& moves) { moves.text += " go"; });
}

// Sent with each HELLO, although it is somebody else's turn.
Letters move_out_of_turn(const Lying& lying, const Letter& letter) {
  const Log& log = lying.log();
  if (!letter->as<Hello>() || !is_member(lying) || !log.writer() ||
      log.members()[*log.writer()].key == letter->key) {
    return {letter};
  }
  core::MoveList list;
  log.outcomes()->position->moves(list);
  return {letter, lying.sign(log.make_move({list.begin(), list.empty() ? 0U : 1U}))};
}

// One version for half of the room, another for the others.
Letters two_stories(const Lying& lying, const Letter& letter) {
  const Moves* moves = moves_of(letter);
  if (moves == nullptr || lying.to % 2 == 0) {
    return {letter};
  }
  const Log before = lying.log().cut(letter->as<Entry>()->seq);
  if (!before.outcomes() || before.tag() != letter->as<Entry>()->game) {
    return {letter};
  }
  const auto other =
      find_move(*before.outcomes()->position, moves->text.ends_with("go") ? "stay" : "go");
  return {lying.sign(before.make_move({&*other, 1}))};
}

// ---- Players ------------------------------------------------------------------------------------

Letter ready_for(const Lying& lying, const Letter& setup) {
  const Log& log = lying.log();
  Ready ready;
  ready.setup = setup->digest;
  ready.flags = log.all_shown() ? Ready::kKnows : 0;
  ready.rank = log.rank();
  return lying.sign(ready);
}

// A START with only the liar and bots, sent with each HELLO.
template <class F>
Letters start_alone(const Lying& lying, const Letter& letter, F&& alter) {
  const Log& log = lying.log();
  if (!letter->as<Hello>() || !is_member(lying) || log.over()) {
    return {letter};
  }
  Setup setup = log.setup();
  setup.attempt = log.attempt() + 1;
  setup.flags = 0;
  setup.game = log.tag();
  for (Seat& seat : setup.seats) {
    if (seat.key != letter->key) {
      seat = {Seat::Kind::Bot, seat.key, "greedy"};
    }
  }
  alter(setup, letter->key);
  const Letter asked = lying.sign(setup);
  return {letter, lying.sign(log.make_start(asked, {ready_for(lying, asked)}))};
}

Letters start_without_majority(const Lying& lying, const Letter& letter) {
  return start_alone(lying, letter, [](Setup&, const Key&) {});
}

Letters take_a_seat(const Lying& lying, const Letter& letter) {
  return start_alone(lying, letter, [](Setup& setup, const Key& key) {
    setup.seats[0] = {Seat::Kind::Person, key, {}};
  });
}

// Another game, for itself alone.
Letters start_apart(const Lying& lying, const Letter& letter) {
  return start_alone(lying, letter, [](Setup& setup, const Key&) { setup.flags = Setup::kApart; });
}

Letters other_rules(const Lying& lying, const Letter& letter) {
  return start_alone(lying, letter, [](Setup& setup, const Key&) { setup.rules += "0"; });
}

// It asks for a set-up without the first member, as if it were the owner.
Letters ask_without_the_first(const Lying& lying, const Letter& letter) {
  const Log& log = lying.log();
  if (!letter->as<Hello>() || log.empty()) {
    return {letter};
  }
  Setup setup = log.setup();
  setup.attempt = log.attempt() + 1 + static_cast<std::uint32_t>(lying.sim.now() / 1000);
  setup.game = log.tag();
  setup.flags = 0;
  setup.seats[0] = {Seat::Kind::Bot, setup.seats[0].key, "greedy"};
  return {letter, lying.sign(setup)};
}

Letters ready_to_everything(const Lying& lying, const Letter& letter) {
  return letter->as<Hello>() && lying.setup ? Letters{letter, ready_for(lying, lying.setup)}
                                            : Letters{letter};
}

Letters never_ready(const Lying& lying, const Letter& letter) {
  constexpr Millis kPlays_ms = 17'000;  // the game has begun by then
  return letter->as<Ready>() && lying.sim.now() > kPlays_ms ? Letters{} : Letters{letter};
}

// It shows nothing, leaves when it is left out, and says that it knows the throw.
Letters leave_with_the_throw(const Lying& lying, const Letter& letter) {
  const Setup* setup = lying.setup ? lying.setup->as<Setup>() : nullptr;
  const auto names_liar = [&](const Seat& seat) {
    return seat.kind == Seat::Kind::Person && seat.key == letter->key;
  };
  if (!letter->as<Hello>() || setup == nullptr || setup->game != lying.log().tag() ||
      std::any_of(setup->seats.begin(), setup->seats.end(), names_liar)) {
    return no_show(lying, letter);
  }
  Ready ready;
  ready.setup = lying.setup->digest;
  ready.flags = Ready::kLeaves | Ready::kKnows;
  ready.rank = lying.log().rank();
  return {letter, lying.sign(ready)};
}

// Another's name, and a wish for all seats.
Letters wish_all(const Lying& lying, const Letter& letter) {
  if (!letter->as<Hello>()) {
    return {letter};
  }
  Hello hello = *letter->as<Hello>();
  hello.name = "P0";
  hello.wish = (1U << kMostMembers) - 1;
  return {lying.sign(hello)};
}

Letters hear_anything(const Lying& lying, const Letter& letter) {
  if (!letter->as<Hello>()) {
    return {letter};
  }
  Hello hello = *letter->as<Hello>();
  hello.heard = lying.to % 2 == 0 ? 0 : 255;
  return {lying.sign(hello)};
}

Letters say_all_again(const Lying& lying, const Letter& letter) {
  Letters all{letter};
  if (letter->as<Hello>() && !lying.log().empty()) {
    for (const Letter& old : lying.log().missing_from(0)) {
      all.push_back(old);
    }
  }
  return all;
}

constexpr std::array<Lie, 27> kLies = {{
    {"a wrong element", wrong_element, Word::Element, true},
    {"an older element", older_element, Word::Element, true},
    {"another's element", anothers_element, Word::Element, true},
    {"the next element too early", early_show, std::nullopt, false, true, false, true},
    {"the next element too early to one", early_show_to_one, std::nullopt, false, true, false,
     true},
    {"a show for another head", other_head, Word::Head, false, true, false, true},
    {"no show", no_show, std::nullopt, false, true},
    {"no show, as if by a promise", no_show_as_promised, std::nullopt, false, true},
    {"a show now and then", show_at_whim, std::nullopt, false, true},
    {"a show to one alone", show_to_one},
    {"a move that leads elsewhere", wrong_state, Word::State, true},
    {"a throw that was not drawn", wrong_throw, Word::Chance, true},
    {"an illegal move", illegal_move, Word::Move, true},
    {"a move behind a further throw", second_move, Word::Move, true},
    {"a move out of turn", move_out_of_turn, Word::Writer, true},
    {"two moves in one place", two_stories, std::nullopt, true},
    {"a START without a majority", start_without_majority, Word::Majority, true},
    {"a START of a game apart", start_apart, Word::Majority, true},
    {"a START with another's seat", take_a_seat, Word::Seat, true},
    {"a START with other rules", other_rules, Word::Start, true},
    {"a SETUP without the first", ask_without_the_first, std::nullopt, false, false, false, false,
     true},
    {"READY to everything", ready_to_everything},
    {"to leave and know the throw", leave_with_the_throw, std::nullopt, false, true},
    {"never READY", never_ready, std::nullopt, false, false, true},
    {"another's name and all seats", wish_all},
    {"what it hears", hear_anything},
    {"everything again and again", say_all_again},
}};

}  // namespace

std::span<const Lie> lies() { return kLies; }

}  // namespace rooms
