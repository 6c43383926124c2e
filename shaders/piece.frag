// Lacquered turned wood with an ivory cap that carries the colour's symbol. A horse has a plate on
// each side of its neck instead, and eyes.
in vec3 place;
in vec3 own;
in vec3 facing;
in float open_to;
flat in vec4 a_look;  // hue, symbol, glow, frost
// Radius of the ivory cap and height at which it begins, or of the plates and their height; heights
// of the collar.
uniform vec4 trim;
uniform bool has_plates;  // a horse
out vec4 colour;

void main() {
  int hue = int(a_look.x + 0.5);
  float frost = a_look.w;
  vec3 n = normalize(facing);
  vec3 paint = frame.hues[hue].rgb * 0.92;
  float turn = texture(noise_map, vec2(atan(own.y, own.x) * 0.16, own.z * 1.7 + a_look.x * 0.21)).g;
  Surface s = Surface(paint * (0.93 + 0.14 * turn), n, 0.34, 0.0, 1.0, open_to);
  vec2 q = has_plates ? vec2(-sign(own.y) * (own.x + 0.035), own.z - trim.y) : own.xy;
  float r = length(q);
  float w = max(fwidth(r), 1e-4) * 0.75;
  float on_top = has_plates ? step(0.1, abs(own.y)) : step(trim.y, own.z);
  float plate = cover(r - trim.x, w) * on_top;
  float line = cover(abs(r - trim.x) - 0.012, w) * on_top;
  float mark = cover(symbol_distance(int(a_look.y + 0.5), q / (trim.x * 0.74)) * trim.x * 0.74, w);
  // The symbol of a light paint is darker than the ivory around it.
  float pale = smoothstep(0.55, 0.75, luminance(paint));
  vec3 face = mix(frame.hues[6].rgb, mix(paint, frame.groove.rgb, 0.22 + 0.5 * pale), mark);
  s.albedo = mix(s.albedo, face, plate);
  float eye = has_plates ? cover(length(own.xz - vec2(0.1, 0.785)) - 0.026, w) : 0.0;
  s.albedo = mix(s.albedo, frame.groove.rgb * 0.4, eye);
  float wz = max(fwidth(own.z), 1e-4) * 0.75;
  line = max(line, cover(abs(own.z - 0.5 * (trim.z + trim.w)) - 0.5 * (trim.w - trim.z), wz));
  s.albedo = mix(s.albedo, frame.brass.rgb, line);
  s.metal = line;
  s.coat = mix(1.0, 0.35, plate) * (1.0 - line) * (0.35 + 0.65 * steady(n));
  // Rime settles on surfaces that face up, in patches, and dulls the lacquer.
  float patches = texture(noise_map, own.xy * 1.3 + own.z * 0.7).r + 0.6 * texture(noise_map, own.zx * 3.1).g;
  float rime = frost * clamp(0.5 + 0.5 * n.z + 0.9 * (patches - 0.75), 0.35, 0.92);
  rime *= 1.0 - 0.75 * mark * plate;
  s.albedo = mix(s.albedo, vec3(0.70, 0.86, 0.98), rime);
  s.metal *= 1.0 - rime;
  s.coat *= 1.0 - 0.6 * rime;
  vec3 c = lit(s, place, shadow_at(place, n));
  vec3 v = normalize(frame.eye.xyz - place);
  float rim = pow(1.0 - cosine_of(n, v), 3.0);
  c += paint * frame.sky.rgb * rim * 0.5 * open_to;
  c += vec3(0.45, 0.75, 1.0) * (0.7 * frost * rim);
  c += frame.accent.rgb * max(a_look.z, 0.0) * (0.08 + 0.9 * rim);
  // A piece that fades back loses light, but hardly colour: grey light would turn yellow to brown.
  float back = max(-a_look.z, 0.0);
  c = mix(c, vec3(luminance(c)) * 0.08 + c * 0.48, back);
  colour = vec4(to_screen(c), 1.0);
}
