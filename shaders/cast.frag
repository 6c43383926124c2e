// The shadow that pieces, dice and walls cast on the board: darkens what is there already.
in vec3 place;
out vec4 colour;

void main() {
  float s = shadow_at(place, vec3(0.0, 0.0, 1.0));
  if (s > 0.999) discard;
  vec3 open = frame.sky.rgb;
  vec3 dark = open / (open + frame.light.rgb * (0.7 * frame.to_light.z));
  // The picture is in screen values already; so is the factor.
  colour = vec4(pow(mix(dark, vec3(1.0), s), vec3(1.0 / 2.2)), 1.0);
}
