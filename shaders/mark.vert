// Light and shade lying on the board: contact shadows, rings, targets, paths, places of cast shadows.
layout(location = 0) in vec2 which;     // 0/1, 0/1
layout(location = 1) in vec4 ends;      // from, to
layout(location = 2) in vec4 numbers;   // radius, strength, kind, height
layout(location = 3) in vec4 tint;      // linear rgb, number
out vec3 place;
out vec2 at;                            // in board units from `from`, x along the mark
flat out vec4 a_numbers;
flat out float a_length;
flat out vec3 a_tint;
flat out int a_number;

const int kPath = 3, kArrow = 4, kBar = 10;  // of view::Mark::Kind
const int kCastShadow = 21;                  // as in gfx/instances.h

void main() {
  int kind = int(numbers.z + 0.5);
  bool trail = kind == kPath || kind == kArrow || kind == kBar;
  // All other marks are at one point, whatever the second one is.
  vec2 span = trail || kind == kCastShadow ? ends.zw - ends.xy : vec2(0.0);
  float len = length(span);
  vec2 along = len > 1e-4 ? span / len : vec2(1.0, 0.0);
  float reach = trail ? numbers.x * 3.2 + 0.2 : numbers.x * 1.9 + 0.05;
  at = vec2(mix(-reach, len + reach, which.x), mix(-reach, reach, which.y));
  a_numbers = numbers;
  a_length = len;
  a_tint = tint.rgb;
  a_number = int(tint.a + 0.5);
  vec2 p = ends.xy + along * at.x + vec2(-along.y, along.x) * at.y;
  place = vec3(p, numbers.w);
  gl_Position = frame.view_projection * vec4(place, 1.0);
}
