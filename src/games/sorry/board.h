// Sorry!: the board as data. The ring of 60 squares, the slides, the safety zones, and each
// colour's own way round. Knows no card, no turn and no rule.
//
// A pawn's *place* counts along its own colour's way, the same numbers for every colour: 0 the
// printed diamond, 1 the entrance, …, 59 the turn-off, 60…64 the safety zone z1…z5, 65 Home,
// 66 Start. core::Site of this game is what the text shows: the ring square 0…59, then the same
// 60…66.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "core/bits.h"
#include "core/types.h"

namespace sorry {

using core::Colour;
using core::Site;
using Place = std::uint8_t;

inline constexpr int kColours = 4;  // clockwise: red, blue, yellow, green
inline constexpr std::string_view kLetters = "RBYG";
inline constexpr int kRing = 60;
inline constexpr int kPerSide = kRing / kColours;
inline constexpr int kMaxPawns = 4;

inline constexpr Place kDiamond = 0;
inline constexpr Place kEntrance = 1;
inline constexpr Place kTurnOff = 59;
inline constexpr Place kZone = 60;  // z1
inline constexpr int kZoneSquares = 5;
inline constexpr Place kHome = 65;
inline constexpr Place kStart = 66;
inline constexpr int kPlaces = 67;
inline constexpr int kStepsFromStart = 65;

// On each colour's own side, squares from its corner.
inline constexpr int kDiamondSquare = 3;  // its place 0
inline constexpr int kEntranceSquare = kDiamondSquare + kEntrance;
inline constexpr int kTurnOffSquare = (kDiamondSquare + kTurnOff) % kRing;
struct Slide {
  int from, to;
};
inline constexpr std::array<Slide, 2> kSlides{{{1, kEntranceSquare}, {9, 13}}};

// The sites of every place, the places of every site, and the lengths of the slides are read from
// tables: on which side of the ring's end a pawn stands is luck, and a branch on it a bad guess.
namespace detail {
using Spots = std::array<std::array<std::uint8_t, kPlaces>, kColours>;
inline constexpr Spots kSites = [] {
  Spots sites{};
  for (int colour = 0; colour < kColours; ++colour) {
    for (int place = 0; place < kPlaces; ++place) {
      const int square = (place + kPerSide * colour + kDiamondSquare) % kRing;
      sites[static_cast<Colour>(colour)][static_cast<Place>(place)] =
          static_cast<Site>(place < kRing ? square : place);
    }
  }
  return sites;
}();
inline constexpr Spots kPlaceOfSite = [] {
  Spots places{};
  for (Colour colour = 0; colour < kColours; ++colour) {
    for (Place place = 0; place < kPlaces; ++place) {
      places[colour][kSites[colour][place]] = place;
    }
  }
  return places;
}();
inline constexpr std::array<std::uint8_t, kPlaces> kSlideLengths = [] {
  std::array<std::uint8_t, kPlaces> lengths{};
  for (int side = 1; side < kColours; ++side) {  // one's own slides do not move one's pawns
    for (const Slide slide : kSlides) {
      lengths[static_cast<Place>(kPerSide * side + slide.from - kDiamondSquare)] =
          static_cast<std::uint8_t>(slide.to - slide.from);
    }
  }
  return lengths;
}();
}  // namespace detail

constexpr Site site_of(Colour colour, Place place) { return detail::kSites[colour][place]; }
constexpr Place place_of(Colour colour, Site site) { return detail::kPlaceOfSite[colour][site]; }
static_assert(site_of(0, kTurnOff) == 2 && site_of(3, kEntrance) == 49 && place_of(2, 33) == 0);
static_assert(site_of(1, kHome) == kHome && place_of(1, kStart) == kStart);

// How many squares onward a slide of another colour carries a pawn that comes to this place of its
// own way; 0 where no such slide starts. The places are the same for every colour.
constexpr int slide_length(Place place) { return detail::kSlideLengths[place]; }
inline constexpr std::uint64_t kTriangles = [] {
  std::uint64_t set = 0;
  for (Place place = 0; place < kRing; ++place) {
    set |= std::uint64_t{slide_length(place) != 0} << place;
  }
  return set;
}();
constexpr bool is_triangle(Place place) {
  return place < kRing && core::has_bit(kTriangles, place);
}

// A set of ring squares: bit p is place p of some colour's way.
using RingSet = std::uint64_t;
inline constexpr RingSet kWholeRing = (RingSet{1} << kRing) - 1;
// The same squares as `to` counts them.
constexpr RingSet translate(RingSet set, Colour from, Colour to) {
  const int turn = kPerSide * ((from - to) & (kColours - 1));
  return ((set << turn) | (set >> (kRing - turn))) & kWholeRing;
}
constexpr Place translate_place(Place place, Colour from, Colour to) {
  const int there = place + kPerSide * ((from - to) & (kColours - 1));
  return static_cast<Place>(there < kRing ? there : there - kRing);
}
// The squares of the slide behind a triangle, up to its end.
constexpr RingSet slide_squares(Place triangle) {
  return ((RingSet{2} << slide_length(triangle)) - 2) << triangle;
}
static_assert(translate(RingSet{1} << 50, 1, 0) == RingSet{1} << translate_place(50, 1, 0));

// One colour's pawns on their way. Places 1…64 are the bits 0…63 of `path`, so that forward is a
// shift and a pawn that reaches Home falls out at the top; the diamond, behind them all, is
// separate.
struct Track {
  std::uint64_t path = 0;
  std::uint64_t diamond = 0;  // 0 or 1

  // The bit of a place; 0 for the diamond. Valid only below Home; the mask costs nothing.
  static constexpr std::uint64_t bit(Place place) {
    constexpr unsigned kBits = 63;
    return place == kDiamond ? 0 : std::uint64_t{1} << ((place - 1U) & kBits);
  }
  [[nodiscard]] constexpr bool has(Place place) const {
    return place == kDiamond ? diamond != 0 : (path & bit(place)) != 0;
  }
  constexpr void add(Place place) {
    path |= bit(place);
    diamond |= place == kDiamond ? 1U : 0U;
  }
  constexpr void remove(Place place) {
    path &= ~bit(place);
    diamond &= place == kDiamond ? 0U : 1U;
  }
  constexpr void remove_all(RingSet set) {
    path &= ~(set >> 1);
    diamond &= ~set;
  }
  // Bit p: a pawn on the ring at place p.
  [[nodiscard]] constexpr RingSet ring() const { return ((path << 1) | diamond) & kWholeRing; }
  // These two are ring() != 0 and a bit of ring(), in fewer steps.
  [[nodiscard]] constexpr bool is_on_ring() const {
    return ((path & (kWholeRing >> 1)) | diamond) != 0;
  }
  [[nodiscard]] constexpr bool is_on_ring_at(Place place) const {
    return core::has_bit((path << 1) | diamond, place);
  }
  [[nodiscard]] constexpr int count() const {
    return std::popcount(path) + static_cast<int>(diamond);
  }
};

// Where the pawns of `movers` end up if those of `all` are in the way (never on a pawn of their own
// colour). Bit i is place i + 1. `steps` is 0…12; none lead nowhere, here and below.
constexpr std::uint64_t forward_targets(const Track& movers, const Track& all, int steps) {
  return ((movers.path << steps) | ((movers.diamond << steps) >> 1)) & ~all.path;
}
constexpr bool reaches_home(const Track& movers, int steps) {
  constexpr int kLast = 63;  // the bit of the last place before Home
  return core::has_bit(movers.path >> 1, kLast - steps);
}
constexpr bool can_go_forward(const Track& movers, const Track& all, int steps) {
  const bool free = forward_targets(movers, all, steps) != 0;
  const bool home = reaches_home(movers, steps);
  return free | home;
}
// All the numbers of steps that some pawn of the track can go forward without coming Home: bit n −
// 1 for n steps. It takes the four pawns one by one whether they are there or not, since how many
// are is luck: one that is not there is looked for on the last place, from where these lead
// nowhere.
constexpr std::uint64_t forward_steps(const Track& track) {
  constexpr std::uint64_t kLast = std::uint64_t{1} << 63;
  const std::uint64_t ahead_of_first = ~track.path >> 1;
  std::uint64_t steps = ~track.path & (0 - track.diamond);
  std::uint64_t left = track.path;
  for (int pawn = 0; pawn < kMaxPawns; ++pawn) {
    steps |= ahead_of_first >> std::countr_zero(left | kLast);
    left &= left - 1;
  }
  return steps;
}

// Backward, where `steps` is 0, 1 or 4: down the colour's own way, out of the zone too, …
constexpr std::uint64_t backward_targets(const Track& track, int steps) {
  return (track.path >> steps) & ~track.path;
}
constexpr bool backs_onto_diamond(const Track& track, int steps) {
  return (((track.path << 1) >> steps) & ~track.diamond & 1U) != 0;
}
// … and past the diamond, where the ring goes on below the turn-off (never into the zone).
constexpr std::uint64_t backward_round_targets(const Track& track, int steps) {
  const std::uint64_t last = ((track.path << 1) | track.diamond) & ((1U << steps) - 1);
  return (last << (kTurnOff - steps)) & ~track.path;
}
constexpr bool can_go_backward(const Track& track, int steps) {
  const bool free = (backward_targets(track, steps) | backward_round_targets(track, steps)) != 0;
  const bool diamond = backs_onto_diamond(track, steps);
  return free | diamond;
}

}  // namespace sorry
