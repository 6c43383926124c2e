// How the maze relay is played.
#include "assets/icons.h"
#include "ui/help.h"
#include "view/words.h"

namespace ui {

using view::tr;

std::vector<HelpPart> maze_help() {
  return {
      {icons::kFlag, tr("The aim"),
       tr("Your large pawn fetches its two small ones from the zone in the middle. Who first has "
          "all pawns home wins.")},
      {icons::kDices, tr("Your turn"),
       tr("Throw both dice. The blue number is shared among your pawns as you like, each moves "
          "once; the red die offers something else, before or after. Tap a pawn: each cell shows "
          "the steps that it costs.")},
      {icons::kSparkles, tr("The relay"),
       tr("Small pawns leave the zone only after your large pawn has been there. Passing pawns is "
          "free, and your own coloured walls do not stop you.")},
      {icons::kSnowflake, tr("Home last"),
       tr("While your large pawn stands at home before the small ones, they are frozen until it "
          "steps out again.")},
      {icons::kBrickWall, tr("Wall"),
       tr("Lift any white wall and drop it in another gap: drag it, or tap it and then the gap. "
          "Everybody’s new shortest way is shown before it falls. As a barricade a wall may stand "
          "on another one.")},
      {icons::kGrab, tr("Claw"),
       tr("One try to carry another’s large pawn home or to the zone: by the crane, by the cups, "
          "or by chance.")},
      {icons::kRoute, tr("No walls"),
       tr("For this turn no wall stops your pawns, not even a barricade.")},
      {icons::kKeyboard, tr("Keys"),
       tr("Space or Enter throws and plays, 1 to 9 choose a move, arrows and Tab walk through "
          "all that can be pressed, H gives a hint, U takes back, L opens the log, Escape the "
          "menu.")},
  };
}

}  // namespace ui
