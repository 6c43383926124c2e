// One mark: its light and the darkness beneath it.
in vec2 at;
flat in vec4 a_numbers;
flat in float a_length;
flat in vec3 a_tint;
flat in int a_number;
out vec4 colour;

// As in view::Mark::Kind; a crossed ring, kBlocked, is what is left in `form`.
const int kSelectable = 0, kSelected = 1, kTarget = 2, kPath = 3, kArrow = 4, kLastMove = 5, kFocus = 6;
const int kFrost = 8, kSpark = 9, kBar = 10;
const int kContactShadow = 20;  // as in gfx/instances.h

// The distance from a form of lines and discs, for the kinds that have one.
float form(int kind, float r, float radius) {
  if (kind == kSelectable) return abs(r - radius * 1.04) - 0.045;
  if (kind == kSelected) return abs(r - radius) - 0.06;
  if (kind == kFocus) return min(abs(r - radius) - 0.05, abs(r - radius - 0.16) - 0.022);
  return min(abs(r - radius) - 0.055, max(abs(dot(at, vec2(0.7071))) - 0.055, r - radius));
}

// Dots half way and, larger, at the end; an arrow ends in a chevron instead.
float trail(int kind, float radius) {
  float d = length(at - vec2(0.5 * a_length, 0.0)) - radius * 0.6;
  vec2 h = vec2(at.x - a_length, abs(at.y));
  if (kind == kPath) return min(d, length(h) - radius);
  return min(d, max(dot(h - vec2(radius * 1.2, 0.0), vec2(0.6, 0.8)), -h.x - radius * 2.2));
}

// A snow crystal with six arms and side twigs, as a distance.
float crystal(vec2 p, float radius) {
  vec2 q = fold_turn(p, 6.0);
  float arm = stroke(q, vec2(0.0), vec2(0.0, radius));
  vec2 s = vec2(abs(q.x), q.y);
  float twigs = min(stroke(s, vec2(0.0, 0.55 * radius), vec2(0.2, 0.75) * radius),
                    stroke(s, vec2(0.0, 0.78 * radius), vec2(0.14, 0.94) * radius));
  return min(arm, twigs) - 0.03;
}

// Where a piece may go: an ivory counter with a rim in the tint, and on it a number, or a dot in the tint;
// premultiplied.
vec4 counter(float r, float radius, float w, vec3 tint) {
  vec3 c = mix(vec3(0.97, 0.93, 0.84), tint * 0.85, cover(abs(r - radius + 0.035) - 0.035, w));
  if (a_number > 0) {
    float size = radius * (a_number > 9 ? 0.4 : 0.52);
    c = mix(c, vec3(0.16, 0.09, 0.04), cover((whole_number(a_number, at / size) - 0.2) * size, w));
  } else {
    c = mix(c, tint * 0.85, cover(r - radius * 0.42, w));
  }
  float body = cover(r - radius, w);
  float shade = 0.45 * exp(-max(r - radius, 0.0) * 12.0) * (1.0 - body);
  return vec4(c * body + vec3(0.10, 0.055, 0.02) * shade, body + shade) * a_numbers.y;
}

void main() {
  float radius = a_numbers.x;
  int kind = int(a_numbers.z + 0.5);
  float w = max(length(fwidth(at)) * 0.5, 1e-4);
  float r = length(at);
  vec3 c = pow(clamp(a_tint, 0.0, 1.0), vec3(1.0 / 2.2));
  if (kind == kTarget) {
    colour = counter(r, radius * 1.03, w, c);
    return;
  }
  float light = 0.0;  // how much tint
  float shade = 0.0;  // how much darkness beneath
  if (kind == kContactShadow) {
    float d = r / radius;
    shade = 0.78 * exp(-d * d * 1.6) * (1.0 - smoothstep(1.2, 1.9, d));
  } else if (kind == kLastMove) {
    // Broken lines: a full ring is where a piece may go.
    float dash = smoothstep(-0.4, 0.4, sin(8.0 * atan(at.y, at.x)));
    light = 0.7 * dash * cover(abs(r - radius) - 0.03, w) + 0.2 * cover(r - radius, w);
    shade = 0.3 * dash * cover(abs(r - radius) - 0.06, w + 0.02);
  } else if (kind == kFrost) {
    float d = crystal(at, radius);
    light = max(cover(d, w), 0.3 * cover(r - 0.8 * radius, 0.3 * radius));
    shade = 0.3 * exp(-max(d, 0.0) * 16.0);
  } else if (kind == kSpark) {
    vec2 q = abs(at) / radius;
    light = (1.0 - smoothstep(0.0, 0.16, q.x * q.y)) * (1.0 - smoothstep(0.2, 1.0, max(q.x, q.y))) +
            exp(-r * r / (0.06 * radius * radius));
  } else if (kind == kBar) {
    float d = length(vec2(max(max(-at.x, at.x - a_length), 0.0), at.y)) - radius;
    light = max(0.85 * cover(d, w), 0.4 * exp(-max(d, 0.0) * 9.0));
    shade = 0.4 * exp(-max(d, 0.0) * 16.0);
  } else {
    float d = kind == kPath || kind == kArrow ? trail(kind, radius) : form(kind, r, radius);
    // A dark contour and a soft shadow make the light readable on ivory too.
    light = cover(d, w);
    shade = max(0.8 * cover(d - 0.03, w), 0.26 * exp(-max(d, 0.0) * 14.0));
    float halo = 0.34 * exp(-max(r - radius, 0.0) * 7.0) * smoothstep(0.3, 1.0, r / radius);
    if (kind == kSelectable || kind == kSelected) light = max(light, halo);
    if (kind == kSelected) light = max(light, 0.22 * cover(r - radius, w));
  }
  light = clamp(light, 0.0, 1.0) * a_numbers.y;
  shade = clamp(shade, 0.0, 1.0) * a_numbers.y * (1.0 - light);
  vec3 dark = vec3(0.10, 0.055, 0.02) * (kind == kContactShadow ? 0.5 : 1.0);
  colour = vec4(c * light + dark * shade, light + shade);
}
