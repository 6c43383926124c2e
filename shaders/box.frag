// Dice with drilled pips or inlaid signs, bevelled bricks with symbols, printed cards.
in vec3 place;
in vec3 own;
in vec3 own_normal;
flat in vec4 a_turn;
flat in vec4 a_half_hue;
flat in vec4 a_faces;
flat in vec4 a_more;
flat in vec4 a_kinds;
out vec4 colour;

vec3 turned(vec3 v) { return v + 2.0 * cross(a_turn.xyz, cross(a_turn.xyz, v) + a_turn.w * v); }

// The vector from the middle of the nearest pip; q is −1…1 over the side, pips are on a grid of 0 and ±0.52.
vec2 to_pip(vec2 q, int value) {
  const float g = 0.52;
  vec2 best = vec2(9.0);
  vec2 m = abs(q) - g;                             // the four corners
  vec2 falling = q - g * sign(q.x - q.y) * vec2(1.0, -1.0);  // two opposite corners
  vec2 sides = vec2(abs(q.x) - g, q.y);
  vec2 ends = vec2(q.x, abs(q.y) - g);
  if ((value & 1) == 1) best = q;
  if (value == 2 || value == 3) { if (dot(falling, falling) < dot(best, best)) best = falling; }
  if (value >= 4 && dot(m, m) < dot(best, best)) best = m * sign(q + 1e-6);
  if (value >= 6 && dot(sides, sides) < dot(best, best)) best = sides;
  if (value >= 8 && dot(ends, ends) < dot(best, best)) best = ends;
  return best;
}

// The printed side of a card: a frame, a large number, small ones in two corners.
vec3 card_front(vec2 q, int face, float w, vec2 half_size) {
  int hue = face == 13 ? 2 : (face % 4 == 0 ? 3 : (face % 4 == 1 ? 1 : (face % 4 == 2 ? 5 : 4)));
  vec3 tint = mix(frame.hues[hue].rgb, frame.groove.rgb, 0.12);
  float unit = half_size.x;
  float edge = box(q, half_size - 0.16 * unit) - 0.06 * unit;
  vec3 c = mix(frame.inlay.rgb * 1.02, tint, cover(abs(edge) - 0.022 * unit, w));
  float big = card_number(face, q / (0.5 * unit), 0.15) * 0.5 * unit;
  c = mix(c, tint, cover(big, w));
  vec2 r = q * sign(q.y + 1e-6);
  float small = card_number(face, (r - (half_size - vec2(1.62, 0.36) * unit)) / (0.13 * unit), 0.19);
  return mix(c, tint, cover(small * 0.13 * unit, w) * step(edge, 0.0));
}

// The back: a lattice of diamonds in brass on dark lacquer.
vec3 card_back(vec2 q, float w, vec2 half_size) {
  float unit = half_size.x;
  vec3 dark = mix(frame.hues[1].rgb, frame.groove.rgb, 0.62);
  float edge = box(q, half_size - 0.17 * unit) - 0.05 * unit;
  vec2 cell = fract(q / (0.3 * unit) + 0.5) - 0.5;
  float lattice = abs(abs(cell.x) + abs(cell.y) - 0.5) * 0.3 * unit * 0.7071 - 0.009 * unit;
  float knot = (abs(cell.x) + abs(cell.y) - 0.14) * 0.3 * unit;
  float gold = max(cover(min(lattice, knot), w) * 0.55, cover(abs(q.x) / 0.62 + abs(q.y) - 0.66 * unit, w));
  gold = cover(edge, w) * gold;
  gold = max(gold, cover(abs(edge) - 0.02 * unit, w));
  vec3 c = mix(dark, frame.brass.rgb * 0.9, gold);
  float heart_of = star(q / (0.24 * unit)) * 0.24 * unit;
  c = mix(c, dark, cover(heart_of, w));
  return mix(c, frame.inlay.rgb, smoothstep(-w, w, edge - 0.07 * unit));
}

void main() {
  vec3 own_width = fwidth(own);  // here, where all pixels go the same way
  vec3 n = normalize(own_normal);
  // Of a wall of glass only the sides to the front are seen, or it would be thicker in places.
  if (a_kinds.x > 0.5 && a_more.w < 0.995 && dot(turned(n), frame.eye.xyz - place) < 0.0) discard;
  int hue = int(a_half_hue.w + 0.5);
  vec3 paint = frame.hues[hue].rgb;
  Surface s = Surface(paint, n, 0.3, 0.0, 0.9, 1.0);
  float kind = a_kinds.x;
  vec3 a = abs(own / a_half_hue.xyz);
  vec2 q;
  float value;
  vec3 tx, ty;
  if (a.z >= a.x && a.z >= a.y) {
    float up = sign(own.z);
    tx = vec3(up, 0.0, 0.0);
    ty = vec3(0.0, 1.0, 0.0);
    value = up > 0.0 ? a_faces.x : a_faces.y;
  } else if (a.x >= a.y) {
    float up = sign(own.x);
    tx = vec3(0.0, up, 0.0);
    ty = vec3(0.0, 0.0, 1.0);
    value = up > 0.0 ? a_faces.z : a_faces.w;
  } else {
    float up = sign(own.y);
    tx = vec3(-up, 0.0, 0.0);
    ty = vec3(0.0, 0.0, 1.0);
    value = up > 0.0 ? a_more.x : a_more.y;
  }
  q = vec2(dot(own, tx), dot(own, ty)) / a_half_hue.x;
  int pips = int(value + 0.5);
  if (kind < 0.5 && pips >= 10) {
    float w = max(length(own_width) / a_half_hue.x * 0.6, 1e-4);
    float d = die_sign(pips, q / 0.62) * 0.62;
    s.albedo = mix(s.albedo, frame.hues[6].rgb, cover(d, w));
    s.albedo *= 1.0 - 0.25 * (1.0 - smoothstep(0.0, 0.07, abs(d))) * step(0.0, d);
  } else if (kind < 0.5) {
    float w = max(length(own_width) / a_half_hue.x * 0.6, 1e-4);
    float r = pips == 1 ? 0.24 : (pips >= 7 ? 0.15 : 0.18);
    vec2 at = to_pip(q, pips);
    float d = length(at);
    float bowl = 1.0 - smoothstep(r - w, r + w, d);
    // A drilled hollow: the normal leans to the middle, the wall away from the lamp is darker.
    vec2 lean = at / r * smoothstep(0.0, 1.0, d / r);
    n = normalize(n - bowl * 1.1 * (tx * lean.x + ty * lean.y));
    vec3 pip = hue == 6 ? frame.groove.rgb : frame.hues[6].rgb;
    if (pips == 1 && hue == 6) pip = frame.hues[2].rgb;
    s.albedo = mix(s.albedo, pip, bowl);
    s.occlusion = mix(1.0, 0.55 + 0.3 * (1.0 - d / r), bowl);
    float edge = (1.0 - smoothstep(0.0, 0.06, abs(d - r - 0.03))) * (1.0 - bowl);
    s.albedo *= 1.0 - 0.12 * edge;
  } else if (kind > 1.5) {
    float w = max(length(own_width) * 0.6, 1e-4);
    bool above = own_normal.z > 0.4;
    s.albedo = frame.inlay.rgb * 0.9;
    s.roughness = 0.4;
    s.coat = 0.35;
    int face = int(a_faces.x + 0.5);
    // A pile shows the edges of its cards.
    if (abs(n.z) < 0.4) s.albedo *= 0.82 + 0.18 * sin(own.z * 210.0);
    else if (above && face > 0) s.albedo = card_front(own.xy, face, w, a_half_hue.xy);
    else s.albedo = card_back(own.xy * vec2(above ? 1.0 : -1.0, 1.0), w, a_half_hue.xy);
  } else {
    // A running bond: joints across the top and down the sides.
    float thirds = abs(fract(own.x / a_half_hue.x * 1.5 + (a.y > a.z ? 0.5 : 0.0)) - 0.5) * a_half_hue.x / 1.5;
    float wj = max(own_width.x, 1e-4);
    float joint = a.x > 0.97 ? 0.0 : 1.0 - smoothstep(0.012, 0.022 + wj, thirds);
    s.albedo *= 1.0 - 0.4 * joint;
    s.occlusion *= 1.0 - 0.35 * joint;
    // A coloured wall has its colour's symbol on top, upright whichever way it stands.
    if (a_faces.x > 0.5 && a.z >= max(a.x, a.y)) {
      float size = 0.8 * a_half_hue.y;
      float d = symbol_distance(hue + 1, turned(own).xy / size) * size;
      bool light = luminance(paint) > 0.2;
      s.albedo = mix(s.albedo, light ? frame.groove.rgb : frame.inlay.rgb, cover(d, max(length(own_width.xy) * 0.6, 1e-4)));
    }
    Grain grain = wood_grain(vec2(own.x + own.z, own.y + own.z * 0.5) * 1.2 + place.xy * 0.3);
    s.albedo *= 0.9 + 0.16 * grain.tone;
    // Light alone cannot be seen on ivory: walls that may be chosen turn golden.
    s.albedo = mix(s.albedo, vec3(1.0, 0.52, 0.07), 0.7 * a_more.z);
    s.roughness = 0.4;
    s.coat = 0.6;
  }
  vec3 world = turned(n);
  s.normal = world;
  // Surfaces that face the ground get little light.
  float reach = max(a_half_hue.z, 0.1);
  s.occlusion *= mix(0.5, 1.0, smoothstep(-1.1, 0.6, turned(own).z / reach));
  vec3 c = lit(s, place, shadow_at(place, world));
  vec3 v = normalize(frame.eye.xyz - place);
  float rim = pow(1.0 - cosine_of(world, v), 3.0);
  c += frame.accent.rgb * a_more.z * (0.1 + 0.9 * rim);
  colour = vec4(to_screen(c), 1.0) * a_more.w;
}
