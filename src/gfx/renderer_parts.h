// The renderer's objects on the graphics card, and the passes that draw one picture with them: the
// still picture, the shadows, the pieces, and the copy to the screen. Only for renderer.cpp.
#pragma once

#include <optional>
#include <vector>

#include "gfx/gl.h"
#include "gfx/gpu_objects.h"
#include "gfx/render_targets.h"
#include "gfx/renderer.h"

namespace gfx {

// The values on which the still picture (table, slab, inlays) depends; pieces are drawn above it.
struct StillKey {
  std::uint32_t board = 0;
  view::Theme theme;
  view::Camera camera;
  glm::ivec2 size{0};
  int samples = 0;
  friend bool operator==(const StillKey&, const StillKey&) = default;
};

struct Renderer::Parts {
  ShaderSource source;
  Quality quality;
  std::optional<ProgramBuild> build;  // while the driver compiles
  Programs programs{};
  Uniforms uniforms;
  Meshes meshes;
  GLuint frame_buffer = 0;
  GLuint noise = 0;
  ShadowMap shadow;
  MultisampleTarget multisampled;
  ResolvedTarget still;  // table and board, drawn again only when they or the camera change
  ResolvedTarget whole;  // the whole picture
  int whole_samples = 0;
  std::vector<GLuint> pictures;
  std::vector<float> rows;  // reused from frame to frame
  std::uint32_t board_version = 0;
  std::optional<StillKey> still_key;
  std::optional<view::Scene> last;  // the scene that `whole` shows
  std::uint32_t last_version = 0;

  void use(const Programs& built);
  void make();
  // Whether `whole` shows this scene in this size.
  [[nodiscard]] bool has_scene(const view::Scene& scene, glm::ivec2 size) const;
  [[nodiscard]] int samples_for(glm::ivec2 size, Motion motion) const;
  void release_all();
  void begin(const view::Scene& scene);
  void upload_board(const view::Board& board);
  void upload_pieces(const view::Scene& scene);
  void upload_rows(Instances& to);
  void begin_shadows();
  void begin_picture();
  void draw_still(const view::Scene& scene, glm::ivec2 size, int samples);
  void draw_inlays();
  void draw_plain_pieces();
  void draw_on_board();
  void draw_solid(const view::Camera& camera);
  void render(const view::Scene& scene, glm::ivec2 size, int samples);
  void copy(GLuint picture, float flip);
  void present(GLuint picture, Target target, float flip);
};

}  // namespace gfx
