// A nest: a round tray, sunk into the board.
out vec4 colour;

// A turned ring of painted wood around a sunk floor of felt.
Surface tray(vec2 p, float d, vec2 away, float w, out float shadow) {
  float ring = a_numbers.x * 0.115;
  float wall = 0.05;
  float in_floor = d + ring + wall;
  float sunk = cover(in_floor, w);
  vec3 hue = paint_of(a_kinds.y);
  float bulge = clamp((d + ring * 0.5) / (ring * 0.5), -1.0, 1.0) * clamp(ring * 0.3 / w - 0.4, 0.0, 1.0);
  float corner = smoothstep(-0.7, 0.05, in_floor);
  float fuzz = texture(noise_map, p * 0.5).b;
  float cloud = texture(noise_map, p * 0.06).r;
  vec3 felt = mix(hue, frame.groove.rgb, 0.6) * (0.62 + 0.3 * fuzz + 0.24 * cloud);
  Surface s;
  s.albedo = mix(veneer(hue, 0.22, a_numbers.z), felt, sunk);
  s.normal = normalize(vec3(away * (bulge * 0.95 * (1.0 - sunk)), 1.0));
  s.roughness = mix(0.32, 0.95, sunk);
  s.metal = 0.0;
  s.coat = 0.9 * (1.0 - sunk) * cover(-d - ring, w);  // none on the steep wall, where it would glitter
  s.occlusion = 1.0 - 0.6 * corner * corner * sunk;
  // The rim's shadow on the floor.
  vec2 thrown = p + frame.to_light.xy / frame.to_light.z * a_numbers.y * 1.4;
  shadow = 1.0 - 0.85 * smoothstep(-0.16, 0.14, shape(thrown) + ring + wall) * sunk;
  return s;
}

void main() {
  vec2 p = place.xy;
  float d = shape(p);
  float w = pixel_width(p);
  float alpha = cover(d, w);
  float shadow;
  Surface s = tray(p, d, outward(p, d), w, shadow);
  vec3 c = to_screen(lit(s, place, shadow));
  float line = cover(abs(d + 0.05) - 0.03, w);
  if (line > 0.0) c = mix(c, to_screen(lit(as_brass(s), place, shadow)), line);
  colour = vec4(c * alpha, alpha);
}
