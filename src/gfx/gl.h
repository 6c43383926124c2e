// The few pieces of OpenGL ES 3.0 that every pass needs: programs, meshes, rows of instances, and
// their release. GL names are plain numbers; the Renderer decides when they are deleted.
#pragma once

#include <GLES3/gl3.h>

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "core/expected.h"
#include "gfx/shader_source.h"

namespace gfx {

// The code put before a fragment shader, besides the frame: nothing for a copy or for depth alone
// (the vertex shader also learns of the latter), or light and wood, and for some also signs or
// shapes.
enum class Library : std::uint8_t { None, Depth, Light, Signs, Shapes };

struct ProgramPlan {
  std::string_view vertex;
  std::string_view fragment;
  Library library = Library::Light;
};

// A program that is being compiled. Drivers compile and link in the background until they are asked
// for the result, so all programs are started before the first is finished.
struct BegunProgram {
  ProgramPlan plan;
  GLuint vertex = 0;
  GLuint fragment = 0;
  GLuint program = 0;
};
[[nodiscard]] BegunProgram begin_program(ShaderSource source, const ProgramPlan& plan);
// Whether the driver of this context can tell that a program is done (KHR_parallel_shader_compile,
// which web/features.js switches on); and whether this one is.
[[nodiscard]] bool tells_when_done();
[[nodiscard]] bool is_done(const BegunProgram& begun);
// The linked program with its frame block and textures bound to their slots, or the compiler's
// message.
[[nodiscard]] core::Expected<GLuint> finish_program(const BegunProgram& begun);
// Gives up a program that nobody waits for any longer.
void abandon_program(const BegunProgram& begun);

inline constexpr GLuint kFrameSlot = 0;
inline constexpr GLint kShadowUnit = 0;
inline constexpr GLint kNoiseUnit = 1;
inline constexpr GLint kPictureUnit = 2;

// Triangles in main memory: position, normal and one more number per vertex.
struct MeshData {
  static constexpr int kFloats = 7;
  std::vector<float> vertices;
  std::vector<std::uint16_t> indices;
  [[nodiscard]] std::uint16_t count() const {
    return static_cast<std::uint16_t>(vertices.size() / kFloats);
  }
};

// One row of attributes for each instance that is drawn. Several meshes may read the same.
struct Instances {
  int vec4s = 0;  // vectors of four in a row
  GLuint buffer = 0;
  GLsizei count = 0;
};
[[nodiscard]] Instances make_instances(int vec4s);
void set_rows(Instances& instances, const std::vector<float>& rows);
void release(Instances& instances);

// A mesh on the graphics card.
struct Mesh {
  GLuint array = 0;
  GLuint vertices = 0;
  GLuint indices = 0;
  GLsizei index_count = 0;
};

// `layout`: floats of each vertex attribute, from location 0. The vectors of the instances, if it
// has any, follow at the next locations.
[[nodiscard]] Mesh make_mesh(const MeshData& data, std::initializer_list<int> layout,
                             const Instances& instances = {});
void draw_mesh(const Mesh& mesh);                                   // once
void draw_instances(const Mesh& mesh, const Instances& instances);  // once per row
void release(Mesh& mesh);

}  // namespace gfx
