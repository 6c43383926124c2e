#include "sounds/recipes.h"

namespace sounds {

using view::Sound;

float loudness_of(Sound sound) {
  switch (sound) {
    case Sound::Dice: return -21.0F;
    case Sound::Step: return -23.0F;
    case Sound::Capture: return -17.0F;
    case Sound::Slide: return -23.0F;
    case Sound::Card: return -24.0F;
    case Sound::Wall: return -20.0F;
    case Sound::Claw: return -21.0F;
    case Sound::Goal: return -19.0F;
    case Sound::Win: return -17.0F;
    case Sound::Click: return -33.0F;
    case Sound::Tick: return -36.0F;
    case Sound::Refuse: return -26.0F;
    case Sound::Doom: return -18.0F;
    case Sound::Sweep: return -17.0F;
    case Sound::Swap: return -21.0F;
    case Sound::Sorry: return -20.0F;
    case Sound::Grip: return -20.0F;
  }
  return 0.0F;
}

}  // namespace sounds
