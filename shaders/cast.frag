// The shadow of pieces, dice and walls on the board: darkens the picture.
in vec3 place;
out vec4 colour;

void main() {
  float s = shadow_at(place, vec3(0.0, 0.0, 1.0));
  if (s > 0.999) discard;
  vec3 open = frame.sky.rgb;
  vec3 dark = open / (open + frame.light.rgb * (0.7 * frame.to_light.z));
  // The picture already has screen values, and so has the factor.
  colour = vec4(pow(mix(dark, vec3(1.0), s), vec3(1.0 / 2.2)), 1.0);
}
