// A folder for one test. The tests run in several programs at the same time, so that no two of them
// may use the same name.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <string>

class OwnFolder {
 public:
  OwnFolder() {
    std::string name = testing::TempDir() + "homestretch-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) ADD_FAILURE() << "no folder can be made: " << name;
    path_ = name;
  }
  ~OwnFolder() {
    std::error_code left_behind;
    std::filesystem::remove_all(path_, left_behind);
  }
  OwnFolder(const OwnFolder&) = delete;
  OwnFolder& operator=(const OwnFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};
