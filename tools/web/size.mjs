// What the page loads, file by file, raw and brotli: size.mjs <site> [--program]
// With --program only the first load and the program's second part.
// The first load is index.html and what it needs for the first frame: the script, the program, the style.
// The icons and the preview picture that it names are for the system and for messengers.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [site, only] = process.argv.slice(2);
const page = readFileSync(join(site, 'index.html'), 'utf8').split('\n')
  .filter((line) => /rel="(stylesheet|preload)"|<script type="module"/.test(line)).join('\n');

const is_first = (name) => name === 'index.html' || page.includes(name);
const is_second = (name) => /-second-\w+\.wasm$/.test(name);

function measure(name) {
  const bytes = readFileSync(join(site, name));
  const brotli = brotliCompressSync(bytes, { params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  } }).length;
  return { name, raw: bytes.length, brotli, first: is_first(name) };
}

const row = (raw, brotli, name) => `${String(raw).padStart(9)} ${String(brotli).padStart(9)}  ${name}`;
const total = (files, key) => files.reduce((sum, file) => sum + file[key], 0);

const files = readdirSync(site, { withFileTypes: true })
  .filter((entry) => entry.isFile()).map((entry) => entry.name)
  .filter((name) => only !== '--program' || is_first(name) || is_second(name)).sort().map(measure);
const first = files.filter((file) => file.first);
console.log(row('raw', 'brotli', 'file'));
for (const file of files) console.log(row(file.raw, file.brotli, file.name + (file.first ? '' : '  (later)')));
console.log(row(total(first, 'raw'), total(first, 'brotli'), 'the first load'));
const both = files.filter((file) => file.first || is_second(file.name));
console.log(row(total(both, 'raw'), total(both, 'brotli'), 'with the second part of the program'));
