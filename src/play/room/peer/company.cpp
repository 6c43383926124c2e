#include "play/room/peer/company.h"

#include <algorithm>
#include <utility>

#include "play/room/here.h"

namespace play::room {

namespace {

std::pair<Session, std::uint32_t> order(const Hello& hello) { return {hello.session, hello.count}; }

}  // namespace

// ---- Who is here --------------------------------------------------------------------------------

Company::Presence* Company::find(const Key& key) {
  const auto found = present_.find(key);
  return found == present_.end() ? nullptr : &found->second;
}

const Company::Presence* Company::find(const Key& key) const {
  const auto found = present_.find(key);
  return found == present_.end() ? nullptr : &found->second;
}

bool Company::alive(const Key& key, Moment moment) const {
  const Presence* found = find(key);
  return found != nullptr && moment.now - found->at < moment.memory;
}

bool Company::hears(const Key& key, Moment moment) const {
  const Presence* found = find(key);
  return found != nullptr && found->direct_at && moment.now - *found->direct_at < moment.memory;
}

std::optional<Millis> Company::heard_at(const Key& key) const {
  if (const Presence* found = find(key)) {
    return found->at;
  }
  const auto lost = lost_.find(key);
  return lost == lost_.end() ? std::nullopt : std::optional(lost->second);
}

bool Company::only_bus() const {
  return !lines_.empty() && std::all_of(lines_.begin(), lines_.end(),
                                        [](const auto& one) { return one.second.over_bus; });
}

void Company::lose(Pipe pipe) {
  std::erase_if(present_, [&](const auto& one) {
    const auto& [key, presence] = one;
    if (presence.pipe == pipe) {
      lost_[key] = presence.at;
    }
    return presence.pipe == pipe;
  });
  lines_.erase(pipe);
}

void Company::forget_the_gone(Millis now) {
  constexpr Millis kForget_ms = 60'000;
  std::erase_if(present_, [&](const auto& one) { return now - one.second.at > kForget_ms; });
  std::erase_if(lost_, [&](const auto& one) { return now - one.second > kForget_ms; });
}

// ---- What is heard ------------------------------------------------------------------------------

// Whether the pipe that is taken for its author's brings a HELLO that another has brought already.
bool Company::comes_second(const Presence& presence, const Hello& hello, Pipe pipe) const {
  return order(hello) == order(presence.hello) && presence.pipe == pipe &&
         presence.first_pipe != pipe && lines_.contains(presence.first_pipe);
}

// Whether a HELLO came in a frame of its own session. If the frame is not known, the first device
// whose HELLO comes through a pipe is taken for the pipe's owner. If its HELLOs come through
// several pipes, the one that first brings a new HELLO is its own.
bool Company::is_direct(const Key& key, const Hello& hello, const Heard& heard, Moment moment) {
  if (heard.session != 0) {
    return heard.session == hello.session;
  }
  Line& line = lines_[heard.pipe];
  Presence& known = present_[key];
  if (comes_second(known, hello, heard.pipe)) {
    // Two devices whose pipes were taken for each other's would else remain so.
    known.pipe = known.first_pipe;
    return false;
  }
  const bool first = (!line.key || *line.key == key) && hello.count > known.hello.count;
  const bool elsewhere = !first && known.pipe != heard.pipe &&
                         known.hello.session == hello.session && hears(key, moment);
  if (elsewhere) {
    if (line.key == key) {
      line.key.reset();
    }
    return false;
  }
  if (!line.key || (*line.key != key && moment.now - line.key_at >= kSilent_ms)) {
    line.key = key;
  }
  if (*line.key == key) {
    line.key_at = moment.now;
    return true;
  }
  return false;
}

std::optional<Company::News> Company::hear(const Key& key, const Hello& hello, const Heard& heard,
                                           Moment moment) {
  auto [found, is_new] = present_.try_emplace(key);
  Presence& presence = found->second;
  const bool direct = is_direct(key, hello, heard, moment);
  const bool newer = is_new || order(hello) > order(presence.hello);
  if (direct && order(hello) >= order(presence.hello)) {
    presence.direct_at = moment.now;
    presence.pipe = heard.pipe;
  }
  if (!newer) {
    return std::nullopt;
  }
  News news;
  news.has_come = is_new || presence.hello.session != hello.session;
  news.shows = is_new || presence.hello.wish != hello.wish || presence.hello.name != hello.name ||
               presence.hello.flags != hello.flags || moment.now - presence.at >= moment.memory;
  if (is_new && !direct) {
    presence.pipe = heard.pipe;
  }
  presence.hello = hello;
  presence.at = moment.now;
  presence.first_pipe = heard.pipe;
  return news;
}

}  // namespace play::room
