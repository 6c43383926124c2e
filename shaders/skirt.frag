// Darkens the table: 1 is full shadow.
in float shade;
out vec4 colour;

void main() {
  float s = smoothstep(0.0, 1.0, shade);
  vec3 dark = frame.sky.rgb / (frame.sky.rgb + frame.light.rgb * (0.7 * frame.to_light.z));
  colour = vec4(pow(mix(vec3(1.0), dark, s), vec3(1.0 / 2.2)), 1.0);
}
