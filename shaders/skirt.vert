// The board's shadow on the table: a ring around the outline, as dark as the attribute says.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float depth;
out float shade;

void main() {
  shade = depth;
  gl_Position = frame.view_projection * vec4(position, 1.0);
}
