// Darkens the table: 1 is full shadow.
in float shade;
out vec4 colour;

void main() {
  float s = smoothstep(0.0, 1.0, shade);
  colour = vec4(pow(mix(vec3(1.0), shade_factor(), s), vec3(1.0 / 2.2)), 1.0);
}
