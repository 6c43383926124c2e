// A symbol or a number on the board.
layout(location = 0) in vec2 which;      // corner of the strip: 0/1, 0/1
layout(location = 1) in vec4 middle_up;  // where, and its upward direction
layout(location = 2) in vec4 numbers;    // size, which symbol, number or letter, ink's hue, ground's hue
layout(location = 3) in vec4 strength;   // cover, depth of the engraving, paleness of the ink, kind
out vec3 place;
out vec2 at;       // in units of its size
flat out vec4 a_numbers;
flat out vec4 a_strength;

const int kSymbol = 0;  // of gfx::InkKind

void main() {
  vec2 reach = int(strength.w + 0.5) == kSymbol ? vec2(1.2) : vec2(2.7, 1.6);
  at = (which * 2.0 - 1.0) * reach;
  vec2 up = middle_up.zw;
  vec2 p = middle_up.xy + (vec2(up.y, -up.x) * at.x + up * at.y) * numbers.x;
  place = vec3(p, 0.0);
  a_numbers = numbers;
  a_strength = strength;
  gl_Position = frame.view_projection * vec4(place, 1.0);
}
