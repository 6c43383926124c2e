#include "gfx/renderer.h"

#include <utility>

#include "gfx/renderer_parts.h"

namespace gfx {

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

Quality quality_for(std::string_view painter) {
  constexpr int kSmallShadow = 1024;
  const auto is = [painter](std::string_view name) {
    return painter.find(name) != std::string_view::npos;
  };
  // SwiftShader takes samples cheaply but is slow to build a second set of pipelines.
  if (is("SwiftShader")) return {4, 4, kSmallShadow};
  if (is("llvmpipe") || is("softpipe")) return {4, 1, kSmallShadow};
  return {};
}

core::Expected<bool> Renderer::prepare() {
  Parts& p = *parts_;
  if (p.frame_buffer != 0) return true;
  if (!p.build) p.build.emplace(p.source);
  auto finished = p.build->finish_some();
  if (!finished) p.build.reset();
  if (!finished || !*finished) return finished;
  p.use(p.build->programs());
  p.build.reset();
  p.make();
  return true;
}

void Renderer::draw(const view::Scene& scene, Target target, Motion motion) {
  Parts& p = *parts_;
  const bool prepared = p.frame_buffer != 0;
  if (!prepared || target.size.x <= 0 || target.size.y <= 0) return;
  if (!has_drawn(scene, target.size, motion)) {
    const Motion now = p.has_scene(scene, target.size) ? motion : Motion::Moving;
    p.render(scene, target.size, p.samples_for(target.size, now));
    p.last = scene;
    p.last_version = scene.board->version;
  }
  p.present(p.whole.picture, target, 1.0F);
}

bool Renderer::has_drawn(const view::Scene& scene, glm::ivec2 size, Motion motion) const {
  const Parts& p = *parts_;
  return p.has_scene(scene, size) && p.whole_samples >= p.samples_for(size, motion);
}

bool Renderer::is_rough() const {
  const Parts& p = *parts_;
  return p.last && p.whole_samples < p.samples_for(p.whole.size, Motion::Resting);
}

unsigned Renderer::picture(const view::Scene& scene, glm::ivec2 size) {
  Parts& p = *parts_;
  if (p.frame_buffer == 0) return 0;
  // Uses targets of its own, so that the window's pictures stay as they are.
  const MultisampleTarget multisampled = std::exchange(p.multisampled, {});
  const ResolvedTarget still = std::exchange(p.still, {});
  const ResolvedTarget whole = std::exchange(p.whole, {});
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
  release(p.multisampled);
  release(p.still);
  release(p.whole);
  p.multisampled = multisampled;
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
  ProgramBuild build(p.source);
  for (;;) {
    auto finished = build.finish_some();
    if (!finished) return finished.error();
    if (*finished) break;
  }
  release(p.programs);
  p.use(build.programs());
  return std::nullopt;
}

}  // namespace gfx
