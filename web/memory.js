// Lays a text into the program's memory while `use` runs with its address. False if there is no room
// for it there.
export function with_text(module, text, use) {
  const bytes = module.lengthBytesUTF8(text) + 1;
  const at = module._malloc(bytes);
  if (!at) return false;
  module.stringToUTF8(text, at, bytes);
  use(at);
  module._free(at);
  return true;
}
