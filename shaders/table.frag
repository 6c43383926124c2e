// The table top: oiled planks, felt or slate, in a pool of lamp light.
in vec3 place;
out vec4 colour;

vec3 planks(vec2 p) {
  float width = frame.board.x * 0.34;
  float row = floor(p.y / width);
  float seam = width * (0.5 - abs(fract(p.y / width) - 0.5));
  vec2 q = p * (5.6 / frame.board.x) + vec2(row * 10.7, row * 3.2);
  vec3 wood = wood_colour(wood_grain(q), frame.table_a.rgb, frame.table_b.rgb);
  return wood * (0.92 + 0.16 * fract(row * 0.618)) * mix(0.35, 1.0, smoothstep(0.01, 0.03 + fwidth(p.y), seam));
}

vec3 felt(vec2 p) {
  float fuzz = texture(noise_map, p * 0.45).b;
  float nap = texture(noise_map, p * 0.11 + 0.3).g;
  float cloud = texture(noise_map, p * 0.014).r;
  return mix(frame.table_b.rgb, frame.table_a.rgb, 0.25 + 0.5 * cloud + 0.35 * (nap - 0.5)) *
         (0.8 + 0.4 * fuzz);
}

vec3 slate(vec2 p) {
  float cloud = texture(noise_map, p * 0.012).r;
  float layer = texture(noise_map, vec2(p.x * 0.02, p.y * 0.07) + cloud * 0.2).a;
  float grit = texture(noise_map, p * 0.3).b;
  float tone = clamp(0.6 * layer + 0.6 * cloud - 0.1, 0.0, 1.0);
  return mix(frame.table_b.rgb, frame.table_a.rgb, tone) * (0.88 + 0.24 * grit);
}

void main() {
  int style = int(frame.table_a.w + 0.5);
  vec3 albedo = style == 0 ? planks(place.xy) : (style == 1 ? felt(place.xy) : slate(place.xy));
  float away = length(place.xy - frame.to_light.xy * frame.board.x * 0.35) / frame.board.x;
  float pool = mix(mix(0.42, 0.30, frame.table_b.w), 1.0, exp(-0.42 * away * away));
  colour = vec4(to_screen(matt(albedo, 1.0) * pool), 1.0);
}
