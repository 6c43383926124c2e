#include "rooms/conspiracy.h"

#include <algorithm>

#include "play/tagged_hash.h"

namespace rooms {

using namespace play::room;

namespace {

constexpr std::uint64_t kTurns = 48;     // of a game
constexpr std::uint32_t kElements = 64;  // of a chain: a game needs fewer
constexpr std::uint64_t kBeatTurns = 4;  // between two rounds of HELLOs

const Room& the_room() {
  static const Room room = open_room({7});
  return room;
}

const core::SigningPair& pair_of(std::size_t i) {
  static const auto pairs = [] {
    std::vector<core::SigningPair> all;
    for (std::uint8_t one = 0; one < kDiceSeats; ++one) {
      all.push_back(enter(the_room(), {one}).pair);
    }
    return all;
  }();
  return pairs[i];
}

// All elements of a chain, starting from its tip.
std::vector<play::ChainKey> grow(const play::ChainKey& secret) {
  std::vector<play::ChainKey> chain(kElements + 1, secret);
  for (std::uint32_t i = kElements; i-- > 0;) {
    chain[i] = play::chain_back(chain[i + 1], 1);
  }
  return chain;
}

}  // namespace

bool Conspiracy::play(std::uint64_t throws) {
  while (thrown_ < throws) {
    if (!play_game()) {
      return false;
    }
  }
  return true;
}

bool Conspiracy::play_game() {
  open_room();
  if (!sit_down()) {
    return false;
  }
  for (turns_ = 0; turns_ < kTurns; ++turns_) {
    if (turns_ % kBeatTurns == 0) {
      wait(kBetween_ms);
    }
    if (!settle()) {
      return false;
    }
    const bool moved = log_->length() > log_->segment().seq + 1;
    if (!silent_.empty() && moved) {
      silent_.clear();
      choice(Choice::Silence) = kTries;
      if (!change() || !settle()) {
        return false;
      }
    }
    if (!move()) {
      return false;
    }
  }
  return true;
}

// ---- Messages -----------------------------------------------------------------------------------

play::ChainKey Conspiracy::drawn(std::uint64_t a, std::uint64_t b, std::uint64_t c) const {
  const Digest digest = play::TaggedHash(play::HashTag::RoomChain)
                            .add(seed_)
                            .add(game_)
                            .add(a)
                            .add(b)
                            .add(c)
                            .digest();
  play::ChainKey key{};
  std::copy_n(digest.begin(), key.size(), key.begin());
  return key;
}

Letter Conspiracy::say(const Body& body, const Key& key) const {
  return write_unsigned(body, key, the_room().id);
}

void Conspiracy::step(const Input& input) {
  for (const Effect& effect : peer_->step(input)) {
    const auto* sent = std::get_if<Send>(&effect);
    if (sent == nullptr || sent->letter->key != honest_) {
      continue;
    }
    if (sent->letter->as<Ready>()) {
      ready_ = sent->letter;
    } else if (sent->letter->as<Show>()) {
      show_ = sent->letter;
    } else if (sent->letter->as<Entry>()) {
      entry_ = sent->letter;
    }
  }
}

void Conspiracy::tell(const Letter& letter) {
  const auto from = std::find(five_.begin(), five_.end(), letter->key) - five_.begin();
  step(Heard{static_cast<Pipe>(from), {}, 0, letter});
}

// Time passes, and all five say HELLO.
void Conspiracy::wait(Millis ms) {
  now_ += ms;
  step(Tick{now_});
  ++hellos_;
  for (std::size_t i = 0; i < five_.size(); ++i) {
    Hello hello;
    hello.session = i + 1;
    hello.count = hellos_;
    hello.wish = 1;
    hello.heard = (1U << kDiceSeats) - 1;
    if (!log_->empty()) {
      hello.attempt = log_->attempt();
      hello.game = log_->tag();
      hello.rank = log_->rank();
      hello.head = tag_of(log_->head());
      hello.shown = log_->shown();
    }
    tell(say(hello, five_[i]));
  }
}

// ---- Guesses ------------------------------------------------------------------------------------

// They know their own elements. In place of the honest device's, which nobody can know, they use
// the one before it; or, with foresight, the element itself.
play::ChainKey Conspiracy::guess(const Key& of, std::uint32_t number) const {
  if (of != honest_) {
    return chains_.at(of)[number];
  }
  return sight_ == Sight::Foresight ? chains_.at(of)[number] : known_;
}

std::size_t Conspiracy::expected(const Digest& game, const Digest& head,
                                 const std::vector<Key>& members, std::uint32_t number) const {
  Elements elements;
  for (const Key& member : members) {
    elements.push_back(guess(member, number));
  }
  return pick(seed_of(game, head, elements), 0, kFairWeights);
}

void Conspiracy::count(std::size_t face) {
  ++thrown_;
  ++throws_.all[face];
  for (std::size_t which = 0; which < kChoices; ++which) {
    if (chosen_[which] < kTries) {
      ++throws_.by[which][chosen_[which]][face];
    }
  }
}

// ---- Players ------------------------------------------------------------------------------------

void Conspiracy::open_room() {
  ++game_;
  const play::ChainKey secret = drawn(0, 0, 0);
  Device device{{}, pair_of(0)};
  std::copy(secret.begin(), secret.end(), device.secret.begin());
  honest_ = device.pair.key;
  peer_ = std::make_unique<Peer>(
      Here{the_room(), device, 1, "Ana", false, &dice_book(), kElements, true});
  five_.clear();
  for (std::size_t i = 1; i < kDiceSeats; ++i) {
    five_.push_back(pair_of(i).key);
  }
  log_ = std::make_unique<Log>(the_room().id, Signatures::Covered, dice_book());
  chains_.clear();
  silent_.clear();
  chosen_.fill(kTries);
  now_ = 1;
  hellos_ = 0;
  wait(1);
}

Setup Conspiracy::seated(std::size_t order) const {
  std::vector<Key> keys = five_;
  std::rotate(keys.begin() + 1, keys.begin() + 1 + static_cast<std::ptrdiff_t>(order / 5 % 4),
              keys.end());
  keys.insert(keys.begin() + 1 + static_cast<std::ptrdiff_t>(order % 5), honest_);
  Setup setup;
  setup.attempt = static_cast<std::uint32_t>(order + 1);
  setup.flags = Setup::kNew;
  setup.rules = "dice";
  for (const Key& key : keys) {
    setup.seats.push_back({Seat::Kind::Person, key, {}});
  }
  return setup;
}

// They ask for READY to one order of seats after another, as long as their guess is not a six.
bool Conspiracy::sit_down() {
  step(Sit{1});
  Letter setup;
  std::vector<Key> members;
  for (std::size_t order = 0; order < kTries; ++order) {
    setup = say(seated(order), five_[0]);
    tell(setup);
    if (order == 0) {
      step(BeReady{});
    }
    if (!ready_ || ready_->as<Ready>()->setup != setup->digest) {
      return false;
    }
    choice(Choice::Order) = order;
    members = order_of_members(*setup->as<Setup>(), setup->key, nullptr);
    const Digest head = start_of(setup, members, 0)->digest;
    if (expected(head, head, members, 1) == kSix) {
      break;
    }
  }
  return start(setup, members);
}

// The honest device has answered; the five choose their chains knowing its tip.
bool Conspiracy::start(const Letter& setup, const std::vector<Key>& members) {
  const bool is_new = log_->empty();
  const std::size_t chains = best_of(kTries, [&](std::size_t i) {
    const Digest head = start_of(setup, members, i)->digest;
    return expected(is_new ? head : log_->game_digest(), head, members, 1);
  });
  const Letter start = start_of(setup, members, chains);
  choice(Choice::Chains) = chains;
  choice(Choice::Move) = kTries;
  if (refused(log_->take(start))) {
    return false;
  }
  tell(start);
  return true;
}

Letter Conspiracy::start_of(const Letter& setup, const std::vector<Key>& members,
                            std::size_t chains) {
  const std::uint32_t attempt = setup->as<Setup>()->attempt;
  known_ = ready_->as<Ready>()->tip;
  std::vector<Letter> readies;
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (members[i] == honest_) {
      readies.push_back(ready_);
      if (sight_ == Sight::Foresight) {
        const Key& secret = peer_->here().device.secret;
        chains_[honest_] = grow(chain_secret(secret, attempt, setup->digest));
      }
      continue;
    }
    if (chains == 0 || i == 0) {
      chains_[members[i]] = grow(drawn(attempt, i + 1, i == 0 ? chains : 0));
    }
    Ready ready;
    ready.setup = setup->digest;
    ready.flags = log_->all_shown() ? Ready::kKnows : 0;
    ready.rank = log_->rank();
    ready.tip = chains_.at(members[i])[0];
    readies.push_back(say(ready, members[i]));
  }
  return say(log_->make_start(setup, std::move(readies)), setup->key);
}

// A START without the silent members.
bool Conspiracy::change() {
  Setup setup = log_->setup();
  setup.attempt = log_->attempt() + 1;
  setup.flags = 0;
  setup.game = log_->tag();
  for (Seat& seat : setup.seats) {
    const bool gone = contains(silent_, seat.key);
    seat = {gone ? Seat::Kind::Bot : Seat::Kind::Person, seat.key, gone ? "greedy" : ""};
  }
  const Letter letter = say(setup, log_->members().front().key);
  tell(letter);
  return ready_->as<Ready>()->setup == letter->digest &&
         start(letter, order_of_members(setup, letter->key, &log_->members()));
}

}  // namespace rooms
