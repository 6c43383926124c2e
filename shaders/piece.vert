// Turned pieces: one lathe mesh per instance.
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in float openness;   // 0…1, how much of the room this point sees
layout(location = 3) in vec4 at_frost;    // xyz, frost
layout(location = 4) in vec4 x_hue;       // the piece's own axes, as long as it is scaled; hue
layout(location = 5) in vec4 y_symbol;    // and symbol
layout(location = 6) in vec4 z_glow;      // and glow

vec3 turned(vec3 v) { return x_hue.xyz * v.x + y_symbol.xyz * v.y + z_glow.xyz * v.z; }
// Perpendicular to a surface even where the axes are not to each other.
vec3 turned_normal(vec3 n) {
  return cross(y_symbol.xyz, z_glow.xyz) * n.x + cross(z_glow.xyz, x_hue.xyz) * n.y +
         cross(x_hue.xyz, y_symbol.xyz) * n.z;
}
vec3 placed() { return at_frost.xyz + turned(position); }

#ifdef DEPTH_ONLY
void main() { gl_Position = frame.shadow_projection * vec4(placed(), 1.0); }
#else
out vec3 place;
out vec3 own;
out vec3 facing;
out float open_to;
flat out vec4 a_look;  // hue, symbol, glow, frost

void main() {
  place = placed();
  own = position;
  facing = turned_normal(normal);
  open_to = openness;
  a_look = vec4(x_hue.w, y_symbol.w, z_glow.w, at_frost.w);
  gl_Position = frame.view_projection * vec4(place, 1.0);
}
#endif
