#include "app/places.h"

#include <cmath>
#include <string_view>

#include "view/table/session.h"
#include "view/table/touch.h"

namespace app {

namespace {

std::string pair(float x, float y) {
  return "[" + std::to_string(std::lround(x)) + "," + std::to_string(std::lround(y)) + "]";
}

void add(const App& app, const view::Thing& thing, std::string& out) {
  const auto spot = view::spot_of(*in_play(app), thing);
  if (!spot) return;
  const glm::vec2 pixel = app.drawing.scene.camera.project(spot->at);
  if (out.back() == '}') out += ',';
  out.append(R"({"kind":")").append(view::kind_name(thing.kind)).append(R"(","at":)");
  out += pair(pixel.x / app.metrics.ratio, pixel.y / app.metrics.ratio) + "}";
}

}  // namespace

std::string places_json(const App& app) {
  const view::Session* const session = in_play(app);
  std::string out = R"({"size":)" + pair(app.metrics.size.x, app.metrics.size.y);
  out += R"(,"ply":)" + std::to_string(session != nullptr ? session->match().made().size() : 0);
  out += R"(,"put_off":)" + std::to_string(app.frames.put_off);
  out += R"(,"things":[)";
  if (session != nullptr && !session->animating()) {
    if (session->status().may_throw) add(app, view::chance_thing(), out);
    for (const view::Option& option : session->picker().options()) add(app, option.thing, out);
  }
  return out + "]}";
}

}  // namespace app
