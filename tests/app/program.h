// The program without a window, for tests of what it does between two pictures. What it keeps is in
// a folder of its own, empty at first.
#pragma once

#include <stdlib.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "app/app.h"
#include "app/claim.h"
#include "app/store.h"
#include "support/own_folder.h"
#include "ui/context.h"
#include "view/words/words.h"

class Program {
 public:
  Program() {
    // Nothing is erased unless it is certain that this is not the store of whoever runs the tests.
    const std::filesystem::path sign = folder() / "sign.txt";
    platform::save_text("sign", "");
    if (!std::filesystem::exists(sign)) std::abort();
    for (const std::string& key : platform::kept_keys("")) platform::erase_text(key);
    app.daily.today = [] { return 20'800; };  // also at midnight
  }
  ~Program() {
    platform::claim_game({});
    view::use_words(nullptr);  // they are this program's own
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // Makes the letters without which ImGui begins no frame.
  void spell() { context_.spell(app.ui); }
  // Where the texts are kept, one file for each.
  [[nodiscard]] static const std::filesystem::path& folder() {
    static const OwnFolder own;
    static const std::filesystem::path kept = own.path() / "homestretch";
    static const int set = ::setenv("XDG_DATA_HOME", own.path().c_str(), 1);
    EXPECT_EQ(set, 0);
    return kept;
  }

 private:
  ui_test::Context context_;

 public:
  app::App app;
};
