// Makes sure that every file the page fetches is the one it was built with: the files' hashes are
// in this script, and an altered file is refused. A network from which nothing more comes counts as broken.
import { in_time } from './patience.js';

const kSilence_ms = 30_000;  // after which nothing more is expected of a program that is on its way
const kLongest_ms = 60_000;  // for a whole file, all of which are small

export class Refused extends Error {
  constructor(name) {
    super(name);
    this.name = 'Refused';
  }
}

// If the page has no cryptography (no https), the browser itself checks the hash.
async function ask({ url, hash }, signal) {
  const response = await fetch(url, { credentials: 'same-origin', signal, ...(!crypto.subtle && { integrity: hash }) });
  // A server in trouble is like a network in trouble: a TypeError.
  if (!response.ok) throw new (response.status >= 500 ? TypeError : Error)(`${url}: ${response.status}`);
  return response;
}

async function check({ url, hash }, bytes) {
  if (!crypto.subtle) return;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  if (`sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` !== hash) throw new Refused(url);
}

// The bytes of a file { url, hash }.
export async function fetch_checked(file) {
  const end = new AbortController();
  const bytes = await in_time(ask(file, end.signal).then((response) => response.arrayBuffer()), kLongest_ms)
    .finally(() => end.abort());
  await check(file, bytes);
  return bytes;
}

// Whatever type the host sends: a program is compiled while it arrives only if it has this one.
const kType = 'application/wasm';
const as_wasm = (response) => (response.headers.get('Content-Type') === kType ? response :
  new Response(response.body, { headers: { 'Content-Type': kType } }));

// Requests a program, which is compiled as it arrives. It must not be used before `checked_program`
// has confirmed that it is the right one.
export async function ask_program(file) {
  const response = await ask(file);
  const compiled = WebAssembly.compileStreaming(as_wasm(response.clone()));
  compiled.catch(() => {});  // reported to whoever awaits it
  return { response, compiled };
}

// Calls `on_bytes` as bytes arrive.
async function read_all(response, on_bytes) {
  const chunks = [];
  const reader = response.body.getReader();
  const read = () => in_time(reader.read(), kSilence_ms);
  for (let next = await read(); !next.done; next = await read()) {
    chunks.push(next.value);
    on_bytes(next.value.byteLength);
  }
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

// The requested program, compiled, once all of it is known to be the file { url, hash }.
export async function checked_program(file, asked, on_bytes = () => {}) {
  const { response, compiled } = await in_time(asked, kSilence_ms);
  await check(file, await read_all(response, on_bytes));
  return compiled;
}
