#include "gfx/renderer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "gfx/canvas.h"
#include "gfx/frame_block.h"
#include "gfx/gl.h"
#include "gfx/instances.h"
#include "gfx/shapes.h"
#include "gfx/stock.h"

namespace gfx {
namespace {

// What the still picture (table, slab, inlays) depends on; pieces come and go above it.
struct StillKey {
  std::uint32_t board = 0;
  view::Theme theme;
  view::Camera camera;
  glm::ivec2 size{0};
  int samples = 0;
  friend bool operator==(const StillKey&, const StillKey&) = default;
};

}  // namespace

struct Renderer::Parts {
  ShaderSource source;
  Quality quality;
  std::optional<Making> making;  // while the driver compiles
  Programs programs{};
  Meshes meshes;
  GLuint frame_buffer = 0;
  GLuint noise = 0;
  ShadowMap shadow;
  Desk desk;
  Sheet still;  // table and board, drawn again only when they or the eye change
  Sheet whole;  // the whole picture
  int whole_samples = 0;
  std::vector<GLuint> pictures;
  std::vector<float> rows;  // reused from frame to frame
  std::uint32_t board_version = 0;
  std::optional<StillKey> still_key;
  std::optional<view::Scene> last;  // what `whole` shows
  std::uint32_t last_version = 0;

  void make();
  [[nodiscard]] int samples_for(glm::ivec2 size, Motion motion) const;
  void release_all();
  void begin(const view::Scene& scene);
  void upload_board(const view::Board& board);
  void upload_pieces(const view::Scene& scene);
  void set_rows(Mesh& mesh, int vec4s);
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

void Renderer::Parts::make() {
  meshes = make_meshes();
  noise = upload_noise();
  shadow = make_shadow_map(quality.shadow_size);
  glGenBuffers(1, &frame_buffer);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

void Renderer::Parts::release_all() {
  release(programs);
  release(meshes);
  release(shadow);
  release(desk);
  release(still);
  release(whole);
  glDeleteTextures(1, &noise);
  glDeleteBuffers(1, &frame_buffer);
  if (!pictures.empty()) {
    glDeleteTextures(static_cast<GLsizei>(pictures.size()), pictures.data());
  }
  pictures.clear();
}

// Very fine screens need fewer samples, and their memory.
int Renderer::Parts::samples_for(glm::ivec2 size, Motion motion) const {
  constexpr int kManyPixels = 2'600'000;
  const int samples = motion == Motion::Moving ? quality.moving_samples : quality.samples;
  return size.x * size.y > kManyPixels ? std::min(samples, 2) : samples;
}

// A known state, and the frame's numbers.
void Renderer::Parts::begin(const view::Scene& scene) {
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_STENCIL_TEST);
  glBlendEquation(GL_FUNC_ADD);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glDepthMask(GL_TRUE);
  glDepthFunc(GL_LEQUAL);
  const FrameBlock block = frame_block(scene, shadow.size);
  glBindBuffer(GL_UNIFORM_BUFFER, frame_buffer);
  glBufferData(GL_UNIFORM_BUFFER, sizeof(block), &block, GL_DYNAMIC_DRAW);
  glBindBufferBase(GL_UNIFORM_BUFFER, kFrameSlot, frame_buffer);
  glActiveTexture(GL_TEXTURE0 + kNoiseUnit);
  glBindTexture(GL_TEXTURE_2D, noise);
  glActiveTexture(GL_TEXTURE0 + kPictureUnit);
}

void Renderer::Parts::set_rows(Mesh& mesh, int vec4s) {
  set_instances(mesh, rows, vec4s);
  rows.clear();
}

void Renderer::Parts::upload_board(const view::Board& board) {
  if (board_version == board.version) return;
  set_board(meshes, board);
  board_version = board.version;
}

void Renderer::Parts::upload_pieces(const view::Scene& scene) {
  add_casts(scene, to_light(), rows);
  set_rows(meshes.casts, kMarkVectors);
  add_marks(scene, rows);
  set_rows(meshes.marks, kMarkVectors);
  add_boxes(scene, rows);
  set_rows(meshes.boxes, kBoxVectors);
  for (std::size_t i = 0; i < kKinds; ++i) {
    add_pieces(scene, kPieceKinds[i], rows);
    set_instances(meshes.plain_pieces[i], rows, kPieceVectors);
    set_rows(meshes.pieces[i], kPieceVectors);
  }
}

void Renderer::Parts::begin_shadows() {
  // A texture is not read while it is drawn into.
  glActiveTexture(GL_TEXTURE0 + kShadowUnit);
  glBindTexture(GL_TEXTURE_2D, 0);
  glBindFramebuffer(GL_FRAMEBUFFER, shadow.framebuffer);
  glViewport(0, 0, shadow.size, shadow.size);
  glEnable(GL_DEPTH_TEST);
  glDisable(GL_BLEND);
  glClear(GL_DEPTH_BUFFER_BIT);
}

void Renderer::Parts::begin_picture() {
  glActiveTexture(GL_TEXTURE0 + kShadowUnit);
  glBindTexture(GL_TEXTURE_2D, shadow.texture);
  glActiveTexture(GL_TEXTURE0 + kPictureUnit);
  glBindFramebuffer(GL_FRAMEBUFFER, desk.framebuffer);
  glViewport(0, 0, desk.size.x, desk.size.y);
  glClearColor(0.0F, 0.0F, 0.0F, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
}

void Renderer::Parts::draw_still(const view::Scene& scene, glm::ivec2 size, int samples) {
  // A finer still picture than wanted will do.
  StillKey key{scene.board->version, scene.theme, scene.camera, size,
               samples_for(size, Motion::Resting)};
  if (still_key && *still_key == key) return;
  key.samples = samples;
  if (still_key && *still_key == key) return;
  upload_board(*scene.board);
  begin_picture();
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_BLEND);
  glUseProgram(programs[kTable]);
  draw_mesh(meshes.table);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ZERO, GL_SRC_COLOR);
  glUseProgram(programs[kSkirt]);
  draw_mesh(meshes.skirt);
  glDisable(GL_BLEND);
  glEnable(GL_DEPTH_TEST);
  glUseProgram(programs[kSlab]);
  draw_mesh(meshes.slab);
  draw_inlays();
  keep(desk, still);
  still_key = key;
}

// Inlays lie in the slab's top: each covers what is beneath it.
void Renderer::Parts::draw_inlays() {
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  constexpr std::array<Pass, 3> kPassOfLayer = {kBed, kTile, kTray};
  for (const LayerMesh& layer : meshes.layers) {
    glUseProgram(programs[kPassOfLayer[static_cast<std::size_t>(layer.layer)]]);
    draw_instances(layer.mesh);
  }
  glUseProgram(programs[kInk]);
  draw_instances(meshes.inks);
}

void Renderer::Parts::draw_plain_pieces() {
  begin_shadows();
  glUseProgram(programs[kPieceDepth]);
  for (const Mesh& mesh : meshes.plain_pieces) draw_instances(mesh);
  glUseProgram(programs[kBoxDepth]);
  draw_instances(meshes.boxes);
}

// Shadows darken each point once, however many casters reach it: the stencil remembers.
void Renderer::Parts::draw_on_board() {
  glEnable(GL_BLEND);
  glEnable(GL_STENCIL_TEST);
  glStencilFunc(GL_EQUAL, 0, 0xFF);
  glStencilOp(GL_KEEP, GL_KEEP, GL_INCR);
  glBlendFunc(GL_ZERO, GL_SRC_COLOR);
  glUseProgram(programs[kCast]);
  draw_instances(meshes.casts);
  glDisable(GL_STENCIL_TEST);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glUseProgram(programs[kMark]);
  draw_instances(meshes.marks);
}

void Renderer::Parts::draw_solid(const view::Camera& camera) {
  constexpr float kFar = 64.0F;  // pixels a square, below which corners cannot be told
  const bool from_far = camera.pixels_per_unit(glm::vec3(0.0F)) < kFar;
  glEnable(GL_DEPTH_TEST);
  glUseProgram(programs[kBox]);
  draw_instances(meshes.boxes);
  glUseProgram(programs[kPiece]);
  const GLint trim = glGetUniformLocation(programs[kPiece], "trim");
  for (std::size_t i = 0; i < kKinds; ++i) {
    const Trim t = trim_of(kPieceKinds[i]);
    glUniform4f(trim, t.cap_radius, t.cap_height, t.collar_low, t.collar_high);
    draw_instances(from_far ? meshes.plain_pieces[i] : meshes.pieces[i]);
  }
}

void Renderer::Parts::render(const view::Scene& scene, glm::ivec2 size, int samples) {
  begin(scene);
  fit(desk, size, samples);
  draw_still(scene, size, samples);
  upload_pieces(scene);
  draw_plain_pieces();
  begin_picture();
  copy(still.picture, 1.0F);
  draw_on_board();
  draw_solid(scene.camera);
  keep(desk, whole);
  whole_samples = samples;
}

void Renderer::Parts::copy(GLuint picture, float flip) {
  glDisable(GL_BLEND);
  glDisable(GL_DEPTH_TEST);
  glActiveTexture(GL_TEXTURE0 + kPictureUnit);
  glBindTexture(GL_TEXTURE_2D, picture);
  glUseProgram(programs[kPresent]);
  glUniform1f(glGetUniformLocation(programs[kPresent], "flip"), flip);
  glBindVertexArray(meshes.table.array);
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

void Renderer::Parts::present(GLuint picture, Target target, float flip) {
  glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer);
  glViewport(0, 0, target.size.x, target.size.y);
  glDisable(GL_SCISSOR_TEST);
  copy(picture, flip);
  glBindVertexArray(0);
  glUseProgram(0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glActiveTexture(GL_TEXTURE0);
}

Renderer::Renderer(ShaderSource source, Quality quality) : parts_(std::make_unique<Parts>()) {
  parts_->source = source;
  parts_->quality = quality;
}
Renderer::Renderer(Renderer&&) noexcept = default;
Renderer& Renderer::operator=(Renderer&& other) noexcept {
  if (parts_) parts_->release_all();
  parts_ = std::move(other.parts_);
  return *this;
}
Renderer::~Renderer() {
  if (parts_) parts_->release_all();
}

Quality quality_for(std::string_view gpu) {
  constexpr int kSmallShadow = 1024;
  const auto is = [gpu](std::string_view name) { return gpu.find(name) != std::string_view::npos; };
  // SwiftShader samples cheaply but is slow to build a second set of pipelines.
  if (is("SwiftShader")) return {4, 4, kSmallShadow};
  if (is("llvmpipe") || is("softpipe")) return {4, 1, kSmallShadow};
  return {};
}

core::Expected<bool> Renderer::prepare() {
  Parts& p = *parts_;
  if (p.frame_buffer != 0) return true;
  if (!p.making) p.making.emplace(p.source);
  auto finished = p.making->finish_some();
  if (!finished || !*finished) return finished;
  p.programs = p.making->programs();
  p.making.reset();
  p.make();
  return true;
}

void Renderer::draw(const view::Scene& scene, Target target, Motion motion) {
  Parts& p = *parts_;
  const bool prepared = p.frame_buffer != 0;
  if (!prepared || target.size.x <= 0 || target.size.y <= 0) return;
  const int samples = p.samples_for(target.size, motion);
  const bool same = p.last && *p.last == scene && p.last_version == scene.board->version &&
                    p.whole.size == target.size && p.whole_samples >= samples;
  if (!same) {
    p.render(scene, target.size, samples);
    p.last = scene;
    p.last_version = scene.board->version;
  }
  p.present(p.whole.picture, target, 1.0F);
}

unsigned Renderer::picture(const view::Scene& scene, glm::ivec2 size) {
  Parts& p = *parts_;
  if (p.frame_buffer == 0) return 0;
  // A desk of its own, so that the window's pictures stay as they are.
  const Desk desk = std::exchange(p.desk, {});
  const Sheet still = std::exchange(p.still, {});
  const Sheet whole = std::exchange(p.whole, {});
  const int whole_samples = p.whole_samples;
  const auto key = std::exchange(p.still_key, std::nullopt);
  p.render(scene, size, p.quality.samples);
  constexpr int kLevels = 4;
  const GLuint texture = make_picture(size, kLevels);
  GLuint framebuffer = 0;
  glGenFramebuffers(1, &framebuffer);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
  p.present(p.whole.picture, {framebuffer, size}, -1.0F);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  glDeleteFramebuffers(1, &framebuffer);
  glBindTexture(GL_TEXTURE_2D, texture);
  glGenerateMipmap(GL_TEXTURE_2D);
  release(p.desk);
  release(p.still);
  release(p.whole);
  p.desk = desk;
  p.still = still;
  p.whole = whole;
  p.whole_samples = whole_samples;
  p.still_key = key;
  p.pictures.push_back(texture);
  return texture;
}

void Renderer::release_picture(unsigned texture) {
  if (std::erase(parts_->pictures, texture) > 0) glDeleteTextures(1, &texture);
}

void Renderer::forget() {
  const Parts& lost = *parts_;
  Renderer fresh(lost.source, lost.quality);
  parts_ = std::move(fresh.parts_);
}

core::Checked Renderer::reload() {
  Parts& p = *parts_;
  p.last.reset();
  p.still_key.reset();
  if (p.frame_buffer == 0) return std::nullopt;
  Making making(p.source);
  for (;;) {
    auto finished = making.finish_some();
    if (!finished) return finished.error();
    if (*finished) break;
  }
  release(p.programs);
  p.programs = making.programs();
  return std::nullopt;
}

}  // namespace gfx
