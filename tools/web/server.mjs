// A small static server for the built site, on this machine only: right MIME types, brotli or gzip
// when the browser takes them. Used by play, serve and the browser tests.
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { is_started } from './started.mjs';

const kTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};
const kBrotliQuality = 6;  // the site's 11 would keep the first visitor waiting

const kCoders = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: kBrotliQuality } }),
  gzip: (bytes) => gzipSync(bytes),
};

// The file's bytes in that encoding, cached until the file changes.
const kept = new Map();
function coded(path, coding) {
  const key = `${coding}:${path}:${statSync(path).mtimeMs}`;
  if (!kept.has(key)) kept.set(key, coding ? kCoders[coding](readFileSync(path)) : readFileSync(path));
  return kept.get(key);
}

function file_of(site, url) {
  const wanted = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  return join(site, wanted.endsWith(sep) ? join(wanted, 'index.html') : wanted);
}

function answer(site, request, response) {
  try {
    const path = file_of(site, request.url);
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = ['br', 'gzip'].find((name) => accepted.includes(name));
    const bytes = coded(path, coding);
    response.writeHead(200, {
      'Content-Type': kTypes[extname(path)] ?? 'application/octet-stream',
      'Content-Length': bytes.length,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      ...(coding && { 'Content-Encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
  }
}

// Serves the folder; with port 0, a free port is taken. Returns the server and its address.
export function serve(site, port = 0) {
  const server = createServer((request, response) => answer(site, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({ server, address: `http://localhost:${server.address().port}/` });
    });
  });
}

if (is_started(import.meta.url)) {
  const [site, port] = process.argv.slice(2);
  try {
    console.log((await serve(site, Number(port ?? 0))).address);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`port ${port} is taken: name another one, such as tools/dev play ${Number(port) + 1}`);
    process.exitCode = 1;
  }
}
