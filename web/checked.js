// Makes sure that every file the page fetches is the one it was built with: its hash stands in this script,
// and a file that arrives changed is refused.
export class Refused extends Error {
  constructor(name) {
    super(name);
    this.name = 'Refused';
  }
}

// Whatever the host calls the file: a program is only compiled as it arrives if it has this type.
const kAsWasm = { headers: { 'Content-Type': 'application/wasm' } };

async function hash_of(chunks) {
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(chunks).arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

// What `use` makes of the response for a file { url, hash }; its body ends in an error if it is not that
// file. `on_bytes` is told of bytes as they come. Where the page has no cryptography (no https), the browser
// itself checks the hash.
export async function fetch_checked({ url, hash }, use, on_bytes = () => {}) {
  const here = Boolean(crypto.subtle);
  const response = await fetch(url, { credentials: 'same-origin', ...(!here && { integrity: hash }) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const chunks = [];
  let refused = null;
  const checker = new TransformStream({
    transform(chunk, controller) {
      if (here) chunks.push(chunk.slice());
      on_bytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
    async flush() {
      if (here && await hash_of(chunks) !== hash) throw refused = new Refused(url);
    },
  });
  try {
    return await use(new Response(response.body.pipeThrough(checker), kAsWasm));
  } catch (error) {
    throw refused ?? error;  // browsers describe a broken stream in their own words
  }
}
