// A table with its screen around it, without a window: the places and words on it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "ai/agent.h"
#include "games/notation.h"
#include "ui/context.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "ui/show.h"
#include "view/table/session.h"

namespace ui_test {

// A Parchís game whose first player has to throw.
inline constexpr const char* kToThrow =
    "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=0 last=-";
// One whose first player has thrown a 1 and may move any of several pieces.
inline constexpr const char* kChoice =
    "parchis | Y 5,5,55,c5 B 2,45,49,59 R 3,4,39,c6 G 19,36,41,57 | turn=Y phase=move1 sixes=0 "
    "last=-";
// One whose first player is a move from winning.
inline constexpr const char* kLastMove =
    "parchis pieces=1 | Y c6 B 40 R 20 G 30 | turn=Y phase=move2 sixes=0 last=-";
// Sorry! for points, whose first player may choose a card of the hand.
inline constexpr const char* kForPoints =
    "sorry mode=points | R 4,9,z1,s B 19,h,s,s Y 34,s,s,s G 30,35,s,s | deck=21223021211 turn=R "
    "phase=hand card=- left=0 not=- hands=R:1,3,4,7,S;B:2,5,8,11,12;Y:1,1,4,10,10;G:7,7,12,S,S";

// css px
inline constexpr ImVec2 kPhone{390.0F, 844.0F};
inline constexpr ImVec2 kSmallPhone{320.0F, 568.0F};

class TablePage {
 public:
  // People are in the first `people` seats and are called Ann, Bea, Cid, …; bots have the others.
  TablePage(ImVec2 size, std::string_view position, int people = 1, float text = 1.0F)
      : size_(size) {
    context_.spell(ui_, text);
    ui_.text_scale = text;
    ui_.calm = true;
    ui_.screen = ui::box(0, 0, size.x, size.y);
    sit_down(position, people);
    rest();
  }
  void frame() {
    context_.use();
    ui_test::frames(ui_, size_, 1, [this] { ui::show(ui_, model_); });
    for (const ui::Wish& wish : model_.wishes.take()) {
      const auto* open = std::get_if<ui::wish::Open>(&wish);
      if (open != nullptr) ui::open_sheet(model_, open->sheet);
      wished_.push_back(wish);
    }
  }
  // Draws frames until everything is at rest, for at most a second.
  void rest() {
    for (int i = 0; i < 60; ++i) {
      frame();
      if (i > 1 && !ui_.next_frame()) return;
    }
  }
  void press(std::string_view key) {
    const ui::Target* found = find(key);
    ASSERT_NE(found, nullptr) << key << " among " << keys();
    ui_.activate_from_mirror(found->id);
    rest();
  }

  // Lets the others play until a person is asked for a move or a throw.
  void wait_for_person() {
    for (int i = 0; i < 2000 && !session_->status().person_acts; ++i) (void)session_->update(1.0F);
    rest();
  }

  [[nodiscard]] const ui::Target* find(std::string_view key) const {
    const auto& all = ui_.targets();
    const auto found =
        std::find_if(all.begin(), all.end(), [key](const auto& one) { return one.key == key; });
    return found == all.end() ? nullptr : &*found;
  }
  [[nodiscard]] std::string keys() const {
    std::string keys;
    for (const ui::Target& one : ui_.targets()) keys += one.key + " ";
    return keys;
  }
  // All words on the page, one item per line.
  [[nodiscard]] std::string said() const {
    std::string said;
    for (const ui::Target& one : ui_.targets()) said += one.label + "\n";
    return said;
  }
  [[nodiscard]] bool says(std::string_view words) const {
    return said().find(words) != std::string::npos;
  }

  ui::Ui& ui() { return ui_; }
  ui::Model& model() { return model_; }
  view::Session& session() { return *session_; }
  [[nodiscard]] const std::vector<ui::Target>& targets() const { return ui_.targets(); }
  [[nodiscard]] const std::vector<ui::Wish>& wished() const { return wished_; }

 private:
  void sit_down(std::string_view position, int people) {
    const auto read = games::parse_position(position);
    ASSERT_TRUE(read) << position << ": " << read.error().text();
    play::Replay replay;
    static constexpr const char* kNames[] = {"Ann", "Bea", "Cid", "Dot", "Eva", "Fay"};
    static constexpr const char* kBots[] = {"", "Hugo", "Mila", "Otto", "Nora", "Igor"};
    for (int i = 0; i < read->game.seat_count(); ++i) {
      const bool here = i < people;
      replay.players.push_back({here ? play::Player::Kind::Human : play::Player::Kind::Bot,
                                here ? "" : "greedy", here ? kNames[i] : kBots[i]});
    }
    replay.rounds.emplace_back(read->game, read->state);
    session_ =
        std::make_unique<view::Session>(std::move(replay), play::SeededChance{3}, ai::make_agent);
    session_->comfort.speed = 0.0F;
    session_->comfort.bot_pause = 0.0F;
    model_.session = session_.get();
    model_.screen = ui::Screen::Table;
  }

  Context context_;
  ImVec2 size_;
  ui::Ui ui_;
  ui::Model model_;
  std::unique_ptr<view::Session> session_;
  std::vector<ui::Wish> wished_;
};

}  // namespace ui_test
