#include "ui/kit/emblem.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ui {

namespace {

constexpr std::size_t kSide = 3;  // cells along a quarter
constexpr std::size_t kGround = 0;
constexpr std::size_t kInk = 1;
constexpr std::size_t kCells = 2;  // index of the first byte for the cells, one byte per cell
constexpr float kCornerShare = 0.2F;
constexpr float kMargin = 0.1F;  // of the side
constexpr float kDisc = 0.4F;    // of a cell
constexpr float kDiamond = 0.52F;
constexpr float kBlock = 0.36F;
constexpr float kRim = 0.25F;

enum class Mark : std::uint8_t { Nothing, Disc, Diamond, Block };
constexpr unsigned kMarks = 4;

void draw_mark(ImDrawList* draw, ImVec2 at, float cell, Mark mark, Colour ink) {
  const float reach = kDiamond * cell;
  const ImVec2 half{kBlock * cell, kBlock * cell};
  switch (mark) {
    case Mark::Nothing: break;
    case Mark::Disc: draw->AddCircleFilled(at, kDisc * cell, ink); break;
    case Mark::Diamond:
      draw->AddQuadFilled(at - ImVec2(reach, 0), at - ImVec2(0, reach), at + ImVec2(reach, 0),
                          at + ImVec2(0, reach), ink);
      break;
    case Mark::Block: draw->AddRectFilled(at - half, at + half, ink, kMargin * cell); break;
  }
}

// A paint that differs from the ground's.
view::Hue second_hue(unsigned ground, unsigned byte) {
  const auto hues = static_cast<unsigned>(view::kPlayed);
  return static_cast<view::Hue>((ground + 1 + byte % (hues - 1)) % hues);
}

}  // namespace

void emblem(Ui& ui, const Rect& square, std::span<const std::uint8_t> bytes) {
  assert(bytes.size() >= kCells + kSide * kSide);
  const unsigned ground = bytes[kGround] % static_cast<unsigned>(view::kPlayed);
  const Colour body = ui.paint(static_cast<view::Hue>(ground));
  const std::array<Colour, 2> inks = {ui.paint(view::Hue::Ivory),
                                      ui.paint(second_hue(ground, bytes[kInk]))};
  const float side = square.width();
  const float round = kCornerShare * side;
  ui.draw->AddRectFilled(square.min, square.max, body, round);
  const float cell = side * (0.5F - kMargin) / static_cast<float>(kSide);
  for (std::size_t i = 0; i < kSide * kSide; ++i) {
    const unsigned byte = bytes[kCells + i];
    const std::size_t row = i / kSide;
    const float x = (static_cast<float>(i % kSide) + 0.5F) * cell;
    const float y = (static_cast<float>(row) + 0.5F) * cell;
    for (const ImVec2 way : {ImVec2(1, 1), ImVec2(-1, 1), ImVec2(1, -1), ImVec2(-1, -1)}) {
      draw_mark(ui.draw, square.middle() + ImVec2(x * way.x, y * way.y), cell,
                static_cast<Mark>(byte % kMarks), inks[byte / kMarks % 2]);
    }
  }
  ui.draw->AddRect(square.min, square.max, mix(body, kBlack, kRim), round);
}

}  // namespace ui
