// What a peer says by itself, and the handling of what it hears.
#include "play/room/peer/peer.h"

#include <algorithm>
#include <utility>

#include "core/bits.h"

namespace play::room {

Peer::Peer(Here here)
    : here_(std::move(here)),
      games_(here_.room.id, signatures(), *here_.book),
      wish_(here_.store_lost ? kAnySeat : std::uint8_t{0}),
      own_hands_(here_.device.secret) {
  promises_.unknown = here_.store_lost;
}

Signatures Peer::signatures() const {
  return here_.rehearsal != 0 ? Signatures::Covered : Signatures::Checked;
}

Effects Peer::step(const Input& input) {
  effects_.clear();
  if (const Tick* tick = std::get_if<Tick>(&input)) {
    now_ = std::max(now_, tick->now);
    if (now_ < due_) {
      return {};
    }
  }
  std::visit([&](const auto& one) { on(one); }, input);
  look_around();
  next_beat_ = std::min(next_beat_, now_ + beat_ms());  // a new game or lobby needs them sooner
  const bool busy = efforts_.wanted_since || proposal_ || grown_;
  constexpr Millis kLook_ms = 500;
  due_ = busy ? std::min(next_beat_, now_ + kLook_ms) : next_beat_;
  effects_.emplace_back(Wake{due_});
  return std::exchange(effects_, {});
}

void Peer::changed() {
  const bool said = std::any_of(effects_.begin(), effects_.end(), [](const Effect& effect) {
    return std::holds_alternative<Changed>(effect);
  });
  if (!said) {
    effects_.emplace_back(Changed{});
  }
}

Letter Peer::letter(const Body& body) const {
  return here_.rehearsal != 0 ? write_unsigned(body, key(), here_.room.id)
                              : write(body, here_.device.pair, here_.room.id);
}

void Peer::send(const Letter& letter, Pipe pipe) { effects_.emplace_back(Send{pipe, letter}); }

// Passes a letter on to those who do not hear its author. Before there are members, nobody says
// which devices they hear: then only devices that hear the author directly pass it on, so nothing
// goes in circles.
void Peer::pass_on(const Letter& letter, Pipe from) {
  const std::vector<Key> members = log().empty() ? std::vector<Key>() : keys_of(log().members());
  const auto author = static_cast<unsigned>(std::find(members.begin(), members.end(), letter->key) -
                                            members.begin());
  const bool is_member = author < members.size();
  const Company::Presence* own = company_.find(letter->key);
  if (!is_member && (own == nullptr || own->pipe != from)) {
    return;
  }
  for (const auto& [key, presence] : company_.present()) {
    const bool hears = is_member && core::has_bit(presence.hello.heard, author);
    if (presence.direct_at && presence.pipe != from && key != letter->key && !hears) {
      send(letter, presence.pipe);
    }
  }
}

void Peer::on(const Heard& heard) {
  const std::size_t size = heard.letter ? heard.letter->bytes.size() : heard.message.size();
  Flood& flood = company_.line(heard.pipe).flood;
  if (!flood.admit(size, now_)) {
    return;
  }
  const Reading reading =
      heard.letter ? Reading{heard.letter} : read(heard.message, here_.room.id, signatures());
  if (!reading) {
    count(reading.word);
  } else if (flood.admit_parts(*reading.letter, now_)) {
    hear(reading.letter, heard);
  }
}

void Peer::hear(const Letter& letter, const Heard& heard) {
  if (const auto* hello = letter->as<Hello>()) {
    hear_hello(letter, *hello, heard);
    return;
  }
  if (is_seated(letter->key)) {
    if (auto proof = evidence_.note(letter, log().tag())) {
      blame(letter->key, *proof);
    }
  }
  const bool own = letter->key == key();
  // An earlier session of this device may have set up the lobby.
  const bool own_lobby = own && promises_.unknown && idle();
  if (letter->as<Entry>() || letter->as<Show>()) {
    hear_log(letter, heard.pipe);
  } else if (const auto* setup = letter->as<Setup>(); setup && (!own || own_lobby)) {
    hear_setup(letter, *setup, heard.pipe);
  } else if (const auto* ready = letter->as<Ready>(); ready && !own) {
    hear_ready(letter, *ready, heard.pipe);
  } else if (const auto* say = letter->as<Say>(); say && !own) {
    hear_say(letter, *say, heard.pipe);
  }
}

void Peer::on(const Up& up) {
  company_.line(up.pipe).over_bus = up.over_bus;
  say_hello(up.pipe);
}

void Peer::on(const Down& down) {
  company_.lose(down.pipe);
  changed();
}

void Peer::on(const Tick&) {
  if (!times_.came_at) {
    // The caller's clock may have run long: nobody owes anything for the time before.
    times_.came_at = times_.entry_at = times_.shown_at = times_.timely_at = now_;
  }
  if (now_ >= next_beat_) {
    next_beat_ = now_ + beat_ms();
    company_.forget_the_gone(now_);
    beat();
  }
}

void Peer::on(const Hide& hide) {
  if (hide.hidden != hidden_) {
    hidden_ = hide.hidden;
    say_hello();
  }
}

Millis Peer::beat_ms() const {
  if (proposal_) {
    return kBeat_ms;  // those who are to answer it know by its HELLOs that it still stands
  }
  const bool on = !idle() || (log().empty() && round_.setup);
  return !on ? kIdleBeat_ms : company_.only_bus() ? kBusBeat_ms : kBeat_ms;
}

void Peer::say_hello(Pipe pipe) {
  if (elsewhere_) {
    return;
  }
  send(letter(hello()), pipe);
  if (pipe == kAllPipes) {
    grown_ = false;
  }
}

// With every HELLO, repeats earlier messages that may have been lost.
void Peer::beat() {
  say_hello();
  if (elsewhere_) {
    return;
  }
  const bool open = round_.setup && lobby()->attempt > log().attempt();
  if (open && round_.setup->key == key() && (proposal_ || lobby_open())) {
    send(round_.setup);
  } else if (open && promises_.answer(round_.setup)) {
    send(promises_.ready);
  }
  if (log().empty() || log().all_shown()) {
    return;
  }
  send(log().entries().back());
  if (const auto mine = me(); mine && log().has_shown(*mine)) {
    send(log().members()[*mine].shows.back());
  }
}

Hello Peer::hello() {
  Hello hello;
  hello.session = here_.session;
  hello.count = ++count_;
  hello.flags = static_cast<std::uint8_t>((wish_ == 0 ? unsigned{Hello::kWatches} : 0U) |
                                          (hidden_ ? unsigned{Hello::kHidden} : 0U));
  hello.wish = wish_;
  // A device that has forgotten its promises needs a START that says so.
  const std::uint32_t needed = promises_.unknown && me() ? log().attempt() + 1 : 0;
  hello.attempt = std::max(promises_.known(), needed);
  hello.name = here_.name;
  if (log().empty()) {
    return hello;
  }
  hello.game = log().tag();
  if (stuck_) {
    const Log final_part = log().cut(log().final_length());
    hello.rank = final_part.rank();
    hello.head = final_part.empty() ? 0 : tag_of(final_part.head());
    stuck_ = false;
  } else {
    hello.rank = log().rank();
    hello.head = tag_of(log().head());
    hello.shown = log().shown();
  }
  for (std::size_t i = 0; i < log().members().size(); ++i) {
    const Key& member = log().members()[i].key;
    hello.heard |= static_cast<std::uint8_t>(member == key() || heard(member) ? 1U << i : 0U);
  }
  return hello;
}

}  // namespace play::room
