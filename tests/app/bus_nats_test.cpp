// The bus over Debian's nats-server on loopback, with the configuration used for rooms.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <random>
#include <string>
#include <system_error>
#include <vector>

#include "app/nats/bus.h"

namespace {

using namespace std::chrono_literals;
using platform::Frame;
using platform::NatsBus;

constexpr auto kPatience = 20s;
// Debian’s, or another one.
const char* const kServer = std::filesystem::exists("/usr/sbin/nats-server")
                                ? "/usr/sbin/nats-server"
                                : "/usr/bin/nats-server";
const std::string kRoom(32, 'a');

// A socket on a port below those that the system gives to anybody who asks for no particular one;
// while it is open nobody else gets it.
class Taken {
 public:
  Taken() {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    std::random_device device;
    std::uniform_int_distribution<int> any(16'384, 32'767);
    do {
      port = any(device);
      address.sin_port = htons(static_cast<std::uint16_t>(port));
      if (::bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0) return;
    } while (errno == EADDRINUSE);
    throw std::system_error(errno, std::generic_category());
  }
  ~Taken() { ::close(socket_); }
  Taken(const Taken&) = delete;
  Taken& operator=(const Taken&) = delete;

  int port;

 private:
  int socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
};

// Ports that are not in use, no two of them the same.
template <std::size_t N>
std::array<int, N> free_ports() {
  const std::array<Taken, N> taken{};
  std::array<int, N> ports{};
  std::transform(taken.begin(), taken.end(), ports.begin(),
                 [](const Taken& one) { return one.port; });
  return ports;
}

class Server {
 public:
  Server(int port, int route, int other) : port_(port) {
    file_ = std::filesystem::temp_directory_path() /
            ("homestretch-bus-" + std::to_string(getpid()) + "-" + std::to_string(port));
    std::ofstream(file_) << "listen: \"127.0.0.1:" << port
                         << "\"\nmax_payload: 20KB\nno_auth_user: room\n"
                         << "authorization { users = [ { user: room, password: room, permissions: "
                            "{ publish: [\"hs1.*\"], subscribe: [\"hs1.*\"] } } ] }\n"
                         << "cluster { name: rooms, listen: \"127.0.0.1:" << route
                         << "\", routes: [ \"nats://127.0.0.1:" << other << "\" ] }\n";
    child_ = fork();
    if (child_ == 0) {
      const int nothing = ::open("/dev/null", O_WRONLY);
      ::dup2(nothing, STDERR_FILENO);
      ::execl(kServer, kServer, "-c", file_.c_str(), nullptr);
      _exit(127);
    }
  }
  ~Server() {
    kill();
    std::filesystem::remove(file_);
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  void kill() {
    if (child_ <= 0) return;
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
    child_ = 0;
  }
  [[nodiscard]] std::string address() const { return "nats://127.0.0.1:" + std::to_string(port_); }

 private:
  int port_;
  std::filesystem::path file_;
  pid_t child_ = 0;
};

// A page in a room: its bus, and waiting for frames.
class Peer {
 public:
  explicit Peer(const std::vector<std::string>& addresses)
      : bus(addresses, kRoom, [this] {
          const std::scoped_lock lock(mutex_);
          woken_ = true;
          rang_.notify_all();
        }) {}

  // The next frames; none if nothing arrives for that long.
  std::vector<Frame> next(std::chrono::milliseconds longest) {
    std::unique_lock lock(mutex_);
    rang_.wait_for(lock, longest, [this] { return woken_; });
    woken_ = false;
    lock.unlock();
    return bus.take();
  }

 private:
  std::mutex mutex_;
  std::condition_variable rang_;
  bool woken_ = false;

 public:
  NatsBus bus;
};

// Sends until the other has heard it: nobody knows when a server is up.
bool reaches(Peer& from, Peer& to, const Frame& frame) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (std::chrono::steady_clock::now() < end) {
    from.bus.send(frame);
    for (const Frame& came : to.next(50ms)) {
      if (came == frame) return true;
    }
  }
  return false;
}

class ABus : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(std::filesystem::exists(kServer)) << "tools/dev setup installs nats-server";
  }
};

TEST_F(ABus, CarriesFramesAlsoWhenANodeOfTheClusterIsKilled) {
  const auto [one_port, other_port, one_route, other_route] = free_ports<4>();
  Server first(one_port, one_route, other_route);
  const Server second(other_port, other_route, one_route);
  const std::vector<std::string> addresses = {first.address(), second.address()};
  Peer one(addresses);
  Peer other(addresses);
  EXPECT_EQ(one.bus.trouble(), "");
  const Frame hello(189, 1);
  const Frame answer(16, 2);
  EXPECT_TRUE(reaches(one, other, hello));
  EXPECT_TRUE(reaches(other, one, answer));
  first.kill();
  EXPECT_TRUE(reaches(one, other, Frame(20, 3)));
  EXPECT_TRUE(reaches(other, one, Frame(20, 4)));
}

TEST_F(ABus, OwnFramesDoNotComeBack) {
  const auto [port, route, nobody] = free_ports<3>();
  const Server server(port, route, nobody);
  Peer one({server.address()});
  Peer other({server.address()});
  EXPECT_TRUE(reaches(one, other, Frame(20, 1)));
  EXPECT_TRUE(one.next(200ms).empty());
  EXPECT_TRUE(reaches(other, one, Frame(20, 2)));
  for (const Frame& came : one.next(100ms)) EXPECT_EQ(came, Frame(20, 2));
}

TEST_F(ABus, ThatIsNotThereIsWaitedForWithoutHolding) {
  const int port = Taken().port;
  const Peer alone({"nats://127.0.0.1:" + std::to_string(port)});
  EXPECT_EQ(alone.bus.trouble(), "");
}

TEST_F(ABus, AnAddressThatIsNoneIsTold) {
  const Peer alone({"nats://localhost:harbour"});
  EXPECT_NE(alone.bus.trouble(), "");
}

}  // namespace
