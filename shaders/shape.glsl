// Shared by the shapes inlaid in the board: inputs, outline and veneer.
in vec3 place;
flat in vec4 a_01;
flat in vec4 a_23;
flat in vec4 a_middle_up;
flat in vec3 a_numbers;
flat in ivec2 a_kinds;

void edge_distance(vec2 p, vec2 a, vec2 b, inout float d2, inout float side) {
  vec2 e = b - a;
  vec2 w = p - a;
  vec2 q = w - e * clamp(dot(w, e) / max(dot(e, e), 1e-6), 0.0, 1.0);
  d2 = min(d2, dot(q, q));
  bvec3 c = bvec3(p.y >= a.y, p.y < b.y, e.x * w.y > e.y * w.x);
  if (all(c) || all(not(c))) side = -side;
}

// Signed distance of the rounded shape.
float shape(vec2 p) {
  float d2 = 1e9;
  float side = 1.0;
  edge_distance(p, a_01.xy, a_01.zw, d2, side);
  edge_distance(p, a_01.zw, a_23.xy, d2, side);
  edge_distance(p, a_23.xy, a_23.zw, d2, side);
  edge_distance(p, a_23.zw, a_01.xy, d2, side);
  return side * sqrt(d2) - a_numbers.x;
}

vec3 paint_of(int hue) { return frame.hues[hue].rgb; }

// The direction out of the shape at a point whose distance is d, by a small step rather than by
// screen derivatives.
vec2 outward(vec2 p, float d) {
  const float e = 0.02;
  return vec2(shape(p + vec2(e, 0.0)) - d, shape(p + vec2(0.0, e)) - d) / e;
}

// Veneer cut from its own place in the log, so that no two squares are alike.
vec3 veneer(vec3 base, float strength, float seed) {
  vec2 up = a_middle_up.zw;
  vec2 q = place.xy - a_middle_up.xy;
  q = vec2(dot(q, vec2(up.y, -up.x)), dot(q, up));
  Grain grain = wood_grain(q * 0.85 + vec2(seed * 37.0, seed * 91.0));
  float tone = (grain.tone - 0.5) * strength;
  return base * (1.0 - tone) * (1.0 - 0.55 * strength * grain.pore) * (0.96 + 0.08 * fract(seed * 7.31));
}
