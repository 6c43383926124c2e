#include "games/maze/board.h"

namespace maze {

namespace {

// Slots as in a rules line, but with single spaces between them.
constexpr Edges edges_of(std::string_view slots) {
  Edges edges;
  for (std::size_t i = 0; i + 2 < slots.size(); i += 4) {
    const Cells cell = cell_bit(cell_at(slots[i] - 'a', slots[i + 1] - '1'));
    (slots[i + 2] == 's' ? edges.south : edges.east) |= cell;
  }
  return edges;
}

// A balanced reconstruction: the published rules do not say where the walls stand.
constexpr Layout kCrossing = {edges_of("c1s d1s e1s f1s b2s f2e a3e c3e f3s g3e a4e g4e "
                                       "a5e c5s g5e a6e e6e g6s g6e b7e c7s d7s e7s f7s"),
                              {edges_of("a1s a1e e5s e5e"), edges_of("g1e h1s c5e d5s"),
                               edges_of("d3s c4e h7s g8e"), edges_of("e3s e4e a7s a8e")}};

constexpr Layout kPinwheel = {edges_of("c1s d1s b2e d2s e2s f2s g2s b3e g3e b4e f4e g4e "
                                       "a5e b5e f5e a6e b6s c6s d6s e6s f6e e7s f7s f7e"),
                              {edges_of("a1s a1e d3s c4e"), edges_of("g1e h1s e3s e4e"),
                               edges_of("e5s e5e h7s g8e"), edges_of("c5e d5s a7s a8e")}};

constexpr int kWhiteWalls = 24;
constexpr int kColouredWalls = 16;
constexpr bool is_sound(const Layout& layout) {
  const Edges all = layout.white | layout.coloured();
  return layout.white.count() == kWhiteWalls && layout.coloured().count() == kColouredWalls &&
         all.count() == kWhiteWalls + kColouredWalls && (all & kSlots) == all;
}
static_assert(is_sound(kCrossing) && is_sound(kPinwheel));

// The cell that two characters name, the zone's cells included.
std::optional<int> parse_cell(std::string_view text) {
  const bool named =
      text.size() == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8';
  return named ? std::optional(cell_at(text[0] - 'a', text[1] - '1')) : std::nullopt;
}

}  // namespace

const Layout& layout(Board board) { return board == Board::Crossing ? kCrossing : kPinwheel; }

std::string print_site(Site site) {
  if (site == kZone) {
    return "z";
  }
  return {static_cast<char>('a' + site % kSide), static_cast<char>('1' + site / kSide)};
}

std::optional<Site> parse_site(std::string_view text) {
  if (text == "z") {
    return kZone;
  }
  const std::optional<int> cell = parse_cell(text);
  const bool outside = cell && (cell_bit(*cell) & kZoneCells) == 0;
  return outside ? std::optional(static_cast<Site>(*cell)) : std::nullopt;
}

std::string print_slot(Site slot) {
  return print_site(static_cast<Site>(slot / 2)) + (slot % 2 == 0 ? 's' : 'e');
}

std::optional<Site> parse_slot(std::string_view text) {
  const std::optional<int> cell = parse_cell(text.substr(0, 2));
  if (!cell || text.size() != 3 || (text[2] != 's' && text[2] != 'e')) {
    return std::nullopt;
  }
  const auto slot = static_cast<Site>(2 * *cell + (text[2] == 'e' ? 1 : 0));
  return (slot_edge(slot) & kSlots).any() ? std::optional(slot) : std::nullopt;
}

}  // namespace maze
