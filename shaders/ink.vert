// A symbol or a number on the board.
layout(location = 0) in vec2 which;      // corner of the strip: 0/1, 0/1
layout(location = 1) in vec4 middle_up;  // where, and its upward direction
layout(location = 2) in vec4 numbers;    // size, symbol (or less 100, the number), ink's hue, ground's hue
layout(location = 3) in vec4 strength;   // x cover, y depth of the engraving, z paleness of the ink
out vec3 place;
out vec2 at;       // in units of its size
flat out vec4 a_numbers;
flat out vec3 a_strength;

void main() {
  vec2 reach = numbers.y < 0.0 ? vec2(2.7, 1.6) : vec2(1.2);
  at = (which * 2.0 - 1.0) * reach;
  vec2 up = middle_up.zw;
  vec2 p = middle_up.xy + (vec2(up.y, -up.x) * at.x + up * at.y) * numbers.x;
  place = vec3(p, 0.0);
  a_numbers = numbers;
  a_strength = strength.xyz;
  gl_Position = frame.view_projection * vec4(place, 1.0);
}
