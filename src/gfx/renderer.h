// Draws a view::Scene with OpenGL ES 3.0 / WebGL 2. Knows shapes and light, no game, no window.
// Needs a current context for every call but `forget`; draws whole pictures, never half of one.
#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <memory>
#include <string_view>

#include "core/expected.h"
#include "view/board/scene.h"

namespace gfx {

// Text of a file in shaders/ by its name ("tile.frag"); empty if there is none.
using ShaderSource = std::string_view (*)(std::string_view name);

struct Target {
  unsigned framebuffer = 0;  // GL name
  glm::ivec2 size{0};        // pixels
};

struct Quality {
  int samples = 4;         // multisampling at rest; 1 for none
  int moving_samples = 4;  // while something moves
  int shadow_size = 1536;  // texels along one side of the shadow map
};

// Full quality on a graphics card; fewer samples while things move where the name is that of a
// software renderer. `painter`: the name of the card or program that draws; empty if unknown.
[[nodiscard]] Quality quality_for(std::string_view painter);

enum class Motion : std::uint8_t { Resting, Moving };

class Renderer {
 public:
  explicit Renderer(ShaderSource source, Quality quality = {});
  Renderer(Renderer&&) noexcept;
  Renderer& operator=(Renderer&&) noexcept;
  ~Renderer();

  // The driver compiles the shaders in the background: call this once a frame until it returns
  // true, since nothing is drawn before that. The reason names the shader and gives the compiler's
  // words.
  [[nodiscard]] core::Expected<bool> prepare();

  // Fills the whole target. A scene equal to the last one is only copied, so that a HUD may animate
  // over a resting table at little cost. Leaves blending, depth test and scissor off and no program
  // in use. A scene that has changed is drawn as Moving at first.
  void draw(const view::Scene& scene, Target target, Motion motion = Motion::Resting);
  // Whether the same scene, drawn again as Resting, would look better.
  [[nodiscard]] bool is_rough() const;

  // A picture of an empty or set-up board, seen from above, drawn now into a texture of its own
  // that lives until `release_picture` or the end. Returns the GL name (ImTextureID); 0 if it
  // failed. The picture's first row is its top.
  [[nodiscard]] unsigned picture(const view::Scene& scene, glm::ivec2 size);
  void release_picture(unsigned texture);

  // The context was lost: every GL name is forgotten, nothing is freed. `prepare` makes everything
  // anew.
  void forget();
  // Compiles the shaders again, at once (hot reload). On error the old ones stay.
  core::Checked reload();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace gfx
