// Every screen at every size of window and of text, in every language, without a window: finds what
// is cut off, leaves the window, or overlaps something else.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "ai/agent.h"
#include "assets/embedded.h"
#include "games/notation.h"
#include "play/library.h"
#include "ui/context.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "ui/screens/games.h"
#include "ui/show.h"
#include "view/table/session.h"

namespace ui_fit {

using view::Language;

struct Size {
  float width, height;
};
inline constexpr Size kWindows[] = {{320, 568}, {390, 844}, {844, 390}, {1280, 800}, {3840, 2160}};
inline constexpr float kTexts[] = {1.0F, 1.5F, 2.0F};

inline constexpr float kMostPaint = 6.0F;  // a sheet over a dimmed table

// A bot's name is shown, but not how well it plays.
inline std::unique_ptr<play::Agent> quick_agent(std::string_view) {
  return ai::make_agent("casual");
}

// A page of the game without the app around it.
class Page {
 public:
  Page(Size size, float text) : size_(size) {
    context_.spell(ui_, text);
    ui_.text_scale = text;
    ui_.calm = true;
    ui_.screen = ui::box(0, 0, size.width, size.height);
    model_.can_fill_screen = true;
    model_.can_shake = true;
    model_.can_continue = true;
    model_.update_ready = true;
    keep_games();
  }
  ~Page() { view::use_words(nullptr); }
  Page(const Page&) = delete;
  Page& operator=(const Page&) = delete;

  void speak(Language language) {
    const auto file = "po/" + std::string(view::language_code(language)) + ".mo";
    words_ = view::Words(language, assets::find(file));
    view::use_words(&words_);
  }

  // Draws frames until everything is at rest.
  void rest() {
    constexpr int kMost = 60;
    for (int i = 0; i < kMost; ++i) {
      ui_test::frames(ui_, {size_.width, size_.height}, 1, [this] { ui::show(ui_, model_); });
      if (!carry_out() && !ui_.next_frame()) return;
    }
  }

  [[nodiscard]] const ui::Target* offered(std::string_view key) const {
    const auto& targets = ui_.targets();
    const auto found = std::find_if(targets.begin(), targets.end(), [key](const ui::Target& one) {
      return one.key == key && one.focusable();
    });
    return found == targets.end() ? nullptr : &*found;
  }

  void press(std::string_view key) {
    const auto& targets = ui_.targets();
    const ui::Target* found = offered(key);
    if (found == nullptr) {
      std::string keys;
      for (const ui::Target& one : targets) keys += one.key + " ";
      FAIL() << "there is no " << key << " among " << keys;
    }
    ui_.activate_from_mirror(found->id);
    rest();
  }

  // A game with people at every seat but the last.
  void sit_down(std::string_view rules) {
    const auto game = games::Game::parse(rules);
    sit_down(play::new_replay(*game, company(*game)));
    play_on(1);
  }
  // The same from a position, of which the first move is made.
  void play_from(std::string_view position) {
    const auto read = games::parse_position(position);
    ASSERT_TRUE(read) << position;
    play::Replay replay;
    replay.players = company(read->game);
    replay.rounds.emplace_back(read->game, read->state);
    sit_down(std::move(replay));
    (void)session_->choose(0);
    (void)session_->update(10.0F);
    rest();
  }

  // Plays `turns` random choices of people.
  void play_on(int turns) {
    constexpr int kMost = 20000;
    core::Rng rng(5);
    for (int i = 0; i < kMost && turns > 0 && !session_->match().over(); ++i) {
      session_->lift_curtain();
      const auto& choices = session_->picker().choices();
      if (session_->status().may_throw) {
        (void)session_->throw_or_draw();
      } else if (!choices.empty()) {
        (void)session_->choose(rng.below(static_cast<std::uint32_t>(choices.size())));
        --turns;
      } else {
        (void)session_->update(10.0F);
      }
    }
    session_->lift_curtain();
    rest();
  }

  // Until somebody must choose a move; with own dice, until a throw must be entered.
  void wait_for_person() {
    constexpr int kMost = 100;
    const bool own = std::holds_alternative<play::OwnDice>(session_->chance());
    for (int i = 0; i < kMost && !session_->status().may_enter; ++i) {
      session_->lift_curtain();
      if (session_->status().may_throw) {
        (void)session_->throw_or_draw();
      } else if (session_->picker().choices().empty()) {
        (void)session_->update(10.0F);
      } else if (own) {
        (void)session_->choose(0);
      } else {
        break;
      }
    }
    rest();
  }

  ui::Model& model() { return model_; }
  view::Session& session() { return *session_; }

  // The faults of the screen, in words.
  std::vector<std::string> faults() const {
    std::vector<std::string> found;
    const ui::Rect window = ui::box(0, 0, size_.width, size_.height);
    for (const ui::Target& one : ui_.targets()) {
      if (one.layer != ui_.top_layer()) continue;
      const std::string name = one.key + " “" + one.label + "”";
      if (one.clipped) found.push_back(name + " is cut off");
      if (one.visible.empty()) continue;
      const ui::Rect inside = one.visible.both(window);
      if (one.visible.width() - inside.width() > 1.0F ||
          one.visible.height() - inside.height() > 1.0F) {
        found.push_back(name + " leaves the window");
      }
    }
    for (const std::string& pair : overlaps()) found.push_back(pair);
    if (const float times = painted(); times > kMostPaint) {
      found.push_back("the window is painted " + std::to_string(times) + " times over");
    }
    return found;
  }

 private:
  static std::vector<play::Player> company(const games::Game& game) {
    std::vector<play::Player> players(static_cast<std::size_t>(game.seat_count()));
    for (play::Player& player : players) player.name = "Magdalena";
    players.back() = {play::Player::Kind::Bot, "master", "Magdalena"};
    return players;
  }
  void sit_down(play::Replay replay) {
    session_ =
        std::make_unique<view::Session>(std::move(replay), play::SeededChance{3}, quick_agent);
    session_->comfort.speed = 0.0F;
    model_.session = session_.get();
    model_.screen = ui::Screen::Table;
  }
  // Of the wishes, only going to another screen or sheet works without the app; true if there was
  // one.
  bool carry_out() {
    bool any = false;
    for (const ui::Wish& wish : model_.wishes.take()) {
      const auto* go = std::get_if<ui::wish::Go>(&wish);
      const auto* open = std::get_if<ui::wish::Open>(&wish);
      const auto* set_up = std::get_if<ui::wish::SetUp>(&wish);
      if (go != nullptr) model_.screen = go->to;
      if (open != nullptr) ui::open_sheet(model_, open->sheet);
      if (set_up != nullptr) ui::open_setup(model_, set_up->game, set_up->purpose);
      any = any || go != nullptr || open != nullptr || set_up != nullptr;
    }
    return any;
  }

  // How many times the window's area was painted by the last frame: the cost for a phone, or for a
  // machine without a graphics card.
  [[nodiscard]] float painted() const {
    const ImDrawData& drawn = *ImGui::GetDrawData();
    float area = 0.0F;
    for (const ImDrawList* list : drawn.CmdLists) {
      for (const ImDrawCmd& command : list->CmdBuffer) {
        const auto corner = [&](unsigned at) {
          const auto vertex = list->IdxBuffer[static_cast<int>(command.IdxOffset + at)];
          const ImVec2 p = list->VtxBuffer[static_cast<int>(vertex + command.VtxOffset)].pos;
          return ImVec2(std::clamp(p.x, command.ClipRect.x, command.ClipRect.z),
                        std::clamp(p.y, command.ClipRect.y, command.ClipRect.w));
        };
        for (unsigned at = 0; at + 2 < command.ElemCount; at += 3) {
          const ImVec2 a = corner(at);
          const ImVec2 b = corner(at + 1) - a;
          const ImVec2 c = corner(at + 2) - a;
          area += 0.5F * std::abs(b.x * c.y - b.y * c.x);
        }
      }
    }
    return area / (size_.width * size_.height);
  }

  // Two games on the list, one of them with a long name of its own.
  void keep_games() {
    for (const std::string name : {"", "The evening on which everybody was sent home"}) {
      play::Replay replay;
      replay.players.assign(4, {play::Player::Kind::Human, "", "Magdalena"});
      replay.rounds.emplace_back(*games::Game::parse("parchis"));
      play::KeptGame game = play::summary_of(replay);
      game.id = name.empty() ? "0000000000000001" : "0000000000000002";
      game.name = name;
      library_.put(std::move(game));
    }
    model_.games.library = &library_;
    model_.games.now = 1'000'000;
  }

  std::vector<std::string> overlaps() const {
    std::vector<std::string> found;
    const auto& all = ui_.targets();
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t k = i + 1; k < all.size(); ++k) {
        if (!counts(all[i]) || !counts(all[k])) continue;
        const ui::Rect common = all[i].visible.both(all[k].visible);
        if (common.width() > 2.0F && common.height() > 2.0F) {
          found.push_back(all[i].key + " and " + all[k].key + " overlap");
        }
      }
    }
    return found;
  }
  // Slots of the drawing board cross at their ends, as the gaps between cells do, and cards fan
  // out: these may overlap.
  bool counts(const ui::Target& target) const {
    return target.layer == ui_.top_layer() && target.focusable() && !target.visible.empty() &&
           target.key.find("/slot/") == std::string::npos &&
           target.key.find("/hand/") == std::string::npos;
  }

  ui_test::Context context_;
  Size size_;
  ui::Ui ui_;
  ui::Model model_;
  view::Words words_;
  play::Library library_;
  std::unique_ptr<view::Session> session_;
};

// Looks at screens with one size of window and of text.
class FitTest : public testing::TestWithParam<std::tuple<Size, float>> {
 protected:
  FitTest() : page(std::get<0>(GetParam()), std::get<1>(GetParam())) {}

  void look(const std::string& screen) {
    for (const std::string& fault : page.faults()) ADD_FAILURE() << screen << ": " << fault;
  }
  // Opens a sheet, looks at it, and closes it.
  void look_at_sheet(const std::string& screen, std::string_view key, std::string_view close) {
    page.press(key);
    look(screen);
    page.press(close);
  }

  Page page;
};

inline std::string name_of(const testing::TestParamInfo<std::tuple<Size, float>>& test) {
  const auto& [size, text] = test.param;
  return std::to_string(static_cast<int>(size.width)) + "x" +
         std::to_string(static_cast<int>(size.height)) + "Text" +
         std::to_string(static_cast<int>(text * 100));
}

}  // namespace ui_fit
