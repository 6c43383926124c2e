// One triangle over the whole target.
uniform float flip;  // −1: the picture's first row is its top
out vec2 uv;

void main() {
  vec2 p = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  uv = vec2(p.x, flip < 0.0 ? 1.0 - p.y : p.y);
  gl_Position = vec4(p * 2.0 - 1.0, 0.0, 1.0);
}
