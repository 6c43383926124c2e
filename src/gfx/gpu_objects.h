// The objects that the renderer makes once per context: programs, meshes, the noise texture.
#pragma once

#include <array>
#include <vector>

#include "core/expected.h"
#include "gfx/gl.h"
#include "gfx/instances.h"
#include "view/board/scene.h"

namespace gfx {

enum Pass : std::size_t {
  kTable,
  kSkirt,
  kSlab,
  kBed,
  kTile,
  kTray,
  kInk,
  kCast,
  kMark,
  kPiece,
  kBox,
  kPresent,
  kPieceDepth,
  kBoxDepth,
  kPasses,
};
using Programs = std::array<GLuint, kPasses>;

// All programs while they are being compiled. `finish_some` never waits long: it takes those that
// the driver has finished, or the next one if the driver cannot tell. It returns true once all are
// done, or the reason why one failed.
class ProgramBuild {
 public:
  explicit ProgramBuild(ShaderSource source);
  [[nodiscard]] core::Expected<bool> finish_some();
  [[nodiscard]] const Programs& programs() const { return programs_; }

 private:
  bool tells_when_done_;
  std::array<BegunProgram, kPasses> begun_;
  Programs programs_{};
  std::size_t finished_ = 0;
};
void release(Programs& programs);

// The locations of the uniforms outside the frame's block.
struct Uniforms {
  // Of kPiece.
  GLint trim = -1;
  GLint has_plates = -1;
  // Of kPresent.
  GLint flip = -1;
};
[[nodiscard]] Uniforms uniforms_of(const Programs& programs);

inline constexpr std::size_t kKinds = 4;  // of pieces
inline constexpr std::array<view::PieceKind, kKinds> kPieceKinds = {
    view::PieceKind::Pawn, view::PieceKind::Small, view::PieceKind::Large, view::PieceKind::Horse};

// A mesh with its own rows.
struct Instanced {
  Instances rows;
  Mesh mesh;
};
inline void draw_instances(const Instanced& own) { draw_instances(own.mesh, own.rows); }

// Tiles of one kind that follow one another.
struct LayerMesh {
  Layer layer;
  Instanced tiles;
};

// The pieces of one kind.
struct PieceMeshes {
  Instances rows;
  Mesh fine;
  Mesh plain;  // fewer corners: for shadows, and seen from afar
};

struct Meshes {
  Mesh table;
  // Of the last board shown.
  Mesh slab;
  Mesh skirt;
  std::vector<LayerMesh> layers;  // in drawing order
  Instanced inks;
  // For this frame.
  Instanced casts;
  Instanced marks;
  Instanced boxes;
  std::array<PieceMeshes, kKinds> pieces;
};
[[nodiscard]] Meshes make_meshes();
// Replaces the previous board's meshes by this board's.
void set_board(Meshes& meshes, const view::Board& board);
void release(Meshes& meshes);

[[nodiscard]] GLuint upload_noise();

}  // namespace gfx
