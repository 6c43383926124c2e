// The table top: four corners far beyond the board.
layout(location = 0) in vec2 corner;
out vec3 place;

void main() {
  place = vec3(corner * frame.board.x * 16.0, -frame.board.y);
  gl_Position = frame.view_projection * vec4(place, 1.0);
}
