// A stored room is written as a whole now and then, with notes of changes in between.
#include <gtest/gtest.h>

#include "play/room/notes.h"

namespace play::room {
namespace {

TEST(RoomNotes, ANoteTellsWhatHasChangedAndWhatIsNew) {
  const Words before = words_of("a b c d");
  const Words now = words_of("a x c d e f");
  const std::string whole = name_of_whole(text_of(before));
  const std::string note = note_of(before, now, whole);
  EXPECT_EQ(note, whole + " 6 1 x 4 e 5 f");
  Words words = before;
  ASSERT_TRUE(take_note(words, note, whole));
  EXPECT_EQ(text_of(words), "a x c d e f");
}

TEST(RoomNotes, NotesFollowEachOther) {
  const std::string first = "a b c";
  const std::string whole = name_of_whole(first);
  const Words second = words_of("a b c d");
  const Words third = words_of("z b");
  Words words = words_of(first);
  ASSERT_TRUE(take_note(words, note_of(words_of(first), second, whole), whole));
  ASSERT_TRUE(take_note(words, note_of(second, third, whole), whole));
  EXPECT_EQ(text_of(words), "z b");
}

TEST(RoomNotes, ANoteOnAnotherTextOrABrokenOneIsRefused) {
  const std::string whole = name_of_whole("a b");
  for (const std::string& note :
       {std::string(), std::string("x"), name_of_whole("a c") + " 2 1 c", whole, whole + " x",
        whole + " 2 1", whole + " 2 2 c", whole + " 2 -1 c", whole + " 99999 1 c",
        whole + " 999999999999 1 c"}) {
    Words words = words_of("a b");
    EXPECT_FALSE(take_note(words, note, whole)) << note;
    EXPECT_EQ(text_of(words), "a b") << note;
  }
}

}  // namespace
}  // namespace play::room
