#include "rooms/plan.h"

#include <algorithm>
#include <array>

#include "core/rng.h"
#include "rooms/race.h"

namespace rooms {

namespace {

using Kind = Trouble::Kind;

constexpr Millis kOpening_ms = 8000;

class Drawer {
 public:
  Drawer(std::uint64_t seed, Plan plan) : rng_(seed ^ 0x5eedULL), plan_(std::move(plan)) {
    plan_.seed = seed;
  }

  Plan draw() {
    plan_.heals = kOpening_ms + below(120'000);
    plan_.thinks = one_of<Millis>({1, 500, 3000, 20'000});
    plan_.games = below(4) == 0 ? 2 : 1;
    plan_.bus = below(6) == 0;
    plan_.comes_back = below(4) != 0;
    plan_.frames = plan_.seed % 2 == 0;
    network();
    const unsigned count = below(6);
    for (unsigned i = 0; i < count; ++i) {
      accident();
    }
    return plan_;
  }

 private:
  std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }
  template <class T>
  T one_of(std::initializer_list<T> list) {
    return *(list.begin() + below(static_cast<std::uint32_t>(list.size())));
  }
  std::size_t peer() { return below(static_cast<std::uint32_t>(plan_.peers)); }
  void add(Kind kind, Millis from, Millis until, std::size_t a, std::size_t b,
           std::uint32_t amount) {
    plan_.troubles.push_back({kind, from, std::min(until, plan_.heals), a, b, amount});
  }

  void network() {
    const Millis from = below(3) == 0 ? 0 : kOpening_ms;
    const auto loss = one_of<std::uint32_t>({0, 0, 2, 20, 50});
    if (loss > 0) {
      add(Kind::Loss, from, plan_.heals, 0, 0, loss);
    }
    if (below(2) == 0) {
      add(Kind::Double, from, plan_.heals, 0, 0, 5);
    }
    const auto delay = one_of<std::uint32_t>({0, 30, 300, 3000, 9000, 30'000});
    if (delay > 0) {
      add(Kind::Delay, from, plan_.heals, 0, 0, delay);
    }
  }

  void accident() {
    const Millis from = (below(4) == 0 ? 0 : kOpening_ms) + below(100'000);
    const Millis until = from + 1000 + below(one_of<std::uint32_t>({5000, 30'000, 90'000}));
    const std::size_t a = peer();
    if (from >= plan_.heals) {
      return;
    }
    switch (below(16)) {
      case 0: add(Kind::Cut, from, until, a, peer(), 0); break;
      case 1: add(Kind::Cut, from, until, a, Trouble::kAnybody, 0); break;
      case 2: add(Kind::Cut, from, until, Trouble::kAnybody, a, 0); break;
      case 3:
      case 4: add(Kind::Part, from, until, 0, 0, 1 + below((1U << plan_.peers) - 1)); break;
      case 5: add(Kind::Freeze, from, until, a, 0, below(2)); break;
      case 6:
      case 7:
      case 8: add(Kind::Kill, from, until, a, 0, 0); break;
      case 9:
        // Gone for a day, or forever.
        add(Kind::Kill, from, until, a, 0, 0);
        plan_.troubles.back().until = below(2) == 0 ? ~Millis{0} : plan_.heals;
        break;
      case 10: add(Kind::Second, from, until, a, 0, 0); break;
      case 11:
        add(Kind::Fast, 0, ~Millis{0}, a, 0, one_of<std::uint32_t>({80, 120}));
        plan_.troubles.back().until = ~Millis{0};
        break;
      case 12: add(Kind::Jump, from, until, a, 0, below(60'000)); break;
      case 13: add(Kind::Leave, from, until, a, 0, 0); break;
      case 14: add(Kind::Without, from, until, a, 0, 0); break;
      default:
        add(one_of({Kind::PutOut, Kind::End, Kind::Say}), from, until, a, 0,
            below(static_cast<std::uint32_t>(plan_.seats)));
    }
  }

  core::Rng rng_;
  Plan plan_;
};

}  // namespace

Plan draw_plan(std::uint64_t seed) {
  core::Rng rng(seed);
  Plan plan;
  plan.peers = 2 + rng.below(5);
  plan.seats = std::min<std::size_t>(6, std::max<std::size_t>(plan.peers, 2 + rng.below(5)));
  plan.rules = race_rules(plan.seats);
  return Drawer(seed, plan).draw();
}

Plan draw_plan(std::uint64_t seed, const std::string& rules, std::size_t seats) {
  core::Rng rng(seed);
  Plan plan;
  plan.seats = seats;
  plan.peers = 2 + rng.below(static_cast<std::uint32_t>(seats - 1));
  plan.rules = rules;
  plan = Drawer(seed, plan).draw();
  plan.games = 1;
  plan.thinks = std::min<Millis>(plan.thinks, 500);
  return plan;
}

std::string print(const Plan& plan) {
  static constexpr std::array<const char*, 16> kNames = {
      "loss",   "double", "delay", "cut",   "part",    "freeze",  "kill", "stale",
      "second", "fast",   "jump",  "leave", "without", "put out", "end",  "say"};
  std::string text = "seed " + std::to_string(plan.seed) + ", " + plan.rules + ", " +
                     std::to_string(plan.peers) + " peers, heals at " + std::to_string(plan.heals) +
                     ", thinks " + std::to_string(plan.thinks) + ", games " +
                     std::to_string(plan.games) + (plan.bus ? ", bus" : "") +
                     (plan.frames ? ", frames" : "") + (plan.several ? ", several" : "") +
                     (plan.comes_back ? "" : ", leaves for good") + "\n";
  for (const Trouble& one : plan.troubles) {
    text += std::string("  ") + kNames[static_cast<std::size_t>(one.kind)] + " " +
            std::to_string(one.from) + "–" + std::to_string(one.until) + " a " +
            std::to_string(one.a) + " b " + std::to_string(one.b) + " amount " +
            std::to_string(one.amount) + "\n";
  }
  return text;
}

}  // namespace rooms
