// The framebuffers that pictures are drawn into: one with several samples a pixel, those that keep
// a finished picture, and the shadow map.
#pragma once

#include <GLES3/gl3.h>

#include <glm/vec2.hpp>

namespace gfx {

// Every picture is drawn into this one, one after the other.
struct MultisampleTarget {
  glm::ivec2 size{0};
  int samples = 0;
  GLuint framebuffer = 0;
  GLuint colour = 0;  // renderbuffers
  GLuint depth = 0;
};
// Gives the target this size and number of samples, unless it has them already.
void fit(MultisampleTarget& target, glm::ivec2 size, int samples);
void release(MultisampleTarget& target);

// A finished picture, one sample a pixel.
struct ResolvedTarget {
  glm::ivec2 size{0};
  GLuint framebuffer = 0;
  GLuint picture = 0;  // texture
};
// Copies the picture, averaging its samples. `to` gets the size of `from`, whose contents are lost.
void resolve(MultisampleTarget& from, ResolvedTarget& to);
void release(ResolvedTarget& target);

struct ShadowMap {
  int size = 0;
  GLuint framebuffer = 0;
  GLuint texture = 0;
};
[[nodiscard]] ShadowMap make_shadow_map(int size);
void release(ShadowMap& map);

// An empty texture that ImGui can show; with `levels` above 1 it can also be shown much smaller
// than it is, once glGenerateMipmap has filled the levels.
[[nodiscard]] GLuint make_picture(glm::ivec2 size, int levels = 1);

}  // namespace gfx
