// ImGui's back end asks the driver for the state before it draws, to put it back. In a browser each
// such question waits until the GPU's process has done all that was sent before: most of a frame.
// But the state is known: gfx leaves it so, and sets all that it needs itself. The build has the
// back end ask here (dependencies.cmake).
#include <GLES3/gl3.h>

extern "C" void hs_known_state(GLenum what, GLint* value) {
  switch (what) {
    case GL_ACTIVE_TEXTURE: *value = GL_TEXTURE0; return;
    case GL_CURRENT_PROGRAM:
    case GL_TEXTURE_BINDING_2D:
    case GL_SAMPLER_BINDING:
    case GL_ARRAY_BUFFER_BINDING:
    case GL_VERTEX_ARRAY_BINDING: *value = 0; return;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
      value[0] = value[1] = 0;
      value[2] = value[3] = 1;
      return;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA: *value = GL_ONE; return;
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA: *value = GL_ZERO; return;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA: *value = GL_FUNC_ADD; return;
    default: glGetIntegerv(what, value);
  }
}
