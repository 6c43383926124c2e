// Light on a surface: one lamp with soft shadow, light from above and from the table, a procedural
// room for reflections, and the way to the screen.
uniform highp sampler2DShadow shadow_map;
uniform sampler2D noise_map;  // r, a: clouds; g: medium grain; b: fine grain; all tile

// How much of a pixel a form covers whose edge is at the distance d (below 0: inside); its edge is
// soft by w on both sides.
float cover(float d, float w) { return 1.0 - smoothstep(-w, w, d); }

// Half the width of a pixel around p, for `cover`.
float pixel_width(vec2 p) { return max(0.375 * (fwidth(p.x) + fwidth(p.y)), 1e-4); }

// Of linear light (Rec. 709).
float luminance(vec3 c) { return dot(c, vec3(0.2126, 0.7152, 0.0722)); }

struct Surface {
  vec3 albedo;
  vec3 normal;
  float roughness;
  float metal;
  float coat;       // 0…1 clear lacquer
  float occlusion;  // 1 open
};

Surface as_brass(Surface s) {
  return Surface(frame.brass.rgb, s.normal, 0.34, 1.0, 0.0, s.occlusion);
}

float shadow_at(vec3 p, vec3 n) {
  vec4 at = frame.shadow_projection * vec4(p + n * 0.05, 1.0);
  vec3 uv = at.xyz * 0.5 + 0.5;
  if (any(greaterThan(abs(at.xyz), vec3(0.995)))) return 1.0;
  uv.z -= 0.0012;
  float r = frame.board.w * 2.6;
  // Four corners first: fully lit or fully dark places need no more samples.
  float s = texture(shadow_map, uv + vec3(-r, -r, 0.0)) + texture(shadow_map, uv + vec3(r, -r, 0.0)) +
            texture(shadow_map, uv + vec3(-r, r, 0.0)) + texture(shadow_map, uv + vec3(r, r, 0.0));
  if (s < 0.001) return 0.0;
  if (s > 3.999) return 1.0;
  float h = r * 0.5;
  s *= 0.5;
  s += texture(shadow_map, uv) * 2.0;
  s += texture(shadow_map, uv + vec3(h, 0.0, 0.0)) + texture(shadow_map, uv + vec3(-h, 0.0, 0.0)) +
       texture(shadow_map, uv + vec3(0.0, h, 0.0)) + texture(shadow_map, uv + vec3(0.0, -h, 0.0));
  s += 0.7 * (texture(shadow_map, uv + vec3(r, 0.0, 0.0)) + texture(shadow_map, uv + vec3(-r, 0.0, 0.0)) +
       texture(shadow_map, uv + vec3(0.0, r, 0.0)) + texture(shadow_map, uv + vec3(0.0, -r, 0.0)));
  return smoothstep(0.0, 1.0, s / 10.8);
}

// A bright panel in the room: 1 inside, soft by `soft`.
float panel(vec3 r, vec3 at, vec2 size, float soft) {
  vec3 side = normalize(cross(at, vec3(0.0, 0.0, 1.0)));
  vec3 up = cross(side, at);
  float f = dot(r, at);
  vec2 q = abs(vec2(dot(r, side), dot(r, up)) / max(f, 0.05));
  vec2 inside = 1.0 - smoothstep(size - soft, size + soft, q);
  return inside.x * inside.y * step(0.0, f);
}

// The room reflected by a polished surface: floor and ceiling, a window to the left of the viewer,
// a narrow one behind on the right.
vec3 room(vec3 r, float roughness) {
  float soft = 0.03 + roughness * 0.6;
  vec3 c = mix(frame.bounce.rgb, frame.sky.rgb, smoothstep(-0.4, 0.7, r.z)) * 0.9;
  float spread = 1.0 / (1.0 + 9.0 * roughness);
  c += frame.light.rgb * (13.0 * spread * panel(r, vec3(-0.806, -0.490, 0.332), vec2(0.26, 0.20), soft));
  c += frame.sky.rgb * (9.0 * spread * panel(r, vec3(0.800, 0.300, 0.520), vec2(0.10, 0.42), soft));
  return c;
}

float specular_lobe(vec3 n, vec3 v, vec3 l, float roughness) {
  vec3 h = normalize(v + l);
  float a = roughness * roughness;
  float a2 = a * a;
  float nh = max(dot(n, h), 0.0);
  float nl = max(dot(n, l), 0.0);
  float nv = max(dot(n, v), 1e-3);
  float d = nh * nh * (a2 - 1.0) + 1.0;
  float k = 0.5 * a;
  return a2 / (3.14159 * d * d) * nl / (4.0 * (nl * (1.0 - k) + k) * (nv * (1.0 - k) + k));
}

// The cosine between the directions, never above 1: a power of 1 minus it must not be one of a negative number.
float cosine_of(vec3 n, vec3 v) { return clamp(dot(n, v), 0.0, 1.0); }

vec3 lit(Surface s, vec3 p, float shadow) {
  vec3 v = normalize(frame.eye.xyz - p);
  vec3 l = frame.to_light.xyz;
  vec3 n = s.normal;
  vec3 r = reflect(-v, n);
  float nv = cosine_of(n, v);
  float fresnel = pow(1.0 - nv, 5.0);
  vec3 f0 = mix(vec3(0.04), s.albedo, s.metal);
  vec3 diffuse = s.albedo * (1.0 - s.metal);
  vec3 ambient = mix(frame.bounce.rgb, frame.sky.rgb, n.z * 0.5 + 0.5) * s.occlusion;
  vec3 c = diffuse * (ambient + frame.light.rgb * (max(dot(n, l), 0.0) * shadow * 0.3183 * 2.2));
  c += f0 * frame.light.rgb * (specular_lobe(n, v, l, s.roughness) * shadow);
  // Brushed metal scatters part of the reflection.
  c += s.albedo * (s.metal * s.occlusion) * (frame.sky.rgb * 0.45 + frame.light.rgb * (0.2 * shadow * max(dot(n, l), 0.0)));
  // Either the lacquer reflects the room, or the bare surface does.
  if (s.coat > 0.02) {
    float coat = s.coat * (0.045 + 0.7 * fresnel);
    c = c * (1.0 - coat) + coat * room(r, 0.05) * s.occlusion;
    c += s.coat * 0.05 * frame.light.rgb * (specular_lobe(n, v, l, 0.24) * shadow);
  } else {
    float mirror = mix(0.25, 1.0, s.metal);
    c += (f0 + (1.0 - f0) * fresnel * (1.0 - s.roughness) * 0.5) * room(r, s.roughness) *
         (s.occlusion * mirror);
  }
  return c;
}

// On forms that bend within a pixel, lacquer would only glitter.
float steady(vec3 n) { return 1.0 - smoothstep(0.15, 0.7, length(fwidth(n))); }

// The lamp's light on a matt surface that faces up.
vec3 lamp_from_above() { return frame.light.rgb * (0.7 * frame.to_light.z); }

// A matt surface that faces up: no reflection, no gloss.
vec3 matt(vec3 albedo, float shadow) { return albedo * (frame.sky.rgb + lamp_from_above() * shadow); }

// What full shadow leaves of the light on such a surface.
vec3 shade_factor() { return frame.sky.rgb / (frame.sky.rgb + lamp_from_above()); }

// Linear light → screen: true colours up to a soft shoulder that keeps the hue, sRGB, and a grain
// below one step against banding.
vec3 to_screen(vec3 c) {
  c *= 0.52;
  float top = max(c.r, max(c.g, c.b));
  float knee = 0.72;
  float pressed = top < knee ? top : knee + (1.0 - knee) * (1.0 - exp(-(top - knee) / (1.0 - knee)));
  vec3 kept = c * (pressed / max(top, 1e-4));
  vec3 each = min(c, vec3(1.0));
  c = mix(kept, each, 0.15 + 0.35 * smoothstep(0.8, 2.0, top));
  c = pow(c, vec3(1.0 / 2.2));
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  return c + (grain - 0.5) / 255.0;
}
