// Ink in the wood: a symbol with a shallow groove around it, or a small number.
in vec3 place;
in vec2 at;
flat in vec4 a_numbers;
flat in vec4 a_strength;
out vec4 colour;

const int kSymbol = 0, kNumber = 1;  // of gfx::InkKind, whose third is a letter

vec3 ink_of(int hue) { return hue == 7 ? frame.ink.rgb : frame.hues[hue].rgb; }

void main() {
  float size = a_numbers.x;
  float w = pixel_width(place.xy);
  int which = int(a_numbers.y + 0.5);
  int kind = int(a_strength.w + 0.5);
  vec3 ink = ink_of(int(a_numbers.z + 0.5)) * a_strength.z;
  float d, groove = 0.0, strength = a_strength.x;
  if (kind != kSymbol) {
    d = kind == kNumber ? whole_number(which, at) : letter(which, at);
    d = (d - 0.17) * size;
    // A number too small to read is not printed.
    strength *= 1.0 - smoothstep(0.22, 0.288, w / size);
  } else {
    d = symbol_distance(which, at) * size;
    // On paint as light as the ink, a symbol is dark.
    vec3 ground = ink_of(int(a_numbers.w + 0.5));
    bool alike = abs(luminance(ink) - luminance(ground)) < 0.2;
    if (alike && a_numbers.z != a_numbers.w) ink = ground * 0.2;
    groove = (1.0 - smoothstep(0.0, 0.035, abs(d))) * a_strength.y;
  }
  float fill = cover(d, w);
  float dark = groove * (1.0 - fill);
  fill *= strength;
  colour = vec4(to_screen(matt(ink, 1.0)) * fill, fill + dark * (1.0 - fill));
}
