#include "refine.h"

#include <array>
#include <fstream>
#include <iterator>
#include <ostream>
#include <sstream>

#include "assets/embedded.h"
#include "families.h"
#include "learner.h"
#include "weigher.h"

namespace race {

namespace {

using core::Expected;
using core::Sentence;

constexpr std::size_t kBatch = 64;  // decisions that a step learns from
constexpr double kSpread = 6;       // how much more a difference counts than what moves share
constexpr double kRate = 0.001;     // of learning, at the beginning; falls to almost nothing

void learn(const std::vector<Choice>& choices, const Refinement& how, Learner& learner,
           std::ostream& out) {
  core::Rng order(how.seed + 1);
  std::array<const Choice*, kBatch> batch{};
  const std::size_t a_pass = choices.size() / kBatch;
  const std::size_t steps = a_pass * static_cast<std::size_t>(how.passes);
  for (std::size_t step = 0; step < steps; ++step) {
    for (const Choice*& one : batch) {
      one = &choices[order.below(static_cast<std::uint32_t>(choices.size()))];
    }
    const double done = static_cast<double>(step) / static_cast<double>(steps);
    learner.learn(batch, kSpread, kRate * (1.01 - done));
    if ((step + 1) % a_pass == 0) {
      ai::Net net;
      net.take(learner.shape(), learner.mean());
      out << "pass " << (step + 1) / a_pass << ": a decision costs " << 100 * regret(choices, net)
          << " %\n"
          << std::flush;
    }
  }
}

// Nothing if there is no such file.
std::vector<unsigned char> bytes_of(const std::string& file) {
  std::ifstream from(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(from), {}};
}

}  // namespace

Expected<std::string> run_refinement(const Refinement& refinement, std::ostream& out) {
  const auto family = family_named(refinement.family);
  if (!family) {
    return family.error();
  }
  const std::string name = "weights/" + refinement.family + ".net";
  const std::vector<games::Game> games = games_of(*family);
  ai::Net net;
  if (!net.read(assets::find(name)) || net.shape().inputs != ai::input_shape(games[0])) {
    return Sentence{"There are no weights to begin with: “{0}”.", {name}};
  }
  if (refinement.decisions < kBatch || refinement.rollouts < 1 || refinement.passes < 1) {
    return Sentence{"“{0}” wants at least {1} decisions, a rollout and a pass.",
                    {"refine", std::to_string(kBatch)}};
  }
  const std::vector<unsigned char> pupil = bytes_of(refinement.pupil);
  ai::Net first;
  if (!refinement.pupil.empty() &&
      (!first.read(pupil) || first.shape().inputs != net.shape().inputs)) {
    return Sentence{"There are no weights to begin with: “{0}”.", {refinement.pupil}};
  }
  const std::vector<Choice> choices = weigh(
      games, net, {refinement.decisions, refinement.rollouts, refinement.seed, refinement.cores});
  out << "by " << refinement.rollouts << " rollouts a decision costs " << 100 * regret(choices, net)
      << " %\n";
  Learner learner(pupil.empty() ? assets::find(name) : pupil);
  learn(choices, refinement, learner, out);
  const std::vector<unsigned char> bytes = ai::net_file(learner.shape(), learner.mean());
  net.read(bytes);
  out << "by the file of " << bytes.size() << " bytes a decision costs "
      << 100 * regret(choices, net) << " %\n";
  const auto file = write_weights(refinement.family, refinement.file, bytes);
  if (!file) {
    return file.error();
  }
  std::ostringstream told;
  told << *file << ": race refine " << refinement.family << " --decisions " << choices.size()
       << " --rollouts " << refinement.rollouts << " --passes " << refinement.passes << " --seed "
       << refinement.seed;
  if (!refinement.weights.empty()) told << " --weights " << refinement.weights;
  if (!refinement.pupil.empty()) told << " --pupil " << refinement.pupil;
  told << '\n';
  return told.str();
}

}  // namespace race
