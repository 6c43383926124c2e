// The dark bed that shows between squares.
out vec4 colour;

void main() {
  vec2 p = place.xy;
  float alpha = cover(shape(p), pixel_width(p));
  colour = vec4(to_screen(matt(frame.groove.rgb, 1.0)) * alpha, alpha);
}
