#include "view/table/stage.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include "view/table/easing.h"

namespace view {

using core::Event;
using core::EventKind;

namespace {

constexpr float kHop = 0.45F;     // height of a step's hop, in squares
constexpr float kArc = 2.6F;      // height of a flight
constexpr float kBend = 0.2F;     // how far an exchange swings aside, as a share of its way
constexpr float kStagger = 0.1F;  // seconds between pieces that are swept off in one slide
constexpr float kCrouch = 0.12F;  // how flat a piece is between hops, as Piece::squash …
constexpr float kSlump = 0.1F;    // … and while it slides

// A place on a path: the segment that begins at `index`, and the share of it that has passed.
struct OnPath {
  std::size_t index;
  float within;  // 0…1
};

// The place after the share t of the path, counted in segments.
OnPath after_share(const std::vector<glm::vec3>& path, float t) {
  const float at = std::clamp(t, 0.0F, 1.0F) * static_cast<float>(path.size() - 1);
  const auto index = std::min(static_cast<std::size_t>(at), path.size() - 2);
  return {index, at - static_cast<float>(index)};
}

glm::vec3 point_of(const std::vector<glm::vec3>& path, OnPath place) {
  return glm::mix(path[place.index], path[place.index + 1], place.within);
}

// 0 at both ends of the path, 1 from a quarter of a segment away from them.
float away_from_ends(const std::vector<glm::vec3>& path, float t) {
  constexpr float kRise = 4.0F;
  const auto segments = static_cast<float>(path.size() - 1);
  return std::min(1.0F, kRise * segments * std::min(t, 1.0F - t));
}

// Without stopping on each square.
glm::vec3 glide(const std::vector<glm::vec3>& path, float t) {
  return point_of(path, after_share(path, 1.0F - (1.0F - t) * (1.0F - t)));
}

// Pieces that are sent back together fly together, during the slide that sweeps them off; both
// halves of an exchange run together.
bool joins(const Event& before, const Event& event) {
  const bool swept = before.kind == EventKind::Captured;
  return (swept && (event.kind == EventKind::Captured || event.kind == EventKind::Slid)) ||
         (before.kind == EventKind::Swapped && event.kind == EventKind::Swapped);
}

}  // namespace

void Stage::set(const Tabletop& table, const games::State& state,
                const std::optional<Told>& lying) {
  table_ = &table;
  state_ = state;
  lying_ = lying;
  clips_.clear();
  foley_.clear();
  trails_.clear();
  pieces_.clear();
  for (const core::Token& token : table.game().tokens(state)) {
    const auto ordinal = std::count_if(pieces_.begin(), pieces_.end(), [&](const Shown& shown) {
      return shown.colour == token.colour;
    });
    Shown shown;
    shown.colour = token.colour;
    shown.size = token.size;
    shown.site = token.site;
    shown.ordinal = static_cast<int>(ordinal);
    pieces_.push_back(shown);
  }
  find_rests();
  for (Shown& piece : pieces_) {
    piece.position = piece.rest;
    piece.slim = piece.slim_at_rest;
  }
  at_rest_ = true;
}

void Stage::shift(const games::State& state, const std::optional<Told>& lying) {
  state_ = state;
  lying_ = lying;
  clips_.clear();
  foley_.clear();
  trails_.clear();
  const core::TokenList tokens = table_->game().tokens(state);
  std::vector<bool> taken(tokens.size(), false);
  const auto take = [&](Shown& piece, bool same_site) {
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const core::Token& token = tokens[i];
      if (!taken[i] && token.colour == piece.colour && token.size == piece.size &&
          (!same_site || token.site == piece.site)) {
        taken[i] = true;
        piece.site = token.site;
        return true;
      }
    }
    return false;
  };
  // First the pieces that stay, then the others, so that as few as possible move.
  std::vector<Shown*> movers;
  for (Shown& piece : pieces_) {
    piece.squash = 0.0F;  // it may have been taken back in mid-hop
    if (!take(piece, true)) {
      movers.push_back(&piece);
    }
  }
  for (Shown* piece : movers) {
    take(*piece, false);
  }
  find_rests();
  at_rest_ = false;
}

void Stage::add(const core::EventList& events, core::SeatIndex seat, const games::State& before,
                const games::State& after) {
  assert(events.size() > 0 && "a move tells at least one event");
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    Clip clip;
    clip.told = {event, seat};
    clip.duration = table_->seconds(event);
    clip.joined = i > 0 && joins(events[i - 1], event);
    clip.delay =
        clip.joined && event.kind == EventKind::Captured ? clips_.back().delay + kStagger : 0.0F;
    if (moves_a_piece(event.kind)) {
      clip.way = table_->way(before, event);
    }
    clips_.push_back(std::move(clip));
  }
  clips_.back().after = after;
}

std::size_t Stage::unshown() const { return clips_.size(); }

std::optional<Told> Stage::next() const {
  return clips_.empty() ? std::nullopt : std::optional(clips_.front().told);
}

Moment Stage::moment() const {
  Moment moment;
  moment.state = &state_;
  moment.lying = lying_;
  if (!clips_.empty() && clips_.front().begun) {
    const Clip& clip = clips_.front();
    moment.running = clip.told;
    moment.t = clip.duration > 0.0F ? std::min(1.0F, clip.elapsed / clip.duration) : 1.0F;
  }
  return moment;
}

std::vector<Stage::Beat> Stage::beats() const {
  std::vector<Beat> beats;
  for (std::size_t i = 0; i < group(); ++i) {
    const Clip& clip = clips_[i];
    const float passed = clip.elapsed - clip.delay;
    if (!clip.begun || passed < 0.0F) continue;
    beats.push_back(
        {clip.told, clip.duration > 0.0F ? std::min(1.0F, passed / clip.duration) : 1.0F});
  }
  return beats;
}

std::size_t Stage::group() const {
  std::size_t count = clips_.empty() ? 0 : 1;
  while (count < clips_.size() && clips_[count].joined) ++count;
  return count;
}

bool Stage::advance(float seconds) {
  const float all_seconds = seconds;
  while (!clips_.empty()) {
    const std::size_t count = group();
    float left = 0.0F;
    if (!clips_.front().begun) sound_together(count);
    for (std::size_t i = 0; i < count; ++i) {
      Clip& clip = clips_[i];
      if (!clip.begun) {
        begin(clip);
      }
      left = std::max(left, clip.delay + clip.duration - clip.elapsed);
    }
    const float used = std::min(left, seconds);
    seconds -= used;
    foley_.pass(used);
    for (std::size_t i = 0; i < count; ++i) {
      clips_[i].elapsed += used;
      show(clips_[i]);
    }
    if (used < left) {
      break;
    }
    for (std::size_t i = 0; i < count; ++i) {
      finish(clips_.front());
      clips_.erase(clips_.begin());
    }
  }
  at_rest_ = !ease(all_seconds);
  return moving();
}

void Stage::settle() {
  while (!clips_.empty()) {
    std::size_t left = group();
    if (!clips_.front().begun) sound_together(left);
    for (; left > 0; --left, clips_.erase(clips_.begin())) {
      if (!clips_.front().begun) begin(clips_.front());
      finish(clips_.front());
    }
  }
  foley_.skip();
  for (Shown& piece : pieces_) {
    piece.position = piece.rest;
    piece.slim = piece.slim_at_rest;
    piece.squash = 0.0F;
    piece.joy = 0.0F;
  }
  at_rest_ = true;
}

std::size_t Stage::find(core::Colour colour, std::uint8_t size, core::Site site) const {
  const auto found = std::find_if(pieces_.begin(), pieces_.end(), [&](const Shown& piece) {
    return piece.colour == colour && piece.size == size && piece.site == site;
  });
  assert(found != pieces_.end() && "events fit the table that they are played on");
  return static_cast<std::size_t>(found - pieces_.begin());
}

// The additional sounds of the clips that run together at the front.
void Stage::sound_together(std::size_t count) {
  std::vector<Event> events;
  for (std::size_t i = 0; i < count; ++i) events.push_back(clips_[i].told.event);
  if (const auto cue = cue_of_all(events)) foley_.add(*cue);
}

void Stage::begin(Clip& clip) {
  clip.begun = true;
  const Event& event = clip.told.event;
  foley_.start(event, clip.delay, clip.duration);
  if (const auto cue = table_->voice(event)) foley_.add(*cue);
  if (!moves_a_piece(event.kind)) {
    return;
  }
  clip.piece = find(event.colour, event.size, event.from);
  Shown& piece = pieces_[clip.piece];
  clip.path = {piece.position};
  for (std::size_t i = 1; i + 1 < clip.way.size(); ++i) {
    clip.path.push_back(table_->board().spot(event.colour, clip.way[i], 0, 1));
  }
  leave_trail(clip.told, piece);
  piece.site = event.to;
  find_rests();
  clip.path.push_back(piece.rest);
}

// The trail of a seat's new turn replaces that of its previous one.
void Stage::leave_trail(const Told& told, const Shown& piece) {
  if (!trails_.empty() && trails_.back().seat != told.seat) {
    std::erase_if(trails_, [&](const Trail& trail) { return trail.seat == told.seat; });
  }
  const Board& board = table_->board();
  const bool tray = board.places[piece.colour][piece.site].is_tray();
  const glm::vec3 from = tray ? piece.rest : board.spot(piece.colour, piece.site, 0, 1);
  trails_.push_back({told.seat, piece.colour, from});
}

void Stage::show(Clip& clip) {
  const float passed = clip.duration > 0.0F ? (clip.elapsed - clip.delay) / clip.duration : 1.0F;
  const float t = std::min(1.0F, table_->gone(clip.told.event, passed));
  if (clip.path.size() < 2 || t <= 0.0F) {
    return;
  }
  Shown& piece = pieces_[clip.piece];
  const float crouched = away_from_ends(clip.path, t);
  if (clip.told.event.kind == EventKind::Slid) {
    piece.position = glide(clip.path, t);
    piece.squash = -kSlump * crouched;
    return;
  }
  // From square to square, with a hop and a short stop on each.
  const OnPath place = after_share(clip.path, t);
  piece.position = point_of(clip.path, {place.index, smooth(place.within)});
  const float hop = 4.0F * place.within * (1.0F - place.within);
  if (clip.told.event.kind == EventKind::Swapped) {
    // Two pieces that change places pass each other on the right.
    const glm::vec2 way(clip.path.back() - clip.path.front());
    piece.position += glm::vec3(way.y, -way.x, 0.0F) * (kBend * hop);
  }
  piece.position.z += hop * (clip.told.event.kind == EventKind::Walked ? kHop : kArc);
  piece.squash = 0.35F * hop - kCrouch * crouched;
}

void Stage::finish(Clip& clip) {
  const Event& event = clip.told.event;
  if (!clip.path.empty()) {
    pieces_[clip.piece].position = clip.path.back();
    pieces_[clip.piece].squash = 0.0F;
  } else if (event.kind == EventKind::Arrived) {
    pieces_[find(event.colour, event.size, event.to)].joy = 1.0F;
  }
  if (table_->lies_there(event)) {
    lying_ = clip.told;
  }
  if (clip.after) {
    state_ = *clip.after;
  }
}

}  // namespace view
