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

inline constexpr std::size_t kKinds = 4;  // of pieces
inline constexpr std::array<view::PieceKind, kKinds> kPieceKinds = {
    view::PieceKind::Pawn, view::PieceKind::Small, view::PieceKind::Large, view::PieceKind::Horse};

// Tiles of one kind that follow one another.
struct LayerMesh {
  Layer layer;
  Mesh mesh;
};

struct Meshes {
  Mesh table;
  // Of the last board shown.
  Mesh slab;
  Mesh skirt;
  std::vector<LayerMesh> layers;  // in drawing order
  Mesh inks;
  // For this frame.
  Mesh casts;
  Mesh marks;
  Mesh boxes;
  std::array<Mesh, kKinds> pieces;
  std::array<Mesh, kKinds> plain_pieces;  // fewer corners: for shadows, and seen from afar
};
[[nodiscard]] Meshes make_meshes();
// Replaces the previous board's meshes by this board's.
void set_board(Meshes& meshes, const view::Board& board);
void release(Meshes& meshes);

[[nodiscard]] GLuint upload_noise();

}  // namespace gfx
