// Draws a view::Scene with OpenGL ES 3.0 / WebGL 2. Knows shapes and light, no game, no window.
// Needs a current context for every call but `forget`; draws whole pictures, never half of one.
#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <memory>
#include <string_view>

#include "core/expected.h"
#include "gfx/shader_source.h"
#include "view/board/scene.h"

namespace gfx {

struct Target {
  unsigned framebuffer = 0;  // GL name
  glm::ivec2 size{0};        // pixels
};

struct Quality {
  int samples = 4;         // multisampling at rest; 1 for none
  int moving_samples = 4;  // while something moves
  int shadow_size = 1536;  // texels along one side of the shadow map
};

// Full quality on a graphics card; fewer samples while things move if the name is that of a
// software renderer that gains by it. `painter`: the name of the renderer; empty if unknown.
[[nodiscard]] Quality quality_for(std::string_view painter);

enum class Motion : std::uint8_t { Resting, Moving };

class Renderer {
 public:
  explicit Renderer(ShaderSource source, Quality quality = {});
  Renderer(Renderer&&) noexcept;
  Renderer& operator=(Renderer&&) noexcept;
  ~Renderer();

  // Compiles the shaders, which the driver does in the background: call it once a frame until it
  // returns true; nothing is drawn before that. The error names the shader and gives the compiler's
  // message.
  [[nodiscard]] core::Expected<bool> prepare();

  // Fills the whole target. A scene equal to the last one is only copied, so that a HUD can animate
  // over a resting table at little cost. A scene that has changed is first drawn as Moving. Leaves
  // blending, depth test and scissor off and no program in use.
  void draw(const view::Scene& scene, Target target, Motion motion = Motion::Resting);
  // Whether the last draw() of this target's size drew just that.
  [[nodiscard]] bool has_drawn(const view::Scene& scene, glm::ivec2 size, Motion motion) const;
  // Whether drawing the same scene again as Resting would look better.
  [[nodiscard]] bool is_rough() const;

  // A picture of a board, empty or set up, or of a part of it. It is drawn now into a texture of
  // its own that lives until `release_picture` or the end. Returns the GL name (ImTextureID); 0 if
  // it failed. The picture's first row is its top.
  [[nodiscard]] unsigned picture(const view::Scene& scene, glm::ivec2 size);
  void release_picture(unsigned texture);

  // The context was lost: forgets every GL name and frees nothing. `prepare` then makes everything
  // again.
  void forget();
  // Compiles the shaders again, at once (hot reload). On error the old ones stay.
  core::Checked reload();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace gfx
