// One device in a room, as a state machine: a value whose actions follow from its inputs alone. It
// has no clock, no pipe, no randomness and no screen.
//
// A READY is a promise not to show or write anything of a lower attempt, and is stored before it is
// sent; what is final here is never given up.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/room/evidence.h"
#include "play/room/here.h"
#include "play/room/log/log.h"
#include "play/room/peer/company.h"
#include "play/room/peer/games.h"
#include "play/room/peer/opinion.h"
#include "play/room/peer/own_chain.h"
#include "play/room/peer/own_hands.h"
#include "play/room/peer/promises.h"
#include "play/room/peer/talk.h"
#include "play/room/peer/waiting.h"
#include "play/room/step.h"

namespace play::room {

class Peer {
 public:
  explicit Peer(Here here);
  // Restores a peer from the text of `kept`, as after a crash. Nothing if the text is invalid or
  // belongs to another room or device.
  [[nodiscard]] static std::optional<Peer> load(Here here, std::string_view text);
  [[nodiscard]] std::string kept() const;

  Effects step(const Input& input);

  // Changes the name of the person here; the next Tick tells it to the others.
  void rename(std::string name) {
    if (name == here_.name) return;
    here_.name = std::move(name);
    next_beat_ = due_ = 0;
  }

  // ---- What a screen shows ----------------------------------------------------------------------

  [[nodiscard]] const Log& log() const { return games_.log(); }
  [[nodiscard]] const Here& here() const { return here_; }
  [[nodiscard]] const Key& key() const { return here_.device.pair.key; }
  // The newest SETUP heard or sent; nothing before any.
  [[nodiscard]] const Setup* lobby() const {
    return round_.setup ? round_.setup->as<Setup>() : nullptr;
  }
  // Whether no game is under way, so that one may be set up.
  [[nodiscard]] bool idle() const { return log().empty() || log().over(); }
  // The seats that the person here wishes for, bit 0 the first; none: they watch.
  [[nodiscard]] std::uint8_t wish() const { return wish_; }
  // All devices that are known to be present, by their newest HELLOs.
  [[nodiscard]] std::vector<Key> about() const;
  // Whether the game, or the next one being set up, is open to strangers, who speak by phrases
  // only.
  [[nodiscard]] bool open_table() const;
  // Whether it is known that the table is not open to strangers: a SETUP or a game has come.
  [[nodiscard]] bool among_friends() const;
  // Whether this device sets up the next game.
  [[nodiscard]] bool owns_lobby() const;
  // Whether people at this device may have several seats in the next game: not if they would see
  // each other's cards, and among strangers each device has one.
  [[nodiscard]] bool may_have_several() const;
  [[nodiscard]] bool is_ready(const Key& key) const;
  // The offer to publish on the board every kOffer_ms (tables.h); nothing unless this device owns
  // the lobby of an open table with a free seat.
  [[nodiscard]] std::optional<Offer> offer_of_table(std::uint32_t minute) const;
  // Whether the next decision is made on this device.
  [[nodiscard]] bool acts() const;
  // The position as the person here sees it, with the latest outcomes and, if hands are hidden,
  // with the cards in their hand. Only unless log().empty().
  [[nodiscard]] SharedPosition view() const;
  // What this device sees for a seat that it holds, and the cards that the seat draws next. Nothing
  // before its cards have come, or if hands are not hidden.
  [[nodiscard]] std::optional<Sight> sight(core::SeatIndex seat) const;
  // Whether the device has been heard lately, directly or through others.
  [[nodiscard]] bool alive(const Key& key) const;
  [[nodiscard]] bool heard(const Key& key) const;
  // Whether its page is hidden from its person, so that it may be slow.
  [[nodiscard]] bool hides(const Key& key) const;
  // The newest HELLO of a device, if one came lately.
  [[nodiscard]] const Hello* hello_of(const Key& key) const;
  // Whether somebody who is missing holds up the game, and “Go on without” them is offered to the
  // first of those who are left.
  [[nodiscard]] bool alone() const;
  [[nodiscard]] bool may_go_on() const;
  // Whether somebody else goes on with the game if the person here leaves; and whether they are
  // about to leave.
  [[nodiscard]] bool may_leave() const;
  [[nodiscard]] bool leaves() const { return !idle() && me() && wish_ == 0; }
  // Whether the person here is asked to agree to the newest SETUP.
  [[nodiscard]] bool asks() const { return round_.asks; }
  // Whether the others may be asked to go on without the player of that seat: those who are left
  // must be enough to decide it.
  [[nodiscard]] bool may_put_out(std::size_t seat) const {
    return !who_stays_without(seat).empty();
  }
  // Whether other persons who are here are asked to agree to what the person here wishes.
  [[nodiscard]] bool asks_others() const;
  // The others who are here, are asked to agree to the newest SETUP, and have not done so yet.
  [[nodiscard]] std::vector<Key> unanswered() const;
  // Whether anybody that the person here has put out is present, and may be let back.
  [[nodiscard]] bool anybody_put_out() const;
  // The highest attempt promised here.
  [[nodiscard]] std::uint32_t promised() const { return promises_.attempt; }
  // Whether earlier promises of this device are unknown: it then takes part only from the next
  // START on.
  [[nodiscard]] bool store_lost() const { return promises_.unknown; }
  // Whether a session of this device that began later has the seat.
  [[nodiscard]] bool played_elsewhere() const { return elsewhere_; }
  // Whether most of the others have taken an entry that is refused here because the positions
  // differ; and that entry.
  [[nodiscard]] bool disagrees() const { return disagrees_; }
  [[nodiscard]] const Letter& contested() const { return contested_; }
  // Devices that were proved to cheat.
  [[nodiscard]] const std::set<Key>& faulty() const { return faulty_; }
  // How many messages were refused with that word.
  [[nodiscard]] std::uint32_t refusals(Word word) const {
    return refusals_[static_cast<std::size_t>(word)];
  }
  // What was said in the room.
  [[nodiscard]] const Talk& talk() const { return talk_; }
  // The other game, as it was left, if two games that were split off were both played on.
  [[nodiscard]] const std::optional<Log>& resting() const { return games_.resting(); }
  // How many messages wait for earlier ones; bounded.
  [[nodiscard]] std::size_t waiting() const { return later_.size(); }

 private:
  // Whether the START of a SETUP is written as soon as all are ready, or the person here must ask
  // for it (Begin), which makes another SETUP.
  enum class Starts : std::uint8_t { WhenAsked, WhenReady };
  // This device's own SETUP, which waits for READYs.
  struct Proposal {
    Letter setup;
    std::map<Key, Letter> readies;
    Millis until = 0;
    Starts starts = Starts::WhenAsked;
    Millis gives_up = 0;  // 0: never; persons are asked until then
  };
  // The newest SETUP heard or sent, and what is known about it.
  struct Round {
    Letter setup;         // null before any
    Millis since = 0;     // when it was heard first, …
    Millis heard_at = 0;  // … and last
    std::set<Key> answered;
    bool asks = false;  // the person here
  };
  // What this device has done so that a game goes on with those who are here.
  struct Efforts {
    std::optional<Millis> wanted_since;  // if a change is wanted
    std::uint32_t stranded = 0;          // attempts in a row
    std::map<Key, Millis> asked;         // since when a member owes a READY
    std::map<Key, Millis> tried;         // when bringing somebody back last failed
  };
  // From when on it is judged who keeps the others waiting.
  struct Times {
    std::optional<Millis> came_at;  // this device
    Millis entry_at = 0;            // when the newest entry came
    Millis shown_at = 0;            // when all had shown for it
    Millis timely_at = 0;           // when nobody had shown for a later one yet
  };
  void on(const Heard& heard);
  void on(const Up& up);
  void on(const Down& down);
  void on(const Tick& tick);
  void on(const Hide& hide);
  void on(const SetUp& wish);
  void on(const Sit& wish);
  void on(const SeatBot& wish);
  void on(const BeReady& wish);
  void on(const Begin& wish);
  void on(const Decide& wish);
  void on(const Leave& wish);
  void on(const GoOnWithout& wish);
  void on(const PutOut& wish);
  void on(const LetBack& wish);
  void on(const EndGame& wish);
  void on(const Answer& wish);
  void on(const Again& wish);
  void on(const Follow& wish);
  void on(const Speak& wish);

  // peer.cpp: what is sent, and who is here.
  [[nodiscard]] Letter letter(const Body& body) const;
  [[nodiscard]] Signatures signatures() const;
  void send(const Letter& letter, Pipe pipe = kAllPipes);
  void pass_on(const Letter& letter, Pipe from);
  void keep() { effects_.emplace_back(Keep{}); }
  void changed();
  void count(Word word) { ++refusals_[static_cast<std::size_t>(word)]; }
  void hear(const Letter& letter, const Heard& heard);
  void say_hello(Pipe pipe = kAllPipes);
  void beat();
  [[nodiscard]] Hello hello();
  [[nodiscard]] Millis beat_ms() const;

  // presence.cpp
  void hear_hello(const Letter& letter, const Hello& hello, const Heard& heard);
  void hear_own_hello(const Hello& hello, Pipe pipe);
  [[nodiscard]] bool is_seated(const Key& key) const;
  [[nodiscard]] bool has_room_for(const Key& key, const Hello& hello) const;
  [[nodiscard]] bool comes_back(const Key& who, const Hello& hello) const;
  [[nodiscard]] Company::Moment moment() const;
  [[nodiscard]] Millis heard_at(const Key& key) const;

  // lobby.cpp: wishes before a game.
  [[nodiscard]] bool lobby_open() const;
  [[nodiscard]] std::optional<Key> lobby_owner() const;
  [[nodiscard]] bool may_set_up(const Key& author, const Setup& setup) const;
  [[nodiscard]] bool allows_several(const Setup& setup) const;
  [[nodiscard]] bool all_lost_stores() const;
  void put_out_of_lobby(std::size_t seat);

  // seating.cpp: who has the seats before a game.
  void seat_who_wish(Setup& setup) const;
  void seat_wishes();
  void adopt_seats();
  void free_the_gone(Setup& setup) const;
  void free_the_false(Setup& setup, const Proposal& failed);
  [[nodiscard]] bool waits(const Key& device) const;
  [[nodiscard]] bool is_here(const Hello& hello) const;
  void tend_lobby();
  void tend_own_lobby();
  void tend_deserted_lobby();
  void succeed(const Key& owner);

  // ready.cpp: who plays.
  [[nodiscard]] std::uint32_t last_attempt(const Setup& setup) const;
  [[nodiscard]] bool starting() const {
    return proposal_ && proposal_->starts == Starts::WhenReady;
  }
  void offer(Setup setup, Starts starts, Millis gives_up = 0);
  void hear_setup(const Letter& letter, const Setup& setup, Pipe pipe);
  void hear_ready(const Letter& letter, const Ready& ready, Pipe pipe);
  void answer_seen();
  // The answer to a SETUP: none; READY by itself, by the person's wish or to leave; or ask the
  // person.
  enum class Reply : std::uint8_t { None, Stays, Agrees, Leaves, Asks };
  [[nodiscard]] Reply reply() const;
  [[nodiscard]] Reply reply_to_change(const Setup& setup, const std::vector<Key>& order) const;
  [[nodiscard]] bool fresh() const;
  [[nodiscard]] bool outvoted() const;
  [[nodiscard]] bool from_owner(const Letter& letter, const Setup& setup) const;
  [[nodiscard]] bool shadows(const Letter& letter);
  void ask_members();
  void agree();
  [[nodiscard]] std::vector<Letter> leavers(const std::vector<Key>& stay) const;
  [[nodiscard]] std::optional<Log> started(std::vector<Letter> readies,
                                           const std::vector<Letter>& leavers) const;
  [[nodiscard]] Letter make_ready(const Letter& setup, unsigned flags);
  void grow_chain(std::uint32_t attempt, const Digest& setup);
  void promise(const Letter& setup, unsigned flags = 0);
  void try_start();
  [[nodiscard]] Millis patience() const;

  // wishes.cpp
  [[nodiscard]] std::vector<Key> who_is_left() const;

  // votes.cpp: whether enough agree.
  [[nodiscard]] bool change_possible() const;
  [[nodiscard]] bool asks_persons(const Setup& setup, const std::vector<Key>& order) const;
  [[nodiscard]] bool promises_hold(const Log& behind, const std::vector<Letter>& readies) const;
  [[nodiscard]] bool leaves_most(const Letter& letter) const;
  // Who would play on without the player of that seat; nobody unless the person here may ask them.
  [[nodiscard]] std::vector<Key> who_stays_without(std::size_t seat) const;

  // absence.cpp: who is gone, who is back.
  [[nodiscard]] bool disputed() const;
  [[nodiscard]] bool excused(const Key& key) const;
  [[nodiscard]] bool silent(std::size_t member) const;
  [[nodiscard]] bool leaving(const Key& key) const;
  [[nodiscard]] bool missed(std::size_t member) const;
  [[nodiscard]] std::size_t members_alive() const;
  [[nodiscard]] bool plays_another(const Key& key) const;
  [[nodiscard]] bool owes_yet(const std::vector<Key>& kept) const;
  [[nodiscard]] std::vector<Key> who_stays() const;
  [[nodiscard]] std::vector<Key> who_is_back() const;
  [[nodiscard]] Setup next_setup(const std::vector<Key>& keys) const;
  [[nodiscard]] bool change_wanted() const;
  [[nodiscard]] Millis patience_for_change() const;
  void look_around();
  void strand();
  void propose_change();

  // log.cpp: lockstep.
  [[nodiscard]] std::optional<std::size_t> me() const;
  [[nodiscard]] bool may_act() const;
  void hear_log(const Letter& letter, Pipe pipe);
  Word take(const Letter& letter);
  bool follow_new(const Letter& letter);
  [[nodiscard]] bool has_come_further(const Log& other) const;
  [[nodiscard]] std::optional<Log> watched(const Letter& letter) const;
  [[nodiscard]] bool welcome(const Letter& letter) const;
  [[nodiscard]] bool awaited() const;
  void note_start();
  void taken();
  void take_later();

  // play.cpp: what this device adds.
  [[nodiscard]] ChainKey next_element(const Digest& setup);
  void show();
  [[nodiscard]] bool add(const Entry& entry);

  // hands.cpp: hidden hands.
  [[nodiscard]] bool cards_fit();
  void audit();
  void tend_hands();
  void promise_deal(Ready& ready, const Setup& setup);

  // level.cpp: catching up.
  [[nodiscard]] bool lacks(const Hello& hello) const;
  [[nodiscard]] bool answers_first(const Key& key) const;
  void level(const Key& key, Company::Presence& presence);
  void show_lobby(const Company::Presence& presence, bool has_come);
  void send_missing(const Company::Presence& presence);

  // fault.cpp: proofs of cheating.
  void judge(const Letter& letter, Word word);
  void blame(const Key& key, const std::vector<Letter>& proof);

  // disagree.cpp
  [[nodiscard]] bool is_taken_by_most() const;
  void mind_disagreement();

  // chat.cpp
  void hear_say(const Letter& letter, const Say& say, Pipe pipe);

  // kept.cpp
  [[nodiscard]] bool load_letters(std::span<const Bytes> messages);
  [[nodiscard]] std::optional<Log> read_log(std::span<const Bytes> messages) const;

  Here here_;
  Games games_;
  Waiting later_;
  bool stuck_ = false;  // what was heard does not attach: the next HELLO names what is final
  bool grown_ = false;  // by catching up, since the last HELLO

  Promises promises_;
  std::pair<Rank, bool> kept_;  // how much of the log has been stored
  OwnChain chain_;
  Round round_;
  std::optional<Proposal> proposal_;
  Efforts efforts_;
  std::set<Key> put_out_;  // by the wish of the persons
  Opinion opinion_;

  Company company_;
  std::uint32_t count_ = 0;
  std::uint8_t wish_ = 0;  // seats
  bool ready_ = false;
  bool elsewhere_ = false;
  bool hidden_ = false;  // from the person here

  OwnHands own_hands_;
  Talk talk_;

  Evidence evidence_;
  std::set<Key> faulty_;
  Letter contested_;  // the newest entry that was refused because of the position
  bool disagrees_ = false;
  std::array<std::uint32_t, kWordCount> refusals_{};

  Millis now_ = 0;
  Times times_;
  Millis due_ = 0;  // nothing to do before then, unless something is heard
  Millis next_beat_ = 0;
  Effects effects_;
};

}  // namespace play::room
