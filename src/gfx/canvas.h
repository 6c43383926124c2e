// Where pictures are made and stored: a desk, sheets, and the shadow map.
#pragma once

#include <GLES3/gl3.h>

#include <glm/vec2.hpp>

namespace gfx {

// The multisampled framebuffer on which every picture is made, one after the other.
struct Desk {
  glm::ivec2 size{0};
  int samples = 0;
  GLuint framebuffer = 0;
  GLuint colour = 0;  // renderbuffers
  GLuint depth = 0;
};
// Gives the desk this size and number of samples, unless it has them already.
void fit(Desk& desk, glm::ivec2 size, int samples);
void release(Desk& desk);

// A finished picture.
struct Sheet {
  glm::ivec2 size{0};
  GLuint framebuffer = 0;
  GLuint picture = 0;  // texture
};
// Copies the desk into the sheet, which gets the desk's size.
void keep(Desk& desk, Sheet& sheet);
void release(Sheet& sheet);

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
