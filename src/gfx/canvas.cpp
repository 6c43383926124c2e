#include "gfx/canvas.h"

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

void fit(Desk& desk, glm::ivec2 size, int samples) {
  if (desk.size == size && desk.samples == samples && desk.framebuffer != 0) return;
  release(desk);
  desk.size = size;
  desk.samples = samples;
  desk.colour = renderbuffer(GL_RGBA8, size, samples);
  desk.depth = renderbuffer(GL_DEPTH24_STENCIL8, size, samples);
  glGenFramebuffers(1, &desk.framebuffer);
  glBindFramebuffer(GL_FRAMEBUFFER, desk.framebuffer);
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, desk.colour);
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER,
                            desk.depth);
}

void release(Desk& desk) {
  glDeleteFramebuffers(1, &desk.framebuffer);
  glDeleteRenderbuffers(1, &desk.colour);
  glDeleteRenderbuffers(1, &desk.depth);
  desk = Desk{};
}

void keep(Desk& desk, Sheet& sheet) {
  if (sheet.size != desk.size) {
    release(sheet);
    sheet.size = desk.size;
    sheet.picture = make_picture(sheet.size);
    glGenFramebuffers(1, &sheet.framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, sheet.framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, sheet.picture, 0);
  }
  glBindFramebuffer(GL_READ_FRAMEBUFFER, desk.framebuffer);
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, sheet.framebuffer);
  // Before the desk is left: a phone's graphics card then never writes its depths to memory.
  constexpr GLenum kDepths = GL_DEPTH_STENCIL_ATTACHMENT;
  glInvalidateFramebuffer(GL_READ_FRAMEBUFFER, 1, &kDepths);
  glBlitFramebuffer(0, 0, desk.size.x, desk.size.y, 0, 0, desk.size.x, desk.size.y,
                    GL_COLOR_BUFFER_BIT, GL_NEAREST);
  constexpr GLenum kColours = GL_COLOR_ATTACHMENT0;
  glInvalidateFramebuffer(GL_READ_FRAMEBUFFER, 1, &kColours);
}

void release(Sheet& sheet) {
  glDeleteFramebuffers(1, &sheet.framebuffer);
  glDeleteTextures(1, &sheet.picture);
  sheet = Sheet{};
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
