#include "gfx/render_targets.h"

#include <algorithm>

namespace gfx {
namespace {

void set_filter(GLenum filter) {
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, static_cast<GLint>(filter));
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, static_cast<GLint>(filter));
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

GLuint renderbuffer(GLenum format, glm::ivec2 size, int samples) {
  GLuint name = 0;
  glGenRenderbuffers(1, &name);
  glBindRenderbuffer(GL_RENDERBUFFER, name);
  GLint most = 0;
  glGetIntegerv(GL_MAX_SAMPLES, &most);
  const GLsizei count = samples > 1 ? std::min(samples, most) : 0;
  glRenderbufferStorageMultisample(GL_RENDERBUFFER, count, format, size.x, size.y);
  return name;
}

}  // namespace

GLuint make_picture(glm::ivec2 size, int levels) {
  GLuint texture = 0;
  glGenTextures(1, &texture);
  glBindTexture(GL_TEXTURE_2D, texture);
  glTexStorage2D(GL_TEXTURE_2D, levels, GL_RGBA8, size.x, size.y);
  set_filter(GL_LINEAR);
  if (levels > 1) {
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  }
  return texture;
}

void fit(MultisampleTarget& target, glm::ivec2 size, int samples) {
  if (target.size == size && target.samples == samples && target.framebuffer != 0) return;
  release(target);
  target.size = size;
  target.samples = samples;
  target.colour = renderbuffer(GL_RGBA8, size, samples);
  target.depth = renderbuffer(GL_DEPTH24_STENCIL8, size, samples);
  glGenFramebuffers(1, &target.framebuffer);
  glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer);
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, target.colour);
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER,
                            target.depth);
}

void release(MultisampleTarget& target) {
  glDeleteFramebuffers(1, &target.framebuffer);
  glDeleteRenderbuffers(1, &target.colour);
  glDeleteRenderbuffers(1, &target.depth);
  target = MultisampleTarget{};
}

void resolve(MultisampleTarget& from, ResolvedTarget& to) {
  if (to.size != from.size) {
    release(to);
    to.size = from.size;
    to.picture = make_picture(to.size);
    glGenFramebuffers(1, &to.framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, to.framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, to.picture, 0);
  }
  glBindFramebuffer(GL_READ_FRAMEBUFFER, from.framebuffer);
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to.framebuffer);
  // Before the target is left, so that a phone's graphics card never writes its depths to memory.
  constexpr GLenum kDepths = GL_DEPTH_STENCIL_ATTACHMENT;
  glInvalidateFramebuffer(GL_READ_FRAMEBUFFER, 1, &kDepths);
  glBlitFramebuffer(0, 0, from.size.x, from.size.y, 0, 0, from.size.x, from.size.y,
                    GL_COLOR_BUFFER_BIT, GL_NEAREST);
  constexpr GLenum kColours = GL_COLOR_ATTACHMENT0;
  glInvalidateFramebuffer(GL_READ_FRAMEBUFFER, 1, &kColours);
}

void release(ResolvedTarget& target) {
  glDeleteFramebuffers(1, &target.framebuffer);
  glDeleteTextures(1, &target.picture);
  target = ResolvedTarget{};
}

ShadowMap make_shadow_map(int size) {
  ShadowMap map;
  map.size = size;
  glGenTextures(1, &map.texture);
  glBindTexture(GL_TEXTURE_2D, map.texture);
  glTexStorage2D(GL_TEXTURE_2D, 1, GL_DEPTH_COMPONENT24, size, size);
  set_filter(GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
  glGenFramebuffers(1, &map.framebuffer);
  glBindFramebuffer(GL_FRAMEBUFFER, map.framebuffer);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, map.texture, 0);
  const GLenum none = GL_NONE;
  glDrawBuffers(1, &none);
  glReadBuffer(GL_NONE);
  return map;
}

void release(ShadowMap& map) {
  glDeleteFramebuffers(1, &map.framebuffer);
  glDeleteTextures(1, &map.texture);
  map = ShadowMap{};
}

}  // namespace gfx
