#include "ai/net_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace ai {

namespace {

constexpr std::array<unsigned char, 4> kMagic = {'H', 'S', 'N', '3'};
constexpr std::size_t kHeader = 11;
constexpr int kWidthBits = 4;
constexpr int kWidest = (1 << kWidthBits) - 1;
constexpr int kLargestShift = 15;
constexpr unsigned kLargestCode = 0xffff;
using Weight = std::numeric_limits<std::int16_t>;

int number_at(std::span<const unsigned char> file, std::size_t at) {
  return file[at] | (file[at + 1] << 8);
}

// The nearest multiple of 2^shift that fits 16 bits, divided by 2^shift.
int rounded(int weight, int shift) {
  const int half = (1 << shift) / 2;
  return std::min((weight + half) >> shift, int{Weight::max()} >> shift);
}

unsigned code_of(int number) {
  return number < 0 ? static_cast<unsigned>(-2 * number - 1) : static_cast<unsigned>(2 * number);
}

// Weights that share a width: those of a unit, or of the output.
using Group = std::span<const std::int16_t>;

std::vector<Group> groups_of(const NetShape& shape, Group weights) {
  std::vector<Group> groups;
  for (int unit = 0; unit < shape.hidden; ++unit) {
    groups.push_back(weights.first(shape.of_unit()));
    weights = weights.subspan(shape.of_unit());
  }
  groups.push_back(weights);
  return groups;
}

// How many bits the group's codes of this width have.
std::size_t bits_of(Group group, int shift, int width) {
  std::size_t bits = 0;
  for (const std::int16_t weight : group) {
    bits += (code_of(rounded(weight, shift)) >> width) + 1U + static_cast<unsigned>(width);
  }
  return bits;
}

class BitWriter {
 public:
  void put(unsigned bit) {
    if (used_ == 0) bytes_.push_back(0);
    bytes_.back() = static_cast<unsigned char>(bytes_.back() | (bit << used_));
    used_ = (used_ + 1) % 8;
  }
  // The lowest `count` bits, the lowest first.
  void put(unsigned bits, int count) {
    for (int i = 0; i < count; ++i) put((bits >> i) & 1U);
  }
  [[nodiscard]] const std::vector<unsigned char>& bytes() const { return bytes_; }

 private:
  std::vector<unsigned char> bytes_;
  unsigned used_ = 0;  // bits of the last byte; 0: all of it
};

// Each group with the width that makes it shortest.
std::vector<unsigned char> coded(const std::vector<Group>& groups, int shift) {
  BitWriter writer;
  for (const Group group : groups) {
    int width = 0;
    for (int other = 1; other <= kWidest; ++other) {
      if (bits_of(group, shift, other) < bits_of(group, shift, width)) width = other;
    }
    writer.put(static_cast<unsigned>(width), kWidthBits);
    for (const std::int16_t weight : group) {
      const unsigned code = code_of(rounded(weight, shift));
      for (unsigned i = 0; i < code >> width; ++i) writer.put(1);
      writer.put(0);
      writer.put(code, width);
    }
  }
  return writer.bytes();
}

}  // namespace

NetReader::NetReader(std::span<const unsigned char> file) : file_(file) {
  if (file.size() < kHeader || !std::equal(kMagic.begin(), kMagic.end(), file.begin())) return;
  const InputShape inputs = {number_at(file, 4), number_at(file, 6)};
  const int hidden = number_at(file, 8);
  shift_ = file[10];
  at_ = 8 * kHeader;
  if (inputs.measures < 1 || inputs.measures > kMaxMeasures || inputs.marks > kMaxMarks ||
      hidden < 1 || hidden > kMaxHidden || shift_ > kLargestShift) {
    return;
  }
  shape_ = {inputs, hidden};
}

bool NetReader::ends_well() const {
  const std::size_t left = 8 * file_.size() - at_;
  return read_ == shape_.weights() && !is_broken_ && left < 8 && ahead() == 0;
}

std::uint32_t NetReader::ahead() const {
  constexpr std::size_t kBytes = 5;  // 32 bits lie in no more
  std::uint64_t word = 0;
  const std::size_t first = at_ / 8;
  for (std::size_t i = 0; i < kBytes && first + i < file_.size(); ++i) {
    word |= std::uint64_t{file_[first + i]} << (8 * i);
  }
  return static_cast<std::uint32_t>(word >> (at_ % 8));
}

void NetReader::skip(int bits) {
  const std::size_t left = 8 * file_.size() - at_;
  is_broken_ |= static_cast<std::size_t>(bits) > left;
  at_ += std::min(static_cast<std::size_t>(bits), left);
}

unsigned NetReader::take(int bits) {
  const std::uint32_t value = ahead() & ((1U << bits) - 1);
  skip(bits);
  return value;
}

unsigned NetReader::take_ones() {
  constexpr int kAhead = 32;
  unsigned ones = 0;
  for (int run = kAhead; run == kAhead && ones <= kLargestCode;) {
    run = std::countr_one(ahead());
    skip(run);
    ones += static_cast<unsigned>(run);
  }
  skip(1);
  return ones;
}

std::int16_t NetReader::next() {
  if (is_broken_) return 0;
  const std::size_t of_units = shape_.weights() - shape_.of_output();
  if (read_ <= of_units && read_ % shape_.of_unit() == 0) {
    width_ = static_cast<int>(take(kWidthBits));
  }
  ++read_;
  const std::uint64_t ones = take_ones();
  const std::uint64_t code = (ones << width_) | take(width_);
  const auto half = static_cast<std::int64_t>(code / 2);
  const std::int64_t weight = (code % 2 == 0 ? half : -half - 1) * (std::int64_t{1} << shift_);
  if (weight < Weight::min() || weight > Weight::max()) {
    is_broken_ = true;
    return 0;
  }
  return static_cast<std::int16_t>(weight);
}

std::vector<unsigned char> net_file(const NetShape& shape, std::span<const std::int16_t> weights,
                                    std::size_t most) {
  const std::vector<Group> groups = groups_of(shape, weights);
  int shift = 0;
  std::vector<unsigned char> codes = coded(groups, shift);
  while (kHeader + codes.size() > most && shift < kLargestShift) codes = coded(groups, ++shift);
  std::vector<unsigned char> file(kMagic.begin(), kMagic.end());
  for (const int number : {shape.inputs.measures, shape.inputs.marks, shape.hidden}) {
    file.push_back(static_cast<unsigned char>(number & 0xff));
    file.push_back(static_cast<unsigned char>(number >> 8));
  }
  file.push_back(static_cast<unsigned char>(shift));
  file.insert(file.end(), codes.begin(), codes.end());
  return file;
}

}  // namespace ai
