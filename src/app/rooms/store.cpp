#include "app/rooms/store.h"

#include <utility>

#include "app/store.h"
#include "play/room/kept_head.h"
#include "play/room/keys_text.h"
#include "play/store_keys.h"

namespace app {

using play::room::Words;

namespace {

constexpr std::size_t kMostNotes = 64;

std::string key_of(std::string_view name) {
  return std::string(play::store::kRooms) + std::string(name);
}

std::string muted_key(std::string_view name) {
  return std::string(play::store::kMuted) + std::string(name);
}

std::string note_key(std::string_view name, std::size_t number) {
  return key_of(name) + "-" + std::to_string(number);
}

// Whether the whole text on the disk is the one written here: another page may have written its
// own, or erased the room with a game that was deleted there.
bool stands_as_written(const RoomStore& store, std::string_view name) {
  const auto whole = platform::load_text(key_of(name));
  return whole && play::room::name_of_whole(*whole) == store.whole;
}

// Whether the text on the disk is another device's, as this browser's other pages may be.
bool is_others(std::string_view name, std::string_view text) {
  const auto whole = platform::load_text(key_of(name));
  const auto theirs = whole ? play::room::read_kept_head(*whole) : std::nullopt;
  const auto ours = play::room::read_kept_head(text);
  return theirs && ours && theirs->device_secret != ours->device_secret;
}

bool write_whole(RoomStore& store, std::string_view name, const std::string& text) {
  if (!platform::save_text(key_of(name), text)) return false;
  for (std::size_t i = 0; i < kMostNotes; ++i) platform::erase_text(note_key(name, i));
  store.whole = play::room::name_of_whole(text);
  store.notes = 0;
  return true;
}

bool write_note(RoomStore& store, std::string_view name, const Words& words) {
  const std::string note = play::room::note_of(store.words, words, store.whole);
  if (!platform::save_text(note_key(name, store.notes), note)) return false;
  ++store.notes;
  return true;
}

}  // namespace

bool keep_room(RoomStore& store, std::string_view name, const std::string& text, Keeper keeper) {
  if (keeper == Keeper::Watches && is_others(name, text)) return true;
  Words words = play::room::words_of(text);
  const bool stands = stands_as_written(store, name);
  if (stands ? words == store.words : keeper == Keeper::HasLetGo) return true;
  const bool whole = !stands || store.notes == kMostNotes;
  if (!(whole ? write_whole(store, name, text) : write_note(store, name, words))) return false;
  store.words = std::move(words);
  return true;
}

std::optional<std::string> kept_room(std::string_view name) {
  const auto whole = platform::load_text(key_of(name));
  if (!whole) return std::nullopt;
  Words words = play::room::words_of(*whole);
  const std::string of = play::room::name_of_whole(*whole);
  for (std::size_t i = 0; i < kMostNotes; ++i) {
    const auto note = platform::load_text(note_key(name, i));
    if (!note || !play::room::take_note(words, *note, of)) break;
  }
  return play::room::text_of(words);
}

void erase_room(std::string_view name) {
  platform::erase_text(key_of(name));
  for (std::size_t i = 0; i < kMostNotes; ++i) platform::erase_text(note_key(name, i));
  platform::erase_text(muted_key(name));
}

void keep_muted(std::string_view name, const std::set<play::room::Key>& muted) {
  platform::save_text(muted_key(name), play::room::keys_text(muted));
}

std::set<play::room::Key> kept_muted(std::string_view name) {
  std::set<play::room::Key> muted;
  (void)play::room::read_keys(platform::load_text(muted_key(name)).value_or("-"), muted);
  return muted;
}

}  // namespace app
