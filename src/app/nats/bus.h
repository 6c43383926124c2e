// A NATS server, or a cluster, by Debian's libnats: publishes a room's frames and collects those of
// others. It reconnects by itself. Only in builds with HS_NATS.
#pragma once

#include <nats/nats.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace platform {

using Frame = std::vector<std::uint8_t>;

class NatsBus {
 public:
  // `addresses` (nats:// or tls://) are tried in this order; the constructor waits for the first
  // attempt only. `woken` is called on a thread of its own whenever frames start to wait.
  NatsBus(const std::vector<std::string>& addresses, const std::string& room_id,
          std::function<void()> woken);
  ~NatsBus();
  NatsBus(const NatsBus&) = delete;
  NatsBus& operator=(const NatsBus&) = delete;

  // Why there is no bus; empty if there is one.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  void send(std::span<const std::uint8_t> frame);
  // The frames since the last call; of a flood, only the oldest.
  [[nodiscard]] std::vector<Frame> take();

 private:
  template <auto Destroy>
  struct Deleter {
    template <class T>
    void operator()(T* thing) const {
      Destroy(thing);
    }
  };
  using Options = std::unique_ptr<natsOptions, Deleter<natsOptions_Destroy>>;
  using Connection = std::unique_ptr<natsConnection, Deleter<natsConnection_Destroy>>;
  using Subscription = std::unique_ptr<natsSubscription, Deleter<natsSubscription_Destroy>>;

  [[nodiscard]] static natsStatus fill(natsOptions* options,
                                       const std::vector<std::string>& addresses);
  natsStatus connect(const std::vector<std::string>& addresses);
  natsStatus subscribe();
  void listen();
  void gather(Frame frame);

  std::string subject_;
  std::function<void()> woken_;
  std::string trouble_;
  std::mutex mutex_;
  std::vector<Frame> waiting_;  // guarded by mutex_
  Connection connection_;
  Subscription subscription_;
  std::thread listener_;
};

}  // namespace platform
