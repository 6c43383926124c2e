// Copies the finished picture, texel for texel: it is as large as the target.
uniform float flip;  // −1: the picture's first row is its top
uniform sampler2D picture;
out vec4 colour;

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  if (flip < 0.0) at.y = textureSize(picture, 0).y - 1 - at.y;
  colour = vec4(texelFetch(picture, at, 0).rgb, 1.0);
}
