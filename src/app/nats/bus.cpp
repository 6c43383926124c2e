#include "app/nats/bus.h"

#include <algorithm>
#include <utility>

#include "app/rooms/transport.h"

namespace platform {

namespace {

constexpr std::size_t kMostWaiting = 1024;  // frames
constexpr int kUnsent = 64 * 1024;          // bytes stored while there is no connection
constexpr std::int64_t kTimeout_ms = 2000;  // of one attempt to connect
constexpr std::int64_t kRetry_ms = 250;
constexpr std::int64_t kPing_ms = 5000;
constexpr std::int64_t kLook_ms = 500;  // how often to check whether the connection is closed
constexpr int kPings = 2;               // with this many unanswered, the server counts as dead

bool sealed_line(const std::string& address) { return address.starts_with("tls://"); }

}  // namespace

NatsBus::NatsBus(const std::vector<std::string>& addresses, const std::string& room_id,
                 std::function<void()> woken)
    : subject_("hs1." + room_id), woken_(std::move(woken)) {
  natsStatus status = connect(addresses);
  if (status == NATS_OK) status = subscribe();
  if (status == NATS_OK) {
    listener_ = std::thread([this] { listen(); });
  } else {
    trouble_ = natsStatus_GetText(status);
  }
}

// Closing ends the listener's wait.
NatsBus::~NatsBus() {
  if (connection_) natsConnection_Close(connection_.get());
  if (listener_.joinable()) listener_.join();
}

natsStatus NatsBus::fill(natsOptions* options, const std::vector<std::string>& addresses) {
  std::vector<const char*> servers;
  for (const std::string& address : addresses) servers.push_back(address.c_str());
  const bool secure = std::any_of(addresses.begin(), addresses.end(), sealed_line);
  const natsStatus each[] = {
      natsOptions_SetServers(options, servers.data(), static_cast<int>(servers.size())),
      natsOptions_SetNoRandomize(options, true),
      natsOptions_SetIgnoreDiscoveredServers(options, true),
      natsOptions_SetNoEcho(options, true),
      natsOptions_SetSecure(options, secure),
      natsOptions_SetTimeout(options, kTimeout_ms),
      natsOptions_SetMaxReconnect(options, -1),
      natsOptions_SetReconnectWait(options, kRetry_ms),
      natsOptions_SetReconnectBufSize(options, kUnsent),
      natsOptions_SetSendAsap(options, true),
      natsOptions_SetPingInterval(options, kPing_ms),
      natsOptions_SetMaxPingsOut(options, kPings),
      natsOptions_SetRetryOnFailedConnect(
          options, true, [](natsConnection*, void*) {}, nullptr),
  };
  const auto* bad = std::find_if(std::begin(each), std::end(each),
                                 [](natsStatus status) { return status != NATS_OK; });
  return bad == std::end(each) ? NATS_OK : *bad;
}

natsStatus NatsBus::connect(const std::vector<std::string>& addresses) {
  natsOptions* made = nullptr;
  natsStatus status = natsOptions_Create(&made);
  const Options options(made);
  if (status == NATS_OK) status = fill(options.get(), addresses);
  natsConnection* connection = nullptr;
  if (status == NATS_OK) status = natsConnection_Connect(&connection, options.get());
  connection_.reset(connection);
  return status == NATS_NOT_YET_CONNECTED ? NATS_OK : status;
}

void NatsBus::send(std::span<const std::uint8_t> frame) {
  if (!connection_) return;
  natsConnection_Publish(connection_.get(), subject_.c_str(), frame.data(),
                         static_cast<int>(frame.size()));
}

natsStatus NatsBus::subscribe() {
  natsSubscription* subscription = nullptr;
  const natsStatus status =
      natsConnection_SubscribeSync(&subscription, connection_.get(), subject_.c_str());
  subscription_.reset(subscription);
  return status;
}

void NatsBus::listen() {
  for (;;) {
    natsMsg* message = nullptr;
    const natsStatus status = natsSubscription_NextMsg(&message, subscription_.get(), kLook_ms);
    if (status == NATS_OK) {
      const auto* data = reinterpret_cast<const std::uint8_t*>(natsMsg_GetData(message));
      gather({data, data + natsMsg_GetDataLength(message)});
      natsMsg_Destroy(message);
    } else if (natsConnection_IsClosed(connection_.get())) {
      return;
    }
  }
}

void NatsBus::gather(Frame frame) {
  if (frame.size() > kLargestFrame) return;
  bool first = false;
  {
    const std::scoped_lock lock(mutex_);
    if (waiting_.size() >= kMostWaiting) return;
    first = waiting_.empty();
    waiting_.push_back(std::move(frame));
  }
  if (first) woken_();
}

std::vector<Frame> NatsBus::take() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(waiting_, {});
}

}  // namespace platform
