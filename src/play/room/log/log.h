// The log of a room's game: signed entries, each naming the digest of the one before it, of which
// the game is the replay; and what members have shown for them, from which chance follows. A value
// that accepts what fits, or says in one word why not. Knows no clock, no pipe and no promise:
// peer.h decides what an honest device may send, and which of two logs it follows.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/room/chance.h"
#include "play/room/games_book.h"
#include "play/room/member.h"
#include "play/room/wire.h"

namespace play::room {

class Log {
 public:
  // Covered: the signatures inside its STARTs were checked before they were stored.
  explicit Log(const RoomId& room, Signatures parts = Signatures::Checked,
               const Book& book = games_book())
      : room_(room), parts_(parts), book_(&book) {}
  // Out of line: each is a page of code, wherever a log is copied or moved.
  Log(const Log&);
  Log(Log&&) noexcept;
  Log& operator=(const Log&);
  Log& operator=(Log&&) noexcept;
  ~Log();

  // ---- Taking -----------------------------------------------------------------------------------

  // Takes an ENTRY or a SHOW (Word::Entry, Word::Shown), or says why not: Old is no refusal, and
  // later messages may remedy Order and Missing. The START of a new game replaces the whole log.
  // The message's own signature must have been checked before.
  Word take(const Letter& letter);
  // The same from bytes, so it may also answer with the words of `read`.
  Word hear(Part bytes);
  // The first `entries` entries with what was shown for them, as the beginning of another log. A
  // SHOW for an entry that was cut off still binds its member, unless such shows are forgotten: if
  // somebody has written two entries in one place, a START after the other one may be followed.
  enum class Bonds : std::uint8_t { Kept, Forgotten };
  [[nodiscard]] Log cut(std::uint32_t entries, Bonds bonds = Bonds::Kept) const;
  // The log of a new game whose START does not fit after this one because the end of this game is
  // not known here. Nothing if the START is not valid by itself or, while the game is on, if no
  // more than half of the members here are READY in it.
  [[nodiscard]] std::optional<Log> followed_by(const Letter& start) const;

  // ---- The entries ------------------------------------------------------------------------------

  [[nodiscard]] const RoomId& room() const { return room_; }
  [[nodiscard]] Signatures parts() const { return parts_; }
  [[nodiscard]] const Book& book() const { return *book_; }
  // Whether everything that is known to have been shown can also be proved to others.
  [[nodiscard]] bool proven() const { return proven_; }
  [[nodiscard]] bool empty() const { return entries_.empty(); }
  [[nodiscard]] std::uint32_t length() const { return static_cast<std::uint32_t>(entries_.size()); }
  [[nodiscard]] const std::vector<Letter>& entries() const { return entries_; }
  // The digest of the newest entry; zeros before any.
  [[nodiscard]] Digest head() const { return empty() ? Digest{} : entries_.back()->digest; }
  // The digest of the START that began the game or split it off, and the digest's first bytes;
  // zeros before any.
  [[nodiscard]] const Digest& game_digest() const { return game_digest_; }
  [[nodiscard]] Tag tag() const { return tag_of(game_digest_); }
  [[nodiscard]] Rank rank() const { return {attempt(), length()}; }
  [[nodiscard]] std::uint32_t attempt() const { return empty() ? 0 : setup().attempt; }
  // How many entries are final: an entry is final if all members of its START have shown for it and
  // all entries before it are final.
  [[nodiscard]] std::uint32_t final_length() const { return final_; }

  // Whether a SETUP here continues that game, and whether the log begins with it: it is the same
  // one, or went apart from it later. A new game names the one before it, too, but has none of its
  // entries.
  [[nodiscard]] bool names(Tag game) const;
  [[nodiscard]] bool has_past(Tag game) const;

  // ---- The people: only unless empty() ----------------------------------------------------------

  // Each START with the entries up to the next START.
  [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }
  [[nodiscard]] const Segment& segment() const { return segments_.back(); }
  [[nodiscard]] const Setup& setup() const { return segment().setup; }
  [[nodiscard]] const std::vector<Member>& members() const { return segment().members; }
  // The game's seat for each seat of the SETUP.
  [[nodiscard]] const std::vector<core::SeatIndex>& seats() const { return seats_; }
  // The member whose device plays a seat of the game: the person's own; for a bot, that of the
  // nearest person before it.
  [[nodiscard]] std::size_t player_of(core::SeatIndex seat) const;
  // The place of a device among the members. Nothing also if empty().
  [[nodiscard]] std::optional<std::size_t> member_of(const Key& key) const;
  // Whether a device may come back only after the next MOVE, because a START left it out, or it
  // left by one, while nobody knew that all had shown. This is judged by the log alone: a show that
  // comes late reaches only some.
  [[nodiscard]] bool bars(const Key& key) const;

  // ---- Showing ----------------------------------------------------------------------------------

  // The number of the element that is shown for the newest entry. After kMostRuns only a START can
  // follow, which brings new chains.
  [[nodiscard]] std::uint32_t element_number() const { return length() - segment().seq; }
  [[nodiscard]] bool has_shown(std::size_t member) const;
  // Members that have shown for the newest entry, bit 0 the first.
  [[nodiscard]] std::uint8_t shown() const;
  [[nodiscard]] bool all_shown() const { return outcomes_.has_value(); }
  // Whether it has shown for an entry that is not here: then no other entry can take that place.
  [[nodiscard]] bool is_ahead(std::size_t member) const;
  // Also if empty().
  [[nodiscard]] bool anybody_ahead() const;

  // ---- The game ---------------------------------------------------------------------------------

  // The position after the newest entry, before any chance after it. Only unless empty().
  [[nodiscard]] const SharedPosition& position() const { return positions_.back(); }
  // All moves that led there.
  [[nodiscard]] const std::vector<Move>& made() const { return made_; }
  // The outcomes after the newest entry and the position that they lead to, once all have shown.
  // Empty of moves if chance is not to act.
  [[nodiscard]] const std::optional<Outcomes>& outcomes() const { return outcomes_; }
  // The newest position, with these outcomes once they are known. Only unless empty().
  [[nodiscard]] const SharedPosition& latest() const {
    return outcomes_ ? outcomes_->position : position();
  }
  // The newest position if these rules hide hands; else null.
  [[nodiscard]] const HandsPosition* hands() const;
  // By the rules, or by a START that all agreed to: only a new game can follow.
  [[nodiscard]] bool over() const;
  // The member whose device writes the next entry, unless that is a START. Nobody before all have
  // shown, or once the game is over.
  [[nodiscard]] std::optional<std::size_t> writer() const;

  // ---- Making -----------------------------------------------------------------------------------

  // The writer's next MOVE: the outcomes, then these decisions, which must be legal and all the
  // writer's. They may be empty only if the throw ends the game.
  [[nodiscard]] Entry make_move(std::span<const Move> decisions) const;
  // The START of a SETUP, with the READYs of its persons and of those who leave, which it puts in
  // order. It follows this log, whose rank must be the highest that they name.
  [[nodiscard]] Entry make_start(const Letter& setup, std::vector<Letter> readies) const;
  // The hash that is found here behind a MOVE which `take` refuses as State; nothing for another
  // entry, or if hands are hidden.
  [[nodiscard]] std::optional<std::uint64_t> hash_behind(const Letter& move) const;
  // What a device shows for the newest entry, with the element of its chain.
  [[nodiscard]] Show make_show(const ChainKey& element) const;

  // ---- Passing on and keeping -------------------------------------------------------------------

  // The messages that a device with that many entries lacks. Each member's newest SHOW in a segment
  // comes after its START, or first if they already have the segment's beginning.
  [[nodiscard]] std::vector<Letter> missing_from(std::uint32_t entries) const;

 private:
  Word take_entry(const Letter& letter, const Entry& entry);
  Word take_start(const Letter& letter, const Entry& entry, const Start& start);
  Word take_moves(const Letter& letter, const Entry& entry, const Moves& moves);
  Word take_deal(const Letter& letter, const Entry& entry, const Deal& deal);
  Word take_open(const Letter& letter, const Entry& entry, const Open& open);
  Word take_hand_moves(const Letter& letter, const Entry& entry, const Moves& moves);
  // Appends the entry that leads there, unless its hash of the position differs (State) or a
  // member has shown for another entry in its place (Head).
  Word take_made(const Letter& letter, const Entry& entry, std::uint64_t after,
                 const Outcomes& made);
  // Whether the author of an entry, which is no START and has its place, may write it now; if not,
  // why.
  [[nodiscard]] Word check_writer(const Letter& letter) const;
  [[nodiscard]] Word check_duty(const Letter& letter, HandsDuty duty) const;
  [[nodiscard]] std::vector<std::uint8_t> holders_of(const Segment& segment) const;
  Word read_moves(std::string_view text, std::size_t author, Outcomes& made) const;
  Word take_show(const Letter& letter, const Show& show);
  // Whether the entry follows the newest one; if not, why.
  [[nodiscard]] Word place(const Message& message, const Entry& entry) const;
  [[nodiscard]] bool named_another(const Message& message, const Entry& entry) const;
  void begin(const Letter& letter, Segment segment, const Outcomes& drawn);
  void append(const Letter& letter, std::span<const Move> moves, SharedPosition position);
  // Updates what follows from new entries and shows: finality and outcomes.
  void settle();
  void forget_shows();
  void remember(Member& member, const Letter& letter) const;

  RoomId room_;
  Signatures parts_;
  const Book* book_;
  std::vector<Letter> entries_;
  std::vector<SharedPosition> positions_;  // the position after each entry
  std::vector<std::uint32_t> moves_before_;
  std::vector<Segment> segments_;
  Digest game_digest_{};
  std::vector<Move> made_;
  std::vector<core::SeatIndex> seats_;
  std::optional<Outcomes> outcomes_;
  std::uint32_t final_ = 0;
  bool proven_ = true;  // whether shows that replace forgotten ones are here
};

}  // namespace play::room
