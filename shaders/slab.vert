// The board's slab. `edge` is the distance from the outline, measured inwards.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float edge;
out vec3 place;
out vec3 facing;
out float inward;

void main() {
  place = position;
  facing = normal;
  inward = edge;
  gl_Position = frame.view_projection * vec4(position, 1.0);
}
