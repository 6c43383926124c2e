#include "play/link/text.h"

namespace play {

namespace {

// The lines on which version 1 is trained before it reads: typical lines of links. Part of the
// format: any change makes old links unreadable, so lines of a new game must wait for a new
// version.
constexpr std::array<std::string_view, 60> kUsual = {
    "human",
    "parchis safe=12",
    "parchis arms=3",
    "parchis arms=5",
    "parchis arms=6 seats=YRO,BGP",
    "parchis arms=6 seats=YG,BO,RP",
    "parchis arms=6 teams=YRO/BGP allies=1",
    "parchis seats=YR,BG pieces=6 win=one",
    "parchis seats=YR,BG",
    "parchis teams=YR/BG allies=1 preview=1 first=Y",
    "parchis pieces=2 out=0 safe=12 win=one preview=1 first=B",
    "parchis arms=6",
    "parchis preview=1",
    "sorry seats=R,Y",
    "sorry seats=R,B,Y",
    "sorry mode=teams",
    "sorry seats=RY,BG mode=teams",
    "sorry seats=R,Y mode=points score=all tiers=sum target=500 first=R",
    "sorry pawns=3 out=1 first=B",
    "sorry mode=points target=300",
    "sorry mode=points",
    "maze seats=R,Y claw=100",
    "maze board=pinwheel blue=123456 red=wwwcci claw=50",
    "maze seats=RY,BG barricade=1 fast=1 guard=1",
    "maze barricade=1",
    "maze fast=1 first=R",
    "maze guard=1",
    "maze "
    "walls=a2s.a3e.a4s.b1s.b2e.b3s.c1s.c2e.c3e.c4s.d1s.d2s.d3e.e1s.e2e.e3s.f1s.f2e.f3s.g2s.g3e",
    "maze walls=g4e.a5e.c5s.g5e.a6e.e6e.g6s.g6e.b7e.c7s.d7s.e7s.f7s.h2s.h3s.h6s.b8e.d8e.e8e.f8e",
    "Y 5,n,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=0 last=-",
    "Y 12,17,c3,g B 25,46,68,n R 1,33,n,n G 59,c2,g,g | turn=R phase=move5 sixes=1 last=Y66",
    "Y 5,n,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n O 73,n,n,n P 90,n,n,n | turn=G phase=move6 sixes=2",
    "Y 8,64,g,g B 29,29,51,c5 R 39,39,g,g G 63,c1,c7,n | turn=B phase=bonus20 sixes=0 last=Bc1",
    "R s,s,s,s B s,s,s,s Y s,s,s,s G s,s,s,s | deck=54444444444 turn=- phase=first card=- left=0 "
    "not=-",
    "R 4,s,s,s B 19,s,s,s Y 34,s,s,s G 49,s,s,s | deck=32233333333 turn=R phase=draw card=- left=0 "
    "not=-",
    "R 12,z2,h,s B 28,58,s,s Y 31,h,h,s G z4,h,h,h | deck=21233213243 turn=B phase=card card=11 "
    "left=0 not=-",
    "R 4,15,s,s | deck=32233333333 turn=R phase=hand card=- left=0 not=- "
    "hands=R:1,2,7,S,S;B:3,4,8,10,12",
    "R a1,z,z B h1,z,z Y h8,z,z G a8,z,z | walls=c1s.d1s turn=- phase=first blue=0 red=- left=0 "
    "moved=-",
    "R c3,b2,z B h1,f2,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e.c5s.g5e.a6e.e6e",
    "g6s.g6e.b7e.c7s.d7s.e7s.f7s turn=R phase=roll blue=0 red=- left=0 moved=- using=- held=- "
    "relay=-",
    "turn=Y phase=act blue=4 red=w left=4 moved=- using=- held=- relay=RB out=RBYG",
    "turn=R phase=roll blue=0 red=- left=0 moved=- using=- held=- relay=R out=RBYG",
    "Anna",
    "Maria",
    "Peter",
    "Thomas",
    "Martin",
    "Julia",
    "Robert",
    "Michael",
    "Elena",
    "Player",
    "remote",
    "bot expert",
    "bot random",
    "human",
    "maze",
    "sorry",
    "bot greedy",
    "parchis",
};

constexpr core::BitModel kUntaught(core::BitModel::kOne / 2);

// Writes nothing: only the model learns.
struct Pupil {
  static bool bit(std::uint32_t, bool value) { return value; }
  static bool failed() { return false; }
};

}  // namespace

TextModel::TextModel() : by_one_(kSlots, kUntaught), by_three_(kSlots, kUntaught) {
  Pupil pupil;
  for (const std::string_view line : kUsual) {
    code(pupil, line);
  }
}

// Trained only once, since that takes longer than a whole set-up link.
const TextModel& TextModel::taught() {
  static const TextModel taught;
  return taught;
}

void TextModel::begin_text() {
  last_ = {};
  one_ = 0;
  three_ = 0;
}

void TextModel::remember(char letter) {
  last_ = {last_[1], last_[2], static_cast<unsigned char>(letter)};
  one_ = unsigned{last_[2]} << 8U;
  const unsigned all = (unsigned{last_[0]} << 16U) | (unsigned{last_[1]} << 8U) | last_[2];
  three_ = (all * 2654435761U) >> 16U;  // Knuth's multiplicative hash
}

}  // namespace play
