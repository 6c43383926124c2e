#include "rooms/sim.h"

#include <algorithm>

#include "play/tagged_hash.h"
#include "rooms/race.h"

namespace rooms {

using namespace play::room;

namespace {

constexpr Millis kLook_ms = 1000;
constexpr Pipe kBus = 1U << 20U;  // added to pipe numbers for the second way

const Room& the_room() {
  static const Room room = open_room({1});
  return room;
}

const Device& device_of(std::size_t i) {
  static std::map<std::size_t, Device> devices;
  const auto found = devices.find(i);
  return found != devices.end()
             ? found->second
             : devices.emplace(i, enter(the_room(), {static_cast<std::uint8_t>(i + 1)}))
                   .first->second;
}

}  // namespace

Sim::Sim(Plan plan, bool rehearsed)
    : plan_(std::move(plan)), rng_(plan_.seed + 1), rehearsed_(rehearsed) {
  places_.resize(plan_.peers);
  for (std::size_t i = 0; i < plan_.peers; ++i) {
    Place& place = places_[i];
    place.session = (std::uint64_t{1000} << 32U) + i;
    place.peer = std::make_unique<Peer>(here(i, place.session));
    place.rng = core::Rng(plan_.seed * 31 + i);
    push(i * 7, What::Wake, i);
    push(50 + i * 13, What::Look, i);
  }
  for (std::size_t t = 0; t < plan_.troubles.size(); ++t) {
    expect(t);
  }
}

void Sim::expect(std::size_t number) {
  const Trouble& trouble = plan_.troubles[number];
  push(trouble.from, What::Begin, number);
  push(trouble.until, What::End, number);
  if (trouble.kind == Trouble::Kind::Kill || trouble.kind == Trouble::Kind::Stale) {
    places_[trouble.a].mortal = true;
  }
}

void Sim::add(const Trouble& trouble) {
  plan_.troubles.push_back(trouble);
  expect(plan_.troubles.size() - 1);
}

const Device& Sim::device(std::size_t i) const { return device_of(i); }

Letter Sim::sign(const Body& body, std::size_t i) const {
  return rehearsed_ ? write_unsigned(body, device_of(i).pair.key, the_room().id)
                    : write(body, device_of(i).pair, the_room().id);
}

Here Sim::here(std::size_t i, Session session) const {
  const bool race = plan_.rules.starts_with("race");
  return {the_room(),
          device_of(i),
          session,
          "P" + std::to_string(i),
          false,
          race ? &race_book() : &games_book(),
          !rehearsed_ ? 0U
          : race      ? 128U
                      : play::kMostRuns,
          plan_.keeps_promises};
}

void Sim::push(Millis at, What what, std::size_t to, std::size_t from, Pipe pipe, Letter letter,
               Session session) {
  queue_.push({at, order_++, what, to, from, pipe, std::move(letter), session});
}

Outcome Sim::run() {
  constexpr Millis kEnds_ms = 400'000;  // after healing: law 5
  const Millis end = plan_.heals + kEnds_ms;
  while (outcome_.fault.empty() && !queue_.empty() && queue_.top().at <= end) {
    const Event event = queue_.top();
    queue_.pop();
    now_ = std::max(now_, event.at);
    handle(event);
    if (event.what == What::Look && now_ > plan_.heals && over()) {
      outcome_.ended = true;
      break;
    }
  }
  outcome_.at = now_;
  if (outcome_.fault.empty()) {
    check_end();
  }
  return outcome_;
}

void Sim::run_until(Millis time) {
  while (outcome_.fault.empty() && !queue_.empty() && queue_.top().at <= time) {
    const Event event = queue_.top();
    queue_.pop();
    now_ = std::max(now_, event.at);
    handle(event);
  }
  now_ = std::max(now_, time);
}

void Sim::handle(const Event& event) {
  if (event.what == What::Begin) {
    begin(plan_.troubles[event.to]);
    return;
  }
  if (event.what == What::End) {
    end(plan_.troubles[event.to]);
    return;
  }
  Place& place = places_[event.to];
  if (event.what == What::Look) {
    push(now_ + kLook_ms, What::Look, event.to);
  }
  if (place.down > 0) {
    return;
  }
  if (place.frozen > 0) {
    if (event.what == What::Wake) {
      place.wake_at = ~Millis{0};
    }
    if (event.what != What::Look && event.what != What::Deliver) {
      place.waiting.push_back(event);
    } else if (event.what == What::Deliver && place.frozen < kPipes) {
      place.waiting.push_back(event);
    }
    return;
  }
  switch (event.what) {
    case What::Deliver: hear(event.to, event.pipe, event.letter, event.session); break;
    case What::Wake:
      if (event.at >= place.wake_at || place.wake_at == ~Millis{0}) {
        place.wake_at = ~Millis{0};
        step(event.to, Tick{clock(event.to)});
      }
      break;
    case What::Look: look(event.to); break;
    default: decide(event.to);
  }
}

void Sim::hear(std::size_t i, Pipe pipe, const Letter& letter, Session session) {
  Heard heard{pipe, {}, session, letter};
  if (!rehearsed_) {
    heard = {pipe, letter->bytes, session, nullptr};
  }
  step(i, heard);
}

Millis Sim::clock(std::size_t i) const { return now_ * places_[i].rate / 100 + places_[i].jumped; }

void Sim::step(std::size_t i, const Input& input) {
  Place& place = places_[i];
  if (!std::holds_alternative<Tick>(input)) {
    step(i, Tick{clock(i)});
  }
  ++outcome_.steps;
  const Effects effects = place.peer->step(input);
  if (!effects.empty()) {
    carry_out(i, effects);
    check(i);
    think(i);
  }
}

void Sim::carry_out(std::size_t i, const Effects& effects) {
  Place& place = places_[i];
  for (const Effect& effect : effects) {
    if (std::holds_alternative<Keep>(effect)) {
      if (place.mortal) {
        place.before = std::move(place.kept);
        place.kept = std::make_unique<Peer>(*place.peer);
      }
    } else if (const auto* wake = std::get_if<Wake>(&effect)) {
      const Millis local = clock(i);
      const Millis at = now_ + (wake->at > local ? (wake->at - local) * 100 / place.rate : 0) + 1;
      if (at < place.wake_at) {
        place.wake_at = at;
        push(at, What::Wake, i);
      }
    }
    const auto* sent = std::get_if<Send>(&effect);
    if (sent == nullptr) {
      continue;
    }
    narrate(i, *sent->letter, sent->pipe);
    outcome_.trace = play::TaggedHash(play::HashTag::RoomMessage)
                         .add(outcome_.trace)
                         .add(sent->letter->digest)
                         .digest();
    if (sent->letter->as<Show>() && sent->letter->key == place.peer->key()) {
      note_show(i, sent->letter);
    }
    for (std::size_t to = 0; to < places_.size(); ++to) {
      if (to != i && (sent->pipe == kAllPipes || sent->pipe % kBus == pipe_of(to))) {
        ++place.sent;
        ++outcome_.sent;
        post(i, to, sent->letter);
      }
    }
  }
}

Pipe Sim::pipe_of(std::size_t i) const {
  return static_cast<Pipe>(i) + kPipes * places_[i].generation;
}

std::uint32_t Sim::worst(Trouble::Kind kind) const {
  std::uint32_t amount = 0;
  for (const Trouble& one : plan_.troubles) {
    amount = one.kind == kind && on(one) ? std::max(amount, one.amount) : amount;
  }
  return amount;
}

bool Sim::cut(std::size_t from, std::size_t to) const {
  const auto meets = [](std::size_t who, std::size_t one) {
    return one == Trouble::kAnybody || one == who;
  };
  return std::any_of(plan_.troubles.begin(), plan_.troubles.end(), [&](const Trouble& one) {
    if (!on(one)) {
      return false;
    }
    const bool apart = ((one.amount >> from) & 1U) != ((one.amount >> to) & 1U);
    return (one.kind == Trouble::Kind::Cut && meets(from, one.a) && meets(to, one.b)) ||
           (one.kind == Trouble::Kind::Part && apart);
  });
}

void Sim::post(std::size_t from, std::size_t to, const Letter& letter) {
  const Session session = plan_.frames ? places_[from].session : 0;
  if (tamper_) {
    for (const Letter& other : tamper_(from, to, letter)) {
      push(now_ + 1, What::Deliver, to, from, pipe_of(from), other, session);
    }
    return;
  }
  const std::uint32_t loss = worst(Trouble::Kind::Loss);
  const std::uint32_t twice = worst(Trouble::Kind::Double);
  const std::uint32_t late = worst(Trouble::Kind::Delay);
  for (const Pipe way : {Pipe{0}, kBus}) {
    const bool carried = way == 0 ? !cut(from, to) : plan_.bus;
    if (!carried || rng_.below(100) < loss) {
      continue;
    }
    for (unsigned copies = rng_.below(100) < twice ? 2 : 1; copies > 0; --copies) {
      // Most messages are in time: now and then one is very late.
      const std::uint32_t bound = rng_.below(4) == 0 ? late : late / 10;
      push(now_ + 1 + rng_.below(bound + 1), What::Deliver, to, from, pipe_of(from) + way, letter,
           session);
    }
  }
}

}  // namespace rooms
