// Wood, grain along x. `tone` is 0…1 from early to late wood, `pore` 0…1 the fine dark lines.
struct Grain {
  float tone;
  float pore;
};

Grain wood_grain(vec2 p) {
  float bend = texture(noise_map, p * vec2(0.012, 0.05)).r;
  float rings = texture(noise_map, vec2(p.x * 0.006 + bend * 0.03, p.y * 0.10 + bend * 0.22)).a;
  float fibre = texture(noise_map, vec2(p.x * 0.045, p.y * 0.9 + bend)).g;
  float fine = texture(noise_map, vec2(p.x * 0.11 + rings, p.y * 2.3)).b;
  Grain grain;
  grain.tone = clamp(smoothstep(0.28, 0.72, rings) * 0.75 + (fibre - 0.5) * 0.55 + 0.12, 0.0, 1.0);
  grain.pore = smoothstep(0.60, 0.86, fine) * (0.4 + 0.6 * fibre);
  return grain;
}

vec3 wood_colour(Grain grain, vec3 early, vec3 late) {
  return mix(early, late, grain.tone) * (1.0 - 0.28 * grain.pore);
}
