// Draw lists that repeat the last ones are recognized; anything that shows makes a difference.
#include <gtest/gtest.h>

#include <algorithm>

#include "ui/kit/drawn_lists.h"
#include "ui/table_page.h"

namespace {

using ui_test::kToThrow;
using ui_test::TablePage;

class DrawnLists : public testing::Test {
 protected:
  // Whether the page, which rests, looks like what was asked about last.
  bool repeats() {
    page_.frame();
    return lists_.repeat(*ImGui::GetDrawData());
  }

  TablePage page_{{390.0F, 844.0F}, kToThrow};
  ui::DrawnLists lists_;
};

TEST_F(DrawnLists, APageAtRestRepeatsItself) {
  EXPECT_FALSE(repeats()) << "nothing came before";
  EXPECT_TRUE(repeats());
  EXPECT_TRUE(repeats());
}

TEST_F(DrawnLists, WhatIsForgottenIsNotRepeated) {
  EXPECT_FALSE(repeats());
  lists_.forget();
  EXPECT_FALSE(repeats());
  EXPECT_TRUE(repeats());
}

TEST_F(DrawnLists, OneVertexMakesADifference) {
  EXPECT_FALSE(repeats());
  page_.frame();
  ImDrawData& data = *ImGui::GetDrawData();
  ImDrawList* const list =
      *std::find_if(data.CmdLists.begin(), data.CmdLists.end(),
                    [](const ImDrawList* one) { return one->VtxBuffer.Size > 0; });
  list->VtxBuffer.back().col ^= 1U;
  EXPECT_FALSE(lists_.repeat(data));
  list->VtxBuffer.back().col ^= 1U;
  EXPECT_FALSE(lists_.repeat(data)) << "the last ones had another colour";
  EXPECT_TRUE(lists_.repeat(data));
}

TEST_F(DrawnLists, OtherTexturesClipsAndSizesMakeADifference) {
  EXPECT_FALSE(repeats());
  page_.frame();
  ImDrawData& data = *ImGui::GetDrawData();
  EXPECT_TRUE(lists_.repeat(data));
  ImDrawList* const list =
      *std::find_if(data.CmdLists.begin(), data.CmdLists.end(),
                    [](const ImDrawList* one) { return one->CmdBuffer.Size > 0; });
  ImDrawCmd& command = list->CmdBuffer.front();
  command.TextureId = reinterpret_cast<ImTextureID>(std::uintptr_t{99});
  EXPECT_FALSE(lists_.repeat(data));
  command.ClipRect.x += 1.0F;
  EXPECT_FALSE(lists_.repeat(data));
  data.DisplaySize.x += 1.0F;
  EXPECT_FALSE(lists_.repeat(data));
  data.FramebufferScale.x += 1.0F;
  EXPECT_FALSE(lists_.repeat(data));
  EXPECT_TRUE(lists_.repeat(data));
}

}  // namespace
