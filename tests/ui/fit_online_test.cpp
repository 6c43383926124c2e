// The screens of online play, checked like all others by tests/ui/fit_test.cpp: the list of open
// tables, and a table before its game and in it.
#include "ui/fit_page.h"
#include "ui/online/tables.h"
#include "ui/online_page.h"

namespace {

using namespace ui_fit;

class FitOnline : public FitTest {
 protected:
  // The list of open tables: empty for several reasons, and full.
  void look_at_open_tables(const std::string& name) {
    ui::TablesPage& list = page.model().tables;
    page.model().screen = ui::Screen::Tables;
    for (const char* trouble : {"", "relays.json: bus[0] is no wss: address"}) {
      for (const bool heard : {false, true}) {
        list.heard = heard;
        list.trouble = trouble;
        page.rest();
        look(name + " no open tables");
      }
    }
    list.trouble.clear();
    for (const games::Preset& preset : games::presets()) {
      ui::TablesPage::Table table{{}, games::Game::parse(preset.rules)->rules(), 0, 0};
      table.seats = ui::seats_of(table.rules).size();
      table.free = 1 + list.tables.size() % (table.seats - 1);
      table.key.fill(static_cast<std::uint8_t>(list.tables.size() * 37));
      list.tables.push_back(table);
    }
    for (const bool at_room : {false, true}) {
      list.at_room = at_room;
      page.rest();
      look(name + " open tables");
    }
    list = {};
  }
  // A table online before its game: among friends and open to strangers, alone and in company.
  void look_at_lobby(const std::string& name) {
    for (const bool open : {false, true}) {
      for (const bool reached : {false, true}) {
        ui::OnlinePage& lobby = page.model().online;
        lobby = {};
        lobby.stage = ui::OnlinePage::Stage::Lobby;
        lobby.rules = games::Game::parse("ludo board=maedn")->rules();
        lobby.seats.resize(4);
        for (std::size_t i = 0; i < lobby.seats.size(); ++i) lobby.seats[i].of_game = i;
        lobby.seats[0].mark = lobby.seats[1].mark = ui::OnlinePage::Mark::Here;
        lobby.seats[0].mine = lobby.seats[0].owner = true;
        lobby.seats[1].key.fill(1);
        lobby.link = "https://example.org/";
        lobby.owner = lobby.seated = true;
        lobby.open_table = open;
        lobby.reached = lobby.other_epoch = lobby.put_out = lobby.not_stored = reached;
        page.model().screen = ui::Screen::Online;
        page.rest();
        look(name + " lobby");
        look_at_sheet(name + " somebody’s seat", "online/seat/1", "online/seat/close");
      }
    }
    page.model().online = {};
  }
  // A game whose room waits for somebody, and its sheets.
  void look_at_table(const std::string& name) {
    ui::OnlinePage& room = page.model().online;
    for (const std::string_view rules : {"parchis", "sorry", "maze"}) {
      page.sit_down(rules);
      room.not_stored = rules == "maze";
      room.stage = ui::OnlinePage::Stage::Game;
      room.seated = room.alone = room.may_go_on = true;
      room.missing = "Magdalena";
      room.rules = page.session().match().game().rules();
      room.seats.resize(2);
      room.seats[1].of_game = 1;
      room.seats[1].key.fill(1);
      room.seats[1].removable = true;
      room.watchers = {{"Cleo", {}, false}, {"", {}, true}};
      page.rest();
      look(name + " waiting");
      look_at_sheet(name + " people", "table/without", "room/people/close");
      room.question = ui::OnlinePage::Question::End;
      room.asked_of = "Magdalena";
      page.rest();
      look(name + " question");
      room = {};
    }
  }
};

TEST_P(FitOnline, OpenTablesAndLobbiesInEveryLanguage) {
  for (int i = 0; i < view::kLanguages; ++i) {
    const auto language = static_cast<Language>(i);
    page.speak(language);
    const std::string name(view::language_code(language));
    look_at_open_tables(name);
    look_at_lobby(name);
  }
}

TEST_P(FitOnline, TablesInEveryLanguage) {
  for (int i = 0; i < view::kLanguages; ++i) {
    const auto language = static_cast<Language>(i);
    page.speak(language);
    look_at_table(std::string(view::language_code(language)));
  }
}

INSTANTIATE_TEST_SUITE_P(Windows, FitOnline,
                         testing::Combine(testing::ValuesIn(kWindows), testing::ValuesIn(kTexts)),
                         name_of);

}  // namespace
