// Numbers and pictograms as signed distances to strokes, in a box of −1…1, y up.
float stroke(vec2 p, vec2 a, vec2 b) {
  vec2 e = b - a;
  vec2 w = p - a;
  return length(w - e * clamp(dot(w, e) / dot(e, e), 0.0, 1.0));
}

// An arc around c from angle `from` to `to` (radians, from < to).
float bow(vec2 p, vec2 c, float r, float from, float to) {
  p -= c;
  float middle = 0.5 * (from + to);
  float half_angle = 0.5 * (to - from);
  float s = sin(middle), k = cos(middle);
  vec2 q = vec2(k * p.x + s * p.y, abs(k * p.y - s * p.x));
  if (atan(q.y, q.x) <= half_angle) return abs(length(q) - r);
  return length(q - r * vec2(cos(half_angle), sin(half_angle)));
}

float digit(int value, vec2 p) {
  switch (value) {
    case 0: return abs(length(vec2(p.x, p.y - clamp(p.y, -0.38, 0.38))) - 0.5);
    case 1: return min(stroke(p, vec2(0.06, -0.88), vec2(0.06, 0.88)),
                       stroke(p, vec2(0.06, 0.88), vec2(-0.3, 0.58)));
    case 2: return min(bow(p, vec2(0.0, 0.4), 0.48, -0.62, 2.9),
                       min(stroke(p, vec2(0.39, 0.12), vec2(-0.5, -0.88)),
                           stroke(p, vec2(-0.5, -0.88), vec2(0.52, -0.88))));
    case 3: return min(bow(p, vec2(-0.04, 0.45), 0.43, -1.571, 2.7),
                       bow(p, vec2(-0.04, -0.43), 0.45, -2.7, 1.571));
    case 4: return min(stroke(p, vec2(0.22, -0.88), vec2(0.22, 0.88)),
                       min(stroke(p, vec2(0.22, 0.88), vec2(-0.5, -0.3)),
                           stroke(p, vec2(-0.5, -0.3), vec2(0.52, -0.3))));
    case 5: return min(min(stroke(p, vec2(0.4, 0.88), vec2(-0.34, 0.88)),
                           stroke(p, vec2(-0.34, 0.88), vec2(-0.4, 0.08))),
                       bow(p, vec2(-0.03, -0.34), 0.54, -2.5, 2.3));
    case 6: return min(abs(length(p - vec2(0.0, -0.36)) - 0.5),
                       stroke(p, vec2(-0.43, -0.12), vec2(0.2, 0.88)));
    case 7: return min(stroke(p, vec2(-0.48, 0.88), vec2(0.48, 0.88)),
                       stroke(p, vec2(0.48, 0.88), vec2(-0.12, -0.88)));
    case 8: return min(abs(length(p - vec2(0.0, 0.46)) - 0.41),
                       abs(length(p - vec2(0.0, -0.42)) - 0.47));
    case 9: return min(abs(length(p - vec2(0.0, 0.36)) - 0.5),
                       stroke(p, vec2(0.43, 0.12), vec2(-0.2, -0.88)));
  }
  // The exclamation of a Sorry! card.
  return min(stroke(p, vec2(0.0, 0.86), vec2(0.0, -0.16)), length(p - vec2(0.0, -0.74)) - 0.06);
}

// A number of up to three digits around the middle, as a distance to its strokes.
float whole_number(int n, vec2 p) {
  const float step_x = 1.42;
  int count = n > 99 ? 3 : (n > 9 ? 2 : 1);
  float x = p.x - 0.5 * float(count - 1) * step_x;
  float d = digit(n % 10, vec2(x, p.y));
  if (count > 1) d = min(d, digit((n / 10) % 10, vec2(x + step_x, p.y)));
  if (count > 2) d = min(d, digit(n / 100, vec2(x + 2.0 * step_x, p.y)));
  return d;
}

// The letters a…h, 0…7, as a distance to their strokes.
float letter(int value, vec2 p) {
  vec2 q = p + vec2(0.0, 0.32);
  float bowl = abs(length(q) - 0.5);
  switch (value) {
    case 0: return min(bowl, stroke(p, vec2(0.5, -0.82), vec2(0.5, 0.18)));
    case 1: return min(bowl, stroke(p, vec2(-0.5, -0.82), vec2(-0.5, 0.88)));
    case 2: return bow(q, vec2(0.0), 0.5, 0.8, 5.48);
    case 3: return min(bowl, stroke(p, vec2(0.5, -0.82), vec2(0.5, 0.88)));
    case 4: return min(bow(q, vec2(0.0), 0.5, 0.0, 5.5), stroke(q, vec2(-0.5, 0.0), vec2(0.5, 0.0)));
    case 5: return min(min(stroke(p, vec2(-0.1, -0.82), vec2(-0.1, 0.5)),
                           bow(p, vec2(0.25, 0.5), 0.35, 1.0, 3.1416)),
                       stroke(p, vec2(-0.42, 0.12), vec2(0.3, 0.12)));
    case 6: return min(min(bowl, stroke(p, vec2(0.5, -1.0), vec2(0.5, 0.18))),
                       bow(p, vec2(0.0, -1.0), 0.5, -2.7, 0.0));
  }
  return min(min(stroke(p, vec2(-0.45, -0.82), vec2(-0.45, 0.88)),
                 stroke(p, vec2(0.45, -0.82), vec2(0.45, -0.27))),
             bow(p, vec2(0.0, -0.27), 0.45, 0.0, 3.1416));
}

// One or two digits, stroked with half the given weight.
float card_number(int face, vec2 p, float weight) {
  if (face == 13) return digit(-1, p) - weight * 1.25;
  if (face < 10) return digit(face, p) - weight;
  float first = digit(1, p + vec2(0.52, 0.0));
  return min(first, digit(face - 10, p - vec2(0.42, 0.0))) - weight;
}

// The special sides of the maze's red die: 10 a wall, 11 the claw, 12 walls ignored.
float die_sign(int face, vec2 p) {
  if (face == 10) {
    p.y = abs(p.y);
    float rows = min(box(p - vec2(0.0, 0.56), vec2(0.66, 0.2)), box(p, vec2(0.66, 0.2)));
    float joints = min(abs(p.x) - 0.045 + step(0.28, p.y) * 9.0,
                       min(abs(p.x - 0.33), abs(p.x + 0.33)) - 0.045 + step(p.y, 0.28) * 9.0);
    return max(rows, -joints);
  }
  if (face == 11) {
    float stem = stroke(p, vec2(0.0, 0.86), vec2(0.0, 0.3));
    float jaws = bow(vec2(abs(p.x), p.y), vec2(0.0, -0.22), 0.52, -1.0, 1.571);
    return min(min(stem, jaws) - 0.1, length(p - vec2(0.0, 0.3)) - 0.2);
  }
  float leap = bow(p, vec2(0.0, -0.1), 0.62, 0.55, 3.1416) - 0.09;
  vec2 tip = p - vec2(0.53, 0.08);
  tip = vec2(dot(tip, vec2(0.45, -0.893)), abs(dot(tip, vec2(0.893, 0.45))));
  float head = max(dot(tip - vec2(0.26, 0.0), vec2(0.64, 0.77)), -tip.x - 0.06);
  return min(min(leap, head), box(p - vec2(0.0, -0.52), vec2(0.16, 0.34)));
}
