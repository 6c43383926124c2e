// Settings are kept across versions: every value comes back, unknown lines are ignored.
#include <gtest/gtest.h>

#include "ui/settings.h"

namespace {

TEST(Settings, EveryValueComesBack) {
  ui::Settings settings;
  settings.language = view::Language::Czech;
  settings.lighting = ui::Lighting::Light;
  settings.table = view::TableStyle::Slate;
  settings.paints = view::Paints::Clear;
  settings.flat = true;
  settings.speed = 2.5F;
  settings.forced = false;
  settings.tap_throws = false;
  settings.auto_throw = true;
  settings.confirm = true;
  settings.move_list = true;
  settings.typed_keys = false;
  settings.name = "Zoë 1";
  settings.favourite = view::Hue::Purple;
  settings.own_dice = true;
  settings.bot_pace = ui::BotPace::Calm;
  settings.text = 1.75F;
  settings.claw = ui::ClawWay::Cups;
  settings.claw_help = view::ClawHelp::None;
  settings.claw_slow = true;
  settings.sound = false;
  settings.volume = 0.3F;
  settings.shake = false;
  settings.notices = true;
  EXPECT_EQ(ui::parse_settings(ui::print_settings(settings)), settings);
  EXPECT_EQ(ui::parse_settings(ui::print_settings({})), ui::Settings{});
}

TEST(Settings, WhatIsNotKnownIsPassedOver) {
  EXPECT_EQ(ui::parse_settings("table marble\nbot_pace hectic\nvolume loud\nglow 3\n\nroom\n"),
            ui::Settings{});
}

TEST(Settings, ANameThatIsTooLongIsCut) {
  ui::Settings settings;
  settings.name = "Константин Великий из Константинополя";
  const std::string name = ui::parse_settings(ui::print_settings(settings)).name;
  EXPECT_EQ(name, "Константин Великий из Ко") << "24 letters";
}

TEST(Settings, ANameThatIsNoTextIsNone) {
  EXPECT_EQ(ui::parse_settings("name A%FFB\n").name, "");
  EXPECT_EQ(ui::parse_settings("name A%C3%A9B\n").name, "AéB");
}

TEST(Settings, NumbersStayInTheirRange) {
  const ui::Settings settings = ui::parse_settings("volume 900\ntext 999\nspeed 1000\n");
  EXPECT_EQ(settings.volume, 1.0F);
  EXPECT_EQ(settings.text, 2.0F);
  EXPECT_EQ(settings.speed, 4.0F);
}

}  // namespace
