#include "ui/kit/drawn_lists.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace ui {

namespace {

bool same_vector(const ImVec2& a, const ImVec2& b) { return a.x == b.x && a.y == b.y; }
bool same_vector(const ImVec4& a, const ImVec4& b) {
  return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
}

}  // namespace

bool DrawnLists::repeat(const ImDrawData& data) {
  copy(data, next_);
  const bool repeated = known_ && same(last_, next_);
  std::swap(last_, next_);
  known_ = true;
  return repeated;
}

void DrawnLists::copy(const ImDrawData& data, Lists& to) {
  to.size = data.DisplaySize;
  to.scale = data.FramebufferScale;
  to.vertices.clear();
  to.indices.clear();
  to.commands.clear();
  for (const ImDrawList* list : data.CmdLists) {
    const auto first_index = static_cast<unsigned>(to.indices.size());
    const auto first_vertex = static_cast<unsigned>(to.vertices.size());
    to.vertices.insert(to.vertices.end(), list->VtxBuffer.begin(), list->VtxBuffer.end());
    to.indices.insert(to.indices.end(), list->IdxBuffer.begin(), list->IdxBuffer.end());
    for (const ImDrawCmd& command : list->CmdBuffer) {
      to.commands.push_back({command.ClipRect, command.GetTexID(), first_index + command.IdxOffset,
                             first_vertex + command.VtxOffset, command.ElemCount});
    }
  }
}

bool DrawnLists::same(const Lists& a, const Lists& b) {
  static_assert(sizeof(ImDrawVert) == 2 * sizeof(ImVec2) + sizeof(ImU32), "no padding");
  return same_vector(a.size, b.size) && same_vector(a.scale, b.scale) && a.indices == b.indices &&
         a.vertices.size() == b.vertices.size() &&
         std::memcmp(a.vertices.data(), b.vertices.data(),
                     a.vertices.size() * sizeof(ImDrawVert)) == 0 &&
         std::equal(a.commands.begin(), a.commands.end(), b.commands.begin(), b.commands.end(),
                    [](const Command& one, const Command& other) {
                      return same_vector(one.clip, other.clip) && one.texture == other.texture &&
                             one.first_index == other.first_index &&
                             one.first_vertex == other.first_vertex && one.count == other.count;
                    });
}

}  // namespace ui
