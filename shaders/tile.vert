// One inlaid shape of the board per instance, drawn as its own quadrilateral with a small margin.
layout(location = 0) in vec2 which;        // corner of the strip: 0/1, 0/1
layout(location = 1) in vec4 corners_01;
layout(location = 2) in vec4 corners_23;
layout(location = 3) in vec4 core_01;      // the shape shrunk by its corner radius
layout(location = 4) in vec4 core_23;
layout(location = 5) in vec4 middle_up;    // its middle, and its upward direction
layout(location = 6) in vec3 numbers;      // radius, depth, seed
layout(location = 7) in vec2 kinds;        // kind, fill
out vec3 place;
flat out vec4 a_01;
flat out vec4 a_23;
flat out vec4 a_middle_up;
flat out vec3 a_numbers;
flat out ivec2 a_kinds;

void main() {
  vec2 bottom = mix(corners_01.xy, corners_01.zw, which.x);
  vec2 top = mix(corners_23.zw, corners_23.xy, which.x);
  vec2 at = mix(bottom, top, which.y);
  vec2 middle = 0.25 * (corners_01.xy + corners_01.zw + corners_23.xy + corners_23.zw);
  at += normalize(at - middle) * 0.12;
  place = vec3(at, 0.0);
  a_01 = core_01;
  a_23 = core_23;
  a_middle_up = middle_up;
  a_numbers = numbers;
  a_kinds = ivec2(kinds + 0.5);
  gl_Position = frame.view_projection * vec4(place, 1.0);
}
