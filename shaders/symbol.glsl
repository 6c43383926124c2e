// The symbols as signed distances (negative inside), in a box of about −1…1, y up.
// Numbers as in view/board/palette.h.
float disc(vec2 p, float r) { return length(p) - r; }

float box(vec2 p, vec2 half_size) {
  vec2 d = abs(p) - half_size;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0);
}

vec2 fold_turn(vec2 p, float parts) {
  float sector = 6.2831853 / parts;
  float a = atan(p.x, p.y);
  a = mod(a + 0.5 * sector, sector) - 0.5 * sector;
  return length(p) * vec2(sin(a), cos(a));
}

float sun(vec2 p) {
  vec2 q = fold_turn(p, 8.0);
  float ray = box(q - vec2(0.0, 0.8), vec2(0.085, 0.17)) - 0.035;
  return min(disc(p, 0.46), ray);
}

float drop(vec2 p) {
  p.x = abs(p.x);
  p.y += 0.32;
  float ball = disc(p, 0.62);
  // A cone that touches the ball.
  vec2 q = p - vec2(0.0, 1.28);
  float cone = dot(q, normalize(vec2(0.872, 0.4844)));
  float cap = max(cone, 0.30 - p.y);
  return min(ball, cap);
}

float heart(vec2 p) {
  p = vec2(abs(p.x), p.y + 0.82) / 1.55;
  if (p.y + p.x > 1.0) return (length(p - vec2(0.25, 0.75)) - 0.35355) * 1.55;
  vec2 q = p - 0.5 * max(p.x + p.y, 0.0);
  float away = sqrt(min(dot(p - vec2(0.0, 1.0), p - vec2(0.0, 1.0)), dot(q, q)));
  return away * sign(p.x - p.y) * 1.55;
}

float clover(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y);
  float leaves = min(disc(p - vec2(0.0, 0.47), 0.41), disc(q - vec2(0.46, -0.14), 0.41));
  float stem = max(max(abs(p.x) - 0.07 - 0.22 * max(-0.35 - p.y, 0.0), p.y), -0.92 - p.y);
  return min(min(leaves, disc(p, 0.2)), stem);
}

float star(vec2 p) {
  const vec2 k1 = vec2(0.809016994, -0.587785252);
  const vec2 k2 = vec2(-0.809016994, -0.587785252);
  p.x = abs(p.x);
  p -= 2.0 * max(dot(k1, p), 0.0) * k1;
  p -= 2.0 * max(dot(k2, p), 0.0) * k2;
  p.x = abs(p.x);
  p.y -= 0.98;
  vec2 ba = 0.47 * vec2(-k1.y, k1.x) - vec2(0.0, 1.0);
  float h = clamp(dot(p, ba) / dot(ba, ba), 0.0, 0.98);
  return length(p - ba * h) * sign(p.y * ba.x - p.x * ba.y);
}

float rhombus(vec2 p) {
  p = abs(p);
  return dot(p - vec2(0.66, 0.0), normalize(vec2(0.96, 0.66)));
}

float ring_mark(vec2 p) {
  float r = length(p);
  return min(abs(r - 0.78) - 0.13, r - 0.3);
}

float arrow_mark(vec2 p) {
  p.x = abs(p.x);
  float head = max(dot(p - vec2(0.0, 0.92), normalize(vec2(0.86, 0.74))), -p.y + 0.08);
  float shaft = box(p - vec2(0.0, -0.4), vec2(0.17, 0.5));
  return min(head, shaft);
}

float triangle_mark(vec2 p) {
  p.x = abs(p.x);
  return max(dot(p - vec2(0.0, 0.9), normalize(vec2(1.65, 0.95))), -p.y - 0.75);
}

float symbol_distance(int symbol, vec2 p) {
  switch (symbol) {
    case 1: return sun(p);
    case 2: return drop(p);
    case 3: return heart(p);
    case 4: return clover(p);
    case 5: return star(p);
    case 6: return rhombus(p);
    case 7: return ring_mark(p);
    case 8: return arrow_mark(p);
    case 9: return triangle_mark(p);
  }
  return 9.0;
}
