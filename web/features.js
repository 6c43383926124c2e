// What the browser must have to run the game.

// The smallest module with a SIMD instruction: () -> v128 { i8x16.splat; i8x16.popcnt }.
const kSimdModule = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

// The context that SDL will ask for: a canvas has only one, and this already is it. The driver
// starts while the program is still loading. With the extension it can tell whether a shader is
// ready (src/gfx/gl.h).
const kContext = { alpha: false, depth: false, stencil: false, antialias: false };
const kTellsWhenDone = 'KHR_parallel_shader_compile';
function has_webgl2() {
  const canvas = document.querySelector('#canvas');
  // The size that SDL will ask for, too: another one later would cost another drawing buffer.
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  const context = canvas.getContext('webgl2', kContext);
  context?.getExtension(kTellsWhenDone);
  // A picture that is lost while the program is still loading is given back, too.
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
  // It comes back without its extensions.
  canvas.addEventListener('webglcontextrestored', () => context.getExtension(kTellsWhenDone));
  return context !== null;
}

// The names, in words.js, of missing features; empty if the game can start.
export function missing_features() {
  if (typeof WebAssembly !== 'object') return ['webassembly'];
  const missing = [];
  if (!WebAssembly.validate(new Uint8Array(kSimdModule))) missing.push('simd');
  if (!has_webgl2()) missing.push('webgl2');
  return missing;
}
