#include "gfx/gpu_objects.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "gfx/frame_block.h"
#include "gfx/noise.h"
#include "gfx/pieces.h"
#include "gfx/shapes.h"

namespace gfx {
namespace {

constexpr std::array<ProgramPlan, kPasses> kPlans = {{
    {"table.vert", "table.frag"},
    {"skirt.vert", "skirt.frag"},
    {"slab.vert", "slab.frag"},
    {"tile.vert", "bed.frag", Library::Shapes},
    {"tile.vert", "tile.frag", Library::Shapes},
    {"tile.vert", "tray.frag", Library::Shapes},
    {"ink.vert", "ink.frag", Library::Signs},
    {"mark.vert", "cast.frag"},
    {"mark.vert", "mark.frag", Library::Signs},
    {"piece.vert", "piece.frag", Library::Signs},
    {"box.vert", "box.frag", Library::Signs},
    {"present.vert", "present.frag", Library::None},
    {"piece.vert", "nothing.frag", Library::Depth},
    {"box.vert", "nothing.frag", Library::Depth},
}};

constexpr int kSegments = 40;       // around a turned piece
constexpr int kPlainSegments = 18;  // the same seen from afar
constexpr int kEdgeSteps = 2;       // of a box's rounded edge

Instanced make_instanced(const MeshData& data, std::initializer_list<int> layout, int vec4s) {
  const Instances rows = make_instances(vec4s);
  return {rows, make_mesh(data, layout, rows)};
}

PieceMeshes make_pieces(view::PieceKind kind) {
  const Instances rows = make_instances(kPieceVectors);
  const auto turned = [&](int segments) {
    return make_mesh(solid_piece(kind, segments), {3, 3, 1}, rows);
  };
  return {rows, turned(kSegments), turned(kPlainSegments)};
}

void release(Instanced& instanced) {
  release(instanced.rows);
  release(instanced.mesh);
}

void release_layers(Meshes& meshes) {
  for (LayerMesh& layer : meshes.layers) release(layer.tiles);
  meshes.layers.clear();
}

}  // namespace

ProgramBuild::ProgramBuild(ShaderSource source) : tells_when_done_(tells_when_done()) {
  for (std::size_t i = 0; i < kPasses; ++i) begun_[i] = begin_program(source, kPlans[i]);
}

core::Expected<bool> ProgramBuild::finish_some() {
  const auto begun = std::chrono::steady_clock::now();
  constexpr auto kSlice = std::chrono::milliseconds(40);
  do {
    if (tells_when_done_ && !is_done(begun_[finished_])) return false;
    auto program = finish_program(begun_[finished_]);
    if (!program) {
      std::for_each(begun_.begin() + static_cast<std::ptrdiff_t>(finished_) + 1, begun_.end(),
                    abandon_program);
      release(programs_);
      return program.error();
    }
    programs_[finished_++] = *program;
  } while (finished_ < kPasses && std::chrono::steady_clock::now() - begun < kSlice);
  return finished_ == kPasses;
}

void release(Programs& programs) {
  for (GLuint& program : programs) glDeleteProgram(std::exchange(program, 0U));
}

Uniforms uniforms_of(const Programs& programs) {
  return {glGetUniformLocation(programs[kPiece], "trim"),
          glGetUniformLocation(programs[kPiece], "has_plates"),
          glGetUniformLocation(programs[kPresent], "flip")};
}

Meshes make_meshes() {
  Meshes meshes;
  meshes.table = make_mesh(quad(-1.0F), {2});
  meshes.inks = make_instanced(quad(0.0F), {2}, kInkVectors);
  meshes.casts = make_instanced(quad(0.0F), {2}, kMarkVectors);
  meshes.marks = make_instanced(quad(0.0F), {2}, kMarkVectors);
  meshes.boxes = make_instanced(rounded_box(kEdgeSteps), {3, 3}, kBoxVectors);
  for (std::size_t i = 0; i < kKinds; ++i) meshes.pieces[i] = make_pieces(kPieceKinds[i]);
  return meshes;
}

void release(Meshes& meshes) {
  for (Mesh* mesh : {&meshes.table, &meshes.slab, &meshes.skirt}) release(*mesh);
  for (Instanced* own : {&meshes.inks, &meshes.casts, &meshes.marks, &meshes.boxes}) release(*own);
  release_layers(meshes);
  for (PieceMeshes& pieces : meshes.pieces) {
    release(pieces.rows);
    release(pieces.fine);
    release(pieces.plain);
  }
}

void set_board(Meshes& meshes, const view::Board& board) {
  release(meshes.slab);
  release(meshes.skirt);
  meshes.slab = make_mesh(slab(board), {3, 3, 1});
  meshes.skirt = make_mesh(skirt(board, to_light()), {3, 3, 1});
  release_layers(meshes);
  std::vector<float> rows;
  for (std::size_t i = 0; i < board.tiles.size();) {
    const Layer layer = layer_of(board.tiles[i]);
    rows.clear();
    for (; i < board.tiles.size() && layer_of(board.tiles[i]) == layer; ++i) {
      add_tile(board.tiles[i], rows);
    }
    meshes.layers.push_back({layer, make_instanced(quad(0.0F), {2}, kTileVectors)});
    set_rows(meshes.layers.back().tiles.rows, rows);
  }
  rows.clear();
  add_inks(board, rows);
  set_rows(meshes.inks.rows, rows);
}

GLuint upload_noise() {
  GLuint texture = 0;
  glGenTextures(1, &texture);
  glBindTexture(GL_TEXTURE_2D, texture);
  const auto texels = make_noise();
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, kNoiseSize, kNoiseSize, 0, GL_RGBA, GL_UNSIGNED_BYTE,
               texels.data());
  glGenerateMipmap(GL_TEXTURE_2D);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  return texture;
}

}  // namespace gfx
