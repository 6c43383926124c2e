// Rounded boxes: dice, bricks and cards. The mesh gives each corner's sign and normal.
layout(location = 0) in vec3 corner;      // −1 or 1 in each axis
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 at_radius;   // xyz, edge radius
layout(location = 3) in vec4 turn;        // quaternion x y z w
layout(location = 4) in vec4 half_hue;    // half extents, hue
layout(location = 5) in vec4 faces_a;     // +z −z +x −x
layout(location = 6) in vec4 faces_b;     // +y −y, glow, alpha
layout(location = 7) in vec4 kinds;       // 0 die, 1 brick, 2 card; corner radius seen from above;
                                          // 1 if it casts a shadow

vec3 turned(vec3 v) { return v + 2.0 * cross(turn.xyz, cross(turn.xyz, v) + turn.w * v); }
// Cards are round at their corners but thin: the rounding is an ellipsoid.
vec3 radii() { return vec3(kinds.yy, at_radius.w); }
vec3 local() { return corner * (half_hue.xyz - radii()) + normal * radii(); }

#ifdef DEPTH_ONLY
void main() {
  bool casts = kinds.z > 0.5;
  gl_Position = casts ? frame.shadow_projection * vec4(at_radius.xyz + turned(local()), 1.0)
                      : vec4(0.0, 0.0, 2.0, 1.0);  // beyond the far plane
}
#else
out vec3 place;
out vec3 own;
out vec3 own_normal;
flat out vec4 a_turn;
flat out vec4 a_half_hue;
flat out vec4 a_faces;
flat out vec4 a_more;
flat out vec4 a_kinds;

void main() {
  own = local();
  own_normal = normalize(normal / radii());
  place = at_radius.xyz + turned(own);
  a_turn = turn;
  a_half_hue = half_hue;
  a_faces = faces_a;
  a_more = faces_b;
  a_kinds = kinds;
  gl_Position = frame.view_projection * vec4(place, 1.0);
}
#endif
