// The dark bed that shows between squares.
out vec4 colour;

void main() {
  vec2 p = place.xy;
  float alpha = cover(shape(p), max(0.375 * (fwidth(p.x) + fwidth(p.y)), 1e-4));
  colour = vec4(to_screen(matt(frame.groove.rgb, 1.0)) * alpha, alpha);
}
