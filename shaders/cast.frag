// The shadow of pieces, dice and walls on the board: darkens the picture.
in vec3 place;
out vec4 colour;

void main() {
  float s = shadow_at(place, vec3(0.0, 0.0, 1.0));
  if (s > 0.999) discard;
  // The picture already has screen values, and so has the factor.
  colour = vec4(pow(mix(shade_factor(), vec3(1.0), s), vec3(1.0 / 2.2)), 1.0);
}
