// How motion on the table begins and ends. Pure numbers.
#pragma once

namespace view {

// Maps the share of a motion's time to the share of its way: it starts and comes to rest gently, …
constexpr float smooth(float t) { return t * t * (3.0F - 2.0F * t); }
// … or, as dice and glints do, starts fast and comes to rest.
constexpr float slowing(float t) { return 1.0F - (1.0F - t) * (1.0F - t) * (1.0F - t); }

// Radians: points at its multiples spread evenly around a middle.
inline constexpr float kGoldenAngle = 2.399963F;

}  // namespace view
