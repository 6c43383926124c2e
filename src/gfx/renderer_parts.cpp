#include "gfx/renderer_parts.h"

#include <algorithm>
#include <array>

#include "gfx/frame_block.h"
#include "gfx/instances.h"
#include "gfx/pieces.h"
#include "gfx/shapes.h"

namespace gfx {

void Renderer::Parts::use(const Programs& built) {
  programs = built;
  uniforms = uniforms_of(programs);
}

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
  release(multisampled);
  release(still);
  release(whole);
  glDeleteTextures(1, &noise);
  glDeleteBuffers(1, &frame_buffer);
  if (!pictures.empty()) {
    glDeleteTextures(static_cast<GLsizei>(pictures.size()), pictures.data());
  }
  pictures.clear();
}

bool Renderer::Parts::has_scene(const view::Scene& scene, glm::ivec2 size) const {
  return last && *last == scene && last_version == scene.board->version && whole.size == size;
}

// Very fine screens need fewer samples, which cost memory.
int Renderer::Parts::samples_for(glm::ivec2 size, Motion motion) const {
  constexpr int kManyPixels = 2'600'000;
  const int samples = motion == Motion::Moving ? quality.moving_samples : quality.samples;
  return size.x * size.y > kManyPixels ? std::min(samples, 2) : samples;
}

// Sets a known GL state and the frame's uniforms.
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

void Renderer::Parts::upload_rows(Instances& to) {
  set_rows(to, rows);
  rows.clear();
}

void Renderer::Parts::upload_board(const view::Board& board) {
  if (board_version == board.version) return;
  set_board(meshes, board);
  board_version = board.version;
}

void Renderer::Parts::upload_pieces(const view::Scene& scene) {
  add_casts(scene, to_light(), rows);
  upload_rows(meshes.casts.rows);
  add_marks(scene, rows);
  upload_rows(meshes.marks.rows);
  add_boxes(scene, rows);
  upload_rows(meshes.boxes.rows);
  for (std::size_t i = 0; i < kKinds; ++i) {
    add_pieces(scene, kPieceKinds[i], rows);
    upload_rows(meshes.pieces[i].rows);
  }
}

void Renderer::Parts::begin_shadows() {
  // A texture must not be read while it is drawn into.
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
  glBindFramebuffer(GL_FRAMEBUFFER, multisampled.framebuffer);
  glViewport(0, 0, multisampled.size.x, multisampled.size.y);
  glClearColor(0.0F, 0.0F, 0.0F, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
}

void Renderer::Parts::draw_still(const view::Scene& scene, glm::ivec2 size, int samples) {
  // A still picture finer than needed is good enough.
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
  resolve(multisampled, still);
  still_key = key;
}

// Inlays lie in the slab's top: later ones cover earlier ones.
void Renderer::Parts::draw_inlays() {
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  constexpr std::array<Pass, 3> kPassOfLayer = {kBed, kTile, kTray};
  for (const LayerMesh& layer : meshes.layers) {
    glUseProgram(programs[kPassOfLayer[static_cast<std::size_t>(layer.layer)]]);
    draw_instances(layer.tiles);
  }
  glUseProgram(programs[kInk]);
  draw_instances(meshes.inks);
}

void Renderer::Parts::draw_plain_pieces() {
  begin_shadows();
  glUseProgram(programs[kPieceDepth]);
  for (const PieceMeshes& pieces : meshes.pieces) draw_instances(pieces.plain, pieces.rows);
  glUseProgram(programs[kBoxDepth]);
  draw_instances(meshes.boxes);
}

// However many shadows fall on a point, it is darkened once: the stencil remembers.
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
  constexpr float kFar = 64.0F;  // pixels per square; below that, corners cannot be seen
  const bool from_far = camera.pixels_per_unit(glm::vec3(0.0F)) < kFar;
  glEnable(GL_DEPTH_TEST);
  glUseProgram(programs[kBox]);
  draw_instances(meshes.boxes);
  glUseProgram(programs[kPiece]);
  for (std::size_t i = 0; i < kKinds; ++i) {
    const Trim t = trim_of(kPieceKinds[i]);
    glUniform4f(uniforms.trim, t.radius, t.height, t.collar_low, t.collar_high);
    glUniform1i(uniforms.has_plates, t.kind == Trim::Kind::Plates ? 1 : 0);
    const PieceMeshes& pieces = meshes.pieces[i];
    draw_instances(from_far ? pieces.plain : pieces.fine, pieces.rows);
  }
}

void Renderer::Parts::render(const view::Scene& scene, glm::ivec2 size, int samples) {
  begin(scene);
  fit(multisampled, size, samples);
  draw_still(scene, size, samples);
  upload_pieces(scene);
  draw_plain_pieces();
  begin_picture();
  copy(still.picture, 1.0F);
  draw_on_board();
  draw_solid(scene.camera);
  resolve(multisampled, whole);
  whole_samples = samples;
}

void Renderer::Parts::copy(GLuint picture, float flip) {
  glDisable(GL_BLEND);
  glDisable(GL_DEPTH_TEST);
  glActiveTexture(GL_TEXTURE0 + kPictureUnit);
  glBindTexture(GL_TEXTURE_2D, picture);
  glUseProgram(programs[kPresent]);
  glUniform1f(uniforms.flip, flip);
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

}  // namespace gfx
