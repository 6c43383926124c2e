// Values for a whole frame. The layout is that of gfx/frame_block.h.
layout(std140) uniform Frame {
  mat4 view_projection;
  mat4 shadow_projection;
  vec4 eye;         // xyz
  vec4 to_light;    // xyz, length 1
  vec4 light;       // rgb
  vec4 sky;
  vec4 bounce;
  vec4 table_a;     // w: 0 walnut, 1 felt, 2 slate
  vec4 table_b;     // w: 1 dark
  vec4 wood_a;
  vec4 wood_b;
  vec4 field_a;
  vec4 field_b;
  vec4 inlay;
  vec4 groove;
  vec4 brass;
  vec4 ink;
  vec4 accent;
  vec4 hues[8];
  vec4 board;       // x radius, y thickness, z rim, w one texel of the shadow map
} frame;
