// Where the program's bytes come from, folder by folder: where.mjs <build folder> <Emscripten's folder>
// Reads the program that was linked with its functions' names (homestretch_named): the sizes of the
// functions as they are loaded, and those of the data from the linker's map. The compiled objects tell
// which folder a name belongs to; if two files have functions of their own with the same name, one of the
// files gets both. An inlined function counts where it was inlined.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [build, emscripten] = process.argv.slice(2);
const kLibraries = join(emscripten, 'cache/sysroot/lib/wasm32-emscripten/lto');
const kTemplates = 'templates of the C++ library';
const kTexts = 'texts and constants';
const kRest = 'not known';
const kTargets = { sdl: 'SDL2', imgui: 'Dear ImGui', sodium: 'libsodium', embedded_first: 'assets of the first frame' };

// The folder or library to which an object belongs; what is compiled together lies in one folder.
const first_inside = (united) => /^#include "([^"]+)"/.exec(readFileSync(join(build, 'united', united), 'utf8'))[1];
function owner_of(object) {
  const united = /\/united\/(\w+\.cpp)\.o$/.exec(object);
  if (united) return owner_of(`${object.slice(0, united.index)}/${first_inside(united[1])}.o`);
  const own = /\/(src\/(?:app\b|[^/]+(?:\/[^/]+)?))\/[^/]+\.o$/.exec(object.replace(/^.*?\.dir/, ''));
  if (own && !object.includes('/.cache/')) return own[1];
  const [, archive, target] = /(lib[a-z+]+)[^/]*\.a|CMakeFiles\/hs_(\w+)\.dir/.exec(object) ?? [];
  return archive ?? kTargets[target] ?? target ?? kRest;
}

// name -> owner; if several have it, an object that must define it precedes those that may.
function owners() {
  const objects = readdirSync(join(build, 'CMakeFiles'), { recursive: true })
    .filter((path) => path.endsWith('.o') && /^(hs_(core|games|play|ai|view|gfx|ui|app|imgui|sdl|sodium|embedded_first)|homestretch_named)\.dir/.test(path))
    .map((path) => join(build, 'CMakeFiles', path));
  const libraries = readdirSync(kLibraries).filter((name) => name.endsWith('.a')).map((name) => join(kLibraries, name));
  const told = spawnSync('llvm-nm-19', ['--defined-only', '-A', ...objects, ...libraries], { maxBuffer: 1 << 30 });
  if (told.status !== 0) throw new Error(`llvm-nm-19: ${told.error ?? told.stderr}`);
  const found = new Map();
  for (const line of told.stdout.toString().split('\n')) {
    const match = /^(.*?): *\S+ (\w) (\S+)$/.exec(line);
    if (!match) continue;
    const [, object, kind, name] = match;
    if (!found.has(name) || /[WwVv]/.test(found.get(name).kind)) found.set(name, { kind, owner: owner_of(object) });
  }
  return found;
}

// The name without the suffix that link-time optimisation appends to duplicates.
const plain = (name) => name.replace(/(\.(llvm\.)?\d+|\.constprop|\.specialized|_\d+)+$/, '');

function owner(known, name) {
  const entry = known.get(name) ?? known.get(plain(name));
  if (entry && !/[WwVv]/.test(entry.kind)) return entry.owner;
  if (/^_ZN?K?St/.test(name) || /^_ZNK?9__gnu/.test(name)) return kTemplates;
  return entry?.owner ?? kRest;
}

class Reader {
  constructor(bytes, at = 0) { this.bytes = bytes; this.at = at; }
  byte() { return this.bytes[this.at++]; }
  number() {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = this.byte();
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  }
  text() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at).toString();
  }
}

function sections(bytes) {
  const found = {};
  for (const reader = new Reader(bytes, 8); reader.at < bytes.length;) {
    const id = reader.byte();
    const size = reader.number();
    const body = bytes.subarray(reader.at, reader.at + size);
    reader.at += size;
    if (id !== 0) found[id] = body;
    else if (new Reader(body).text() === 'name') found.name = body.subarray(5);
  }
  return found;
}

const kImports = 2;
const kCode = 10;

// The number of imported functions, which are numbered first. This program imports nothing else.
const imported = (body) => new Reader(body).number();

function function_names(body) {
  const names = new Map();
  for (const reader = new Reader(body); reader.at < body.length;) {
    const id = reader.byte();
    const end = reader.number() + reader.at;
    if (id === 1) for (let left = reader.number(); left > 0; --left) names.set(reader.number(), reader.text());
    reader.at = end;
  }
  return names;
}

function* functions(all) {
  const names = function_names(all.name);
  const reader = new Reader(all[kCode]);
  const first = imported(all[kImports]);
  const count = reader.number();
  for (let i = 0; i < count; ++i) {
    const size = reader.number();
    reader.at += size;
    yield { name: names.get(first + i) ?? '', size };
  }
}

// The pieces of data in the linker's map; data that is all zeros (.bss) is not loaded.
function* data(map) {
  for (const line of map.split('\n')) {
    const match = /^ *[0-9a-f-]+ +[0-9a-f]+ +([0-9a-f]+) {9}(\S.*):\(\.(?:rodata|data)(?:\.rel\.ro)?\.?(.*)\)$/.exec(line);
    if (match) yield { size: parseInt(match[1], 16), object: match[2], name: match[3] };
  }
}

const sums = new Map();
function add(folder, kind, size) {
  const sum = sums.get(folder) ?? { code: 0, data: 0 };
  sum[kind] += size;
  sums.set(folder, sum);
}

const known = owners();
const wasm = readFileSync(join(build, 'named/homestretch_named.wasm'));
const all = sections(wasm);
for (const { name, size } of functions(all)) add(owner(known, name), 'code', size);
for (const { name, object, size } of data(readFileSync(join(build, 'named/homestretch.map'), 'utf8'))) {
  const text = name === '' || name.startsWith('.L') || name.startsWith('str');
  const folder = object.endsWith('lto.tmp') || object.startsWith('<') ? (text ? kTexts : owner(known, name)) : owner_of(object);
  add(folder, 'data', size);
}

const row = (code, bytes, name) => console.log(`${String(code).padStart(9)} ${String(bytes).padStart(9)} ${String(code + bytes).padStart(9)}  ${name}`);
console.log('     code      data  together  of the wasm, raw');
const sorted = [...sums].sort(([, a], [, b]) => b.code + b.data - a.code - a.data);
for (const [folder, { code, data: bytes }] of sorted) row(code, bytes, folder);
const whole = (kind) => sorted.reduce((sum, [, one]) => sum + one[kind], 0);
row(whole('code'), whole('data'), 'all of it');
