#include "view/stage.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

namespace view {

using core::Event;
using core::EventKind;

namespace {

// Durations in seconds at speed 1.
constexpr float kThrow = 0.85F;
constexpr float kStep = 0.15F;
constexpr float kLongestWalk = 1.5F;
constexpr float kEnter = 0.5F;
constexpr float kFlyHome = 0.7F;
constexpr float kJoy = 0.9F;
constexpr float kPause = 0.25F;  // for what has no motion of its own but wants to be noticed

constexpr float kHop = 0.45F;  // height of a step's hop, in squares
constexpr float kArc = 2.6F;   // height of a flight
constexpr float kEasePerSecond = 12.0F;
constexpr float kRestDistance = 0.004F;

float smooth(float t) { return t * t * (3.0F - 2.0F * t); }

float duration_of(const Event& event) {
  switch (event.kind) {
    case EventKind::Thrown: return kThrow;
    case EventKind::Entered: return kEnter;
    case EventKind::Walked: {
      const auto steps = static_cast<float>(std::max<int>(event.value, 1));
      return std::min(kStep * steps, kLongestWalk);
    }
    case EventKind::Slid:
    case EventKind::Swapped:
    case EventKind::Jumped:
    case EventKind::Captured:
    case EventKind::Penalised: return kFlyHome;
    case EventKind::Passed:
    case EventKind::BonusLost: return kPause;
    default: return 0.0F;
  }
}

bool moves_a_piece(EventKind kind) {
  switch (kind) {
    case EventKind::Entered:
    case EventKind::Walked:
    case EventKind::Slid:
    case EventKind::Swapped:
    case EventKind::Jumped:
    case EventKind::Captured:
    case EventKind::Penalised: return true;
    default: return false;
  }
}

// A point on the path after the share t of its length, counted in segments.
glm::vec3 along(const std::vector<glm::vec3>& path, float t, float* within) {
  const auto segments = static_cast<float>(path.size() - 1);
  const float at = std::clamp(t, 0.0F, 1.0F) * segments;
  const auto index = std::min(static_cast<std::size_t>(at), path.size() - 2);
  *within = at - static_cast<float>(index);
  return glm::mix(path[index], path[index + 1], smooth(*within));
}

}  // namespace

void Stage::set(const Board& board, const core::TokenList& tokens) {
  board_ = &board;
  clips_.clear();
  pieces_.clear();
  trail_.reset();
  for (const core::Token& token : tokens) {
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
  }
  at_rest_ = true;
}

void Stage::shift(const core::TokenList& tokens) {
  clips_.clear();
  trail_.reset();
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
  // First those that stay, then the others, so that as few as possible move.
  std::vector<Shown*> movers;
  for (Shown& piece : pieces_) {
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

void Stage::add(const core::EventList& events, core::Colour thrower) {
  for (const Event& event : events) {
    Clip clip;
    clip.event = event;
    clip.thrower = thrower;
    clip.duration = duration_of(event);
    clips_.push_back(std::move(clip));
  }
}

bool Stage::advance(float seconds) {
  const float all_seconds = seconds;
  while (!clips_.empty()) {
    Clip& clip = clips_.front();
    if (!clip.begun) {
      begin(clip);
    }
    const float left = clip.duration - clip.elapsed;
    const float used = std::min(left, seconds);
    clip.elapsed += used;
    seconds -= used;
    if (clip.elapsed < clip.duration) {
      show(clip, clip.elapsed / clip.duration);
      break;
    }
    finish(clip);
    clips_.pop_front();
  }
  at_rest_ = !ease(all_seconds);
  return moving();
}

void Stage::settle() {
  while (!clips_.empty()) {
    if (!clips_.front().begun) {
      begin(clips_.front());
    }
    finish(clips_.front());
    clips_.pop_front();
  }
  for (Shown& piece : pieces_) {
    piece.position = piece.rest;
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

void Stage::begin(Clip& clip) {
  clip.begun = true;
  if (!moves_a_piece(clip.event.kind)) {
    return;
  }
  const Event& event = clip.event;
  clip.piece = find(event.colour, event.size, event.from);
  Shown& piece = pieces_[clip.piece];
  const glm::vec3 from = piece.position;
  clip.path = {from};
  if (event.kind == EventKind::Walked) {
    for (int site = event.from + 1; site < event.to; ++site) {
      clip.path.push_back(board_->spot(event.colour, static_cast<core::Site>(site), 0, 1));
    }
    trail_ = Trail{event.colour, event.from, event.to};
  }
  piece.site = event.to;
  find_rests();
  clip.path.push_back(piece.rest);
}

void Stage::show(Clip& clip, float t) {
  if (clip.event.kind == EventKind::Thrown) {
    show_die(clip, t);
    return;
  }
  if (clip.path.size() < 2) {
    return;
  }
  Shown& piece = pieces_[clip.piece];
  float within = 0.0F;
  piece.position = along(clip.path, t, &within);
  const float hop = 4.0F * within * (1.0F - within);
  piece.position.z += hop * (clip.event.kind == EventKind::Walked ? kHop : kArc);
  piece.squash = 0.35F * hop - 0.12F;
}

void Stage::finish(Clip& clip) {
  if (clip.event.kind == EventKind::Thrown) {
    show_die(clip, 1.0F);
  } else if (!clip.path.empty()) {
    pieces_[clip.piece].position = clip.path.back();
    pieces_[clip.piece].squash = 0.0F;
  } else if (clip.event.kind == EventKind::Arrived) {
    pieces_[find(clip.event.colour, clip.event.size, clip.event.to)].joy = 1.0F;
  }
}

// The die flies in over the thrower's nest, tumbles, bounces twice and lies there.
void Stage::show_die(const Clip& clip, float t) {
  const Place& nest = board_->places[clip.thrower][0];
  Die die;
  die.size = std::clamp(nest.room * 0.62F, 0.75F, 1.25F);
  const int face = clip.event.value;
  const auto side = std::find(die.faces.begin(), die.faces.end(), face);
  const auto index = static_cast<int>(side - die.faces.begin()) % 6;
  const float yaw = 0.4F + 0.35F * static_cast<float>((face * 5 + clip.thrower * 3) % 7);
  const glm::quat landed = die_showing(index, yaw);
  const float ease = 1.0F - (1.0F - t) * (1.0F - t) * (1.0F - t);
  const float left = 1.0F - ease;
  const glm::vec2 out =
      glm::length(nest.middle) > 0.01F ? glm::normalize(nest.middle) : glm::vec2(0.0F, -1.0F);
  const glm::vec2 at = nest.middle + out * (left * 6.0F);
  const float bounce = std::abs(std::cos(ease * 2.5F * glm::pi<float>())) * left * 3.2F;
  die.position = glm::vec3(at, die.size * 0.5F + bounce);
  const glm::vec3 axis = glm::normalize(glm::vec3(-out.y, out.x, 0.35F));
  die.orientation = glm::angleAxis(left * 4.0F * glm::pi<float>(), axis) * landed;
  die_ = die;
}

// Pieces that share a place stand side by side; in a nest each keeps its own place.
void Stage::find_rests() {
  const auto place = [&](const Shown& piece) -> const Place& {
    return board_->places[piece.colour][piece.site];
  };
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    const Place& here = place(pieces_[i]);
    int index = 0;
    int count = 0;
    int of_colour = 0;
    for (std::size_t j = 0; j < pieces_.size(); ++j) {
      const bool together = glm::distance(place(pieces_[j]).middle, here.middle) < 0.05F;
      index += together && j < i ? 1 : 0;
      count += together ? 1 : 0;
      of_colour += pieces_[j].colour == pieces_[i].colour ? 1 : 0;
    }
    const bool tray = here.spread == Place::Spread::Circle;
    pieces_[i].rest = board_->spot(pieces_[i].colour, pieces_[i].site,
                                   tray ? pieces_[i].ordinal : index, tray ? of_colour : count);
  }
}

// Neighbours make room, and joy fades. True while something still does.
bool Stage::ease(float seconds) {
  const float share = 1.0F - std::exp(-kEasePerSecond * seconds);
  const bool clip_runs = !clips_.empty() && !clips_.front().path.empty();
  bool busy = false;
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    Shown& piece = pieces_[i];
    piece.joy = std::max(0.0F, piece.joy - seconds / kJoy);
    busy = busy || piece.joy > 0.0F;
    if (clip_runs && i == clips_.front().piece) {
      continue;
    }
    if (glm::distance(piece.position, piece.rest) < kRestDistance) {
      piece.position = piece.rest;
      continue;
    }
    piece.position = glm::mix(piece.position, piece.rest, share);
    busy = true;
  }
  return busy;
}

}  // namespace view
