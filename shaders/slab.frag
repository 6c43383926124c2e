// The slab: a moulding of dark wood, a line of brass, and the veneered field inside.
in vec3 place;
in vec3 facing;
in float inward;
out vec4 colour;

// Cover of the band between two distances from the outline, with edges one pixel wide.
float band(float from, float to) {
  float w = fwidth(inward) * 0.7 + 1e-4;
  return smoothstep(from - w, from + w, inward) * (1.0 - smoothstep(to - w, to + w, inward));
}

void main() {
  vec3 n = normalize(facing);
  float rim = frame.board.z;
  float w = fwidth(inward) * 0.7 + 1e-4;
  float inside = smoothstep(rim + 0.06 - w, rim + 0.06 + w, inward);
  vec2 along_rim = vec2(place.x + place.z * 0.7, place.y + place.z) * 1.1 + 40.0;
  Grain grain = wood_grain(inside > 0.5 ? place.xy * 0.8 : along_rim);
  vec3 wood = wood_colour(grain, frame.wood_a.rgb, frame.wood_b.rgb);
  vec3 field = wood_colour(grain, frame.field_a.rgb, frame.field_b.rgb);
  float line = band(rim + 0.16, rim + 0.215);
  float cut = band(rim - 0.02, rim + 0.06);
  Surface s = Surface(mix(wood, field, inside), n, 0.42, 0.0, 0.55, 1.0);
  s.albedo = mix(s.albedo, frame.groove.rgb, cut * 0.85);
  s.coat *= steady(n);
  s.occlusion = mix(0.45, 1.0, smoothstep(-frame.board.y, -0.15 * frame.board.y, place.z));
  vec3 c = to_screen(lit(s, place, 1.0));
  // Brass is so bright that its edge is smooth only if screen colours are mixed, not materials.
  if (line > 0.0) c = mix(c, to_screen(lit(as_brass(s), place, 1.0)), line);
  colour = vec4(c, 1.0);
}
