// The protocol's `room …` commands: one room, one device and one log, tested from outside.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "play/room/log/log.h"

namespace race {

class RoomCommands {
 public:
  // The answer to the words after `room`, with its line end.
  [[nodiscard]] core::Expected<std::string> answer(std::string_view words);

 private:
  using Answer = core::Expected<std::string>;

  Answer run(std::string_view command, std::string_view words);
  Answer key(std::string_view words);
  Answer device(std::string_view words);
  Answer chain(std::string_view words) const;
  Answer sign(std::string_view words) const;
  Answer read(std::string_view words) const;
  Answer frame(std::string_view words) const;
  Answer open(std::string_view words) const;
  Answer hear(std::string_view words);
  [[nodiscard]] std::string status() const;
  [[nodiscard]] play::room::Device entered() const;

  std::optional<play::room::Room> room_;
  std::optional<play::room::Key> device_secret_;
  std::optional<play::room::Log> log_;
};

}  // namespace race
