// One inlaid shape of the board: veneer, paint or metal with chamfered edges.
// Kinds as in view::TileKind.
out vec4 colour;

const int kSafe = 1, kStart = 2, kCorridor = 3, kGoal = 4, kSlot = 6, kLine = 7, kSlide = 8;
const int kWalnut = 7;  // of view::Hue

bool is_brass() { return a_kinds.x == kLine && a_kinds.y != kWalnut; }

vec3 face_of(vec2 p) {
  int kind = a_kinds.x;
  if (kind == kSlot) return wood_colour(wood_grain(p * 0.8), frame.field_a.rgb, frame.field_b.rgb);
  vec3 base = frame.inlay.rgb;
  float grain = 0.22;
  if (kind == kStart || kind == kCorridor || kind == kGoal || kind == kSlide) {
    base = mix(paint_of(a_kinds.y), frame.inlay.rgb, 0.035);
    grain = 0.3;
  } else if (kind == kSafe) {
    base = mix(base, frame.field_b.rgb, 0.42);
  } else if (kind == kLine) {
    base = frame.groove.rgb;
  }
  return veneer(base, grain, a_numbers.z);
}

// A flat piece of veneer or metal with a chamfered edge. `away` points out of the shape.
Surface inlay(vec2 p, float d, vec2 away, float w) {
  Surface s = Surface(face_of(p), vec3(0.0, 0.0, 1.0), 0.45, 0.0, 0.5, 1.0);
  float width = 0.055;
  if (is_brass()) {
    s = as_brass(s);
    width = 0.12;
  }
  // Chamfers narrower than a pixel would only glitter.
  float seen = clamp(0.03 / w - 0.4, 0.0, 1.0);
  s.normal = normalize(vec3(away * (smoothstep(-width, -0.005, d) * 0.55 * seen), 1.0));
  if (a_kinds.x == kGoal) s.albedo = mix(s.albedo, frame.inlay.rgb, 0.9 * cover(abs(d + 0.16) - 0.02, w));
  return s;
}

void main() {
  vec2 p = place.xy;
  float d = shape(p);
  float w = pixel_width(p);
  float alpha = cover(d, w);
  Surface s = inlay(p, d, outward(p, d), w);
  colour = vec4(to_screen(lit(s, place, 1.0)) * alpha, alpha);
}
