#include "gfx/gl.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace gfx {
namespace {

constexpr std::string_view kHeader =
    "#version 300 es\nprecision highp float;\nprecision highp int;\n";
// The message of the compiler or linker; `length` counts the closing zero.
template <class Read>
std::string words(GLint length, Read read) {
  std::string text(static_cast<std::size_t>(std::max(length, 1)), '\0');
  read(static_cast<GLsizei>(text.size()), text.data());
  text.pop_back();
  return text;
}

std::string words_of_shader(GLuint shader) {
  GLint length = 0;
  glGetShaderiv(shader, GL_INFO_LOG_LENGTH, &length);
  return words(length, [shader](GLsizei size, GLchar* text) {
    glGetShaderInfoLog(shader, size, nullptr, text);
  });
}

std::string words_of_program(GLuint program) {
  GLint length = 0;
  glGetProgramiv(program, GL_INFO_LOG_LENGTH, &length);
  return words(length, [program](GLsizei size, GLchar* text) {
    glGetProgramInfoLog(program, size, nullptr, text);
  });
}

std::span<const std::string_view> parts_of(Library library) {
  static constexpr std::array<std::string_view, 4> kSigns = {"light.glsl", "wood.glsl",
                                                             "symbol.glsl", "digit.glsl"};
  static constexpr std::array<std::string_view, 3> kShapes = {"light.glsl", "wood.glsl",
                                                              "shape.glsl"};
  switch (library) {
    case Library::None:
    case Library::Depth: return {};
    case Library::Light: return std::span(kSigns).first(2);
    case Library::Signs: return kSigns;
    case Library::Shapes: return kShapes;
  }
  return {};
}

std::string whole_text(ShaderSource source, GLenum kind, std::string_view name, Library library) {
  std::string text(kHeader);
  if (library == Library::Depth) text += "#define DEPTH_ONLY\n";
  text += source("frame.glsl");
  if (kind == GL_FRAGMENT_SHADER) {
    for (const std::string_view part : parts_of(library)) text += source(part);
  }
  text += source(name);
  return text;
}

GLuint begin_shader(ShaderSource source, GLenum kind, std::string_view name, Library library) {
  const std::string text = whole_text(source, kind, name, library);
  const char* start = text.data();
  const auto length = static_cast<GLint>(text.size());
  const GLuint shader = glCreateShader(kind);
  glShaderSource(shader, 1, &start, &length);
  glCompileShader(shader);
  return shader;
}

core::Checked fault_of(GLuint shader, std::string_view name) {
  GLint compiled = GL_FALSE;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
  if (compiled == GL_TRUE) return std::nullopt;
  return core::Sentence{"The shader {0} does not compile: {1}",
                        {std::string(name), words_of_shader(shader)}};
}

// Why the program is unusable; nothing if it is fine.
core::Checked fault_of(const BegunProgram& begun) {
  GLint linked = GL_FALSE;
  glGetProgramiv(begun.program, GL_LINK_STATUS, &linked);
  if (linked == GL_TRUE) return std::nullopt;
  if (auto fault = fault_of(begun.vertex, begun.plan.vertex)) return fault;
  if (auto fault = fault_of(begun.fragment, begun.plan.fragment)) return fault;
  return core::Sentence{"The shaders {0} and {1} do not link: {2}",
                        {std::string(begun.plan.vertex), std::string(begun.plan.fragment),
                         words_of_program(begun.program)}};
}

bool knows_extension(std::string_view wanted) {
  GLint count = 0;
  glGetIntegerv(GL_NUM_EXTENSIONS, &count);
  for (GLint i = 0; i < count; ++i) {
    const auto* name =
        reinterpret_cast<const char*>(glGetStringi(GL_EXTENSIONS, static_cast<GLuint>(i)));
    if (name != nullptr && wanted == name) return true;
  }
  return false;
}

void bind_slots(GLuint program) {
  const GLuint block = glGetUniformBlockIndex(program, "Frame");
  if (block != GL_INVALID_INDEX) glUniformBlockBinding(program, block, kFrameSlot);
  glUseProgram(program);
  const auto set = [program](const char* name, GLint unit) {
    const GLint at = glGetUniformLocation(program, name);
    if (at >= 0) glUniform1i(at, unit);
  };
  set("shadow_map", kShadowUnit);
  set("noise_map", kNoiseUnit);
  set("picture", kPictureUnit);
  glUseProgram(0);
}

const void* offset(std::size_t floats) {
  return reinterpret_cast<const void*>(floats * sizeof(float));
}

}  // namespace

BegunProgram begin_program(ShaderSource source, const ProgramPlan& plan) {
  BegunProgram begun{plan};
  begun.vertex = begin_shader(source, GL_VERTEX_SHADER, plan.vertex, plan.library);
  begun.fragment = begin_shader(source, GL_FRAGMENT_SHADER, plan.fragment, plan.library);
  begun.program = glCreateProgram();
  glAttachShader(begun.program, begun.vertex);
  glAttachShader(begun.program, begun.fragment);
  glLinkProgram(begun.program);
  return begun;
}

bool tells_when_done() { return knows_extension("GL_KHR_parallel_shader_compile"); }

bool is_done(const BegunProgram& begun) {
  constexpr GLenum kCompletionStatus = 0x91B1;  // GL_COMPLETION_STATUS_KHR
  GLint done = GL_TRUE;
  glGetProgramiv(begun.program, kCompletionStatus, &done);
  return done == GL_TRUE;
}

core::Expected<GLuint> finish_program(const BegunProgram& begun) {
  if (const core::Checked fault = fault_of(begun)) {
    abandon_program(begun);
    return *fault;
  }
  glDeleteShader(begun.vertex);
  glDeleteShader(begun.fragment);
  bind_slots(begun.program);
  return begun.program;
}

void abandon_program(const BegunProgram& begun) {
  glDeleteShader(begun.vertex);
  glDeleteShader(begun.fragment);
  glDeleteProgram(begun.program);
}

Instances make_instances(int vec4s) {
  Instances instances{vec4s};
  glGenBuffers(1, &instances.buffer);
  return instances;
}

void set_rows(Instances& instances, const std::vector<float>& rows) {
  instances.count =
      static_cast<GLsizei>(rows.size() / (4 * static_cast<std::size_t>(instances.vec4s)));
  if (rows.empty()) return;
  glBindBuffer(GL_ARRAY_BUFFER, instances.buffer);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(rows.size() * sizeof(float)), rows.data(),
               GL_DYNAMIC_DRAW);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
}

void release(Instances& instances) {
  glDeleteBuffers(1, &instances.buffer);
  instances = Instances{};
}

Mesh make_mesh(const MeshData& data, std::initializer_list<int> layout,
               const Instances& instances) {
  Mesh mesh;
  glGenVertexArrays(1, &mesh.array);
  glBindVertexArray(mesh.array);
  glGenBuffers(1, &mesh.vertices);
  glBindBuffer(GL_ARRAY_BUFFER, mesh.vertices);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(data.vertices.size() * sizeof(float)),
               data.vertices.data(), GL_STATIC_DRAW);
  GLuint location = 0;
  std::size_t at = 0;
  for (const int floats : layout) {
    glEnableVertexAttribArray(location);
    glVertexAttribPointer(location, floats, GL_FLOAT, GL_FALSE,
                          MeshData::kFloats * static_cast<GLsizei>(sizeof(float)), offset(at));
    at += static_cast<std::size_t>(floats);
    ++location;
  }
  glGenBuffers(1, &mesh.indices);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, mesh.indices);
  glBufferData(GL_ELEMENT_ARRAY_BUFFER,
               static_cast<GLsizeiptr>(data.indices.size() * sizeof(std::uint16_t)),
               data.indices.data(), GL_STATIC_DRAW);
  mesh.index_count = static_cast<GLsizei>(data.indices.size());
  glBindBuffer(GL_ARRAY_BUFFER, instances.buffer);
  for (int i = 0; i < instances.vec4s; ++i, ++location) {
    glEnableVertexAttribArray(location);
    glVertexAttribPointer(location, 4, GL_FLOAT, GL_FALSE,
                          4 * instances.vec4s * static_cast<GLsizei>(sizeof(float)),
                          offset(4 * static_cast<std::size_t>(i)));
    glVertexAttribDivisor(location, 1);
  }
  glBindVertexArray(0);
  return mesh;
}

void draw_mesh(const Mesh& mesh) {
  glBindVertexArray(mesh.array);
  glDrawElements(GL_TRIANGLES, mesh.index_count, GL_UNSIGNED_SHORT, nullptr);
}

void draw_instances(const Mesh& mesh, const Instances& instances) {
  if (instances.count == 0) return;
  glBindVertexArray(mesh.array);
  glDrawElementsInstanced(GL_TRIANGLES, mesh.index_count, GL_UNSIGNED_SHORT, nullptr,
                          instances.count);
}

void release(Mesh& mesh) {
  glDeleteVertexArrays(1, &mesh.array);
  glDeleteBuffers(1, &mesh.vertices);
  glDeleteBuffers(1, &mesh.indices);
  mesh = Mesh{};
}

}  // namespace gfx
