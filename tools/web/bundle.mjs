// Puts the site together: bundle.mjs <web folder> <program folder> <site folder> <npm folder>
//   <page’s npm folder> <made folder> <licences> <name=path of a file that the game fetches>…
// Files are named after their contents, so that a browser may keep them for ever. The made folder holds
// what the build made for the page: sounds.wavs and icons/.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import { late_chunks } from './chunks.mjs';
import { write_previews } from './previews.mjs';

const [web, program, site, npm, page, made, licences, ...late] = process.argv.slice(2);
if (!existsSync(licences)) {
  console.error(`there is no ${licences}: the prefix ${join(npm, '..')} lacks the licences; remove it and run tools/dev setup`);
  process.exit(1);
}
const esbuild = createRequire(join(npm, 'package.json'))('esbuild');

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);
// A hash as pages write it, for a file that is refused if it is a different one.
const integrity = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

function write_named(stem, ending, bytes) {
  const name = `${stem}-${hash(bytes)}.${ending}`;
  writeFileSync(join(site, name), bytes);
  return name;
}

// The page's script's entry for a file that it fetches.
function write_checked(stem, ending, bytes) {
  return { url: write_named(stem, ending, bytes), hash: integrity(bytes) };
}

async function bundled(entry, options) {
  const result = await esbuild.build({
    entryPoints: [join(web, entry)], bundle: true, minify: true, write: false, logLevel: 'warning',
    nodePaths: [join(npm, 'node_modules')], ...options,
  });
  return result.outputFiles[0].contents;
}

// The text with each %name% replaced by the file of that name; an unknown name is an error.
function filled(text, names) {
  return text.replace(/%([\w-]+)%/g, (whole, name) => {
    if (!names[name]) throw new Error(`there is no file for ${whole}`);
    return names[name];
  });
}

rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });

// po/fr.mo -> { url: 'fr-0123456789.mo', hash }
const late_files = Object.fromEntries(late.map((pair) => {
  const [name, path] = pair.split('=');
  const ending = extname(name);
  return [name, write_checked(basename(name, ending), ending.slice(1), readFileSync(path))];
}));

// cs -> the same for po/cs.mo; the program itself has the English words
const catalogues = { en: null, ...Object.fromEntries(Object.entries(late_files)
  .filter(([name]) => name.startsWith('po/')).map(([name, file]) => [basename(name, '.mo'), file])) };

// The page's script knows the catalogues itself, since one may be needed for the first frame, and of all others
// only the list.
const list = write_checked('files', 'json', Buffer.from(JSON.stringify(Object.fromEntries(
  Object.entries(late_files).filter(([name]) => !name.startsWith('po/'))))));

// The program's two parts (split.mjs).
const parts = ['first', 'second'].map((part) => {
  const bytes = readFileSync(join(program, `${part}.wasm`));
  return { ...write_checked(`homestretch-${part}`, 'wasm', bytes), bytes: bytes.length };
});
const names = { WASM: parts[0].url };
for (const file of readdirSync(join(made, 'icons'))) {
  const stem = basename(file, extname(file));
  names[stem] = write_named(stem, 'png', readFileSync(join(made, 'icons', file)));
}
const sounds = write_checked('sounds', 'wavs', readFileSync(join(made, 'sounds.wavs')));
const chunks = Object.fromEntries(Object.entries(await late_chunks(web, npm, page))
  .map(([name, bytes]) => [name, write_checked(name, 'js', bytes)]));
const script = await bundled('main.js', {
  format: 'esm',
  target: 'es2022',
  alias: { 'homestretch-program': join(program, 'homestretch.js') },
  define: {
    PARTS: JSON.stringify(parts),
    SOUNDS: JSON.stringify(sounds),
    CHUNKS: JSON.stringify(chunks),
    FILE_LIST: JSON.stringify(list),
    CATALOGUES: JSON.stringify(catalogues),
  },
});
const style = await bundled('style.css', {});
Object.assign(names, {
  SCRIPT: write_named('homestretch', 'js', script), SCRIPT_HASH: integrity(script),
  STYLE: write_named('homestretch', 'css', style), STYLE_HASH: integrity(style),
});
// These are inlined in the page, whose policy names their hashes.
for (const inlined of ['guard', 'early']) {
  const text = await bundled(`${inlined}.js`, { format: 'iife', target: 'es2022', define: {
    FIRST_PART: JSON.stringify(parts[0]), CATALOGUES: JSON.stringify(catalogues),
  } });
  names[inlined.toUpperCase()] = Buffer.from(text).toString().trim();
  names[`${inlined.toUpperCase()}_HASH`] = integrity(names[inlined.toUpperCase()]);
}
names.MANIFEST = write_named('manifest', 'webmanifest', filled(readFileSync(join(web, 'manifest.json'), 'utf8'), names));
names.PICTURE = `${process.env.HOMESTRETCH_ADDRESS ?? ''}preview-parchis.jpg`;
writeFileSync(join(site, 'index.html'), filled(readFileSync(join(web, 'index.html'), 'utf8'), names));
copyFileSync(licences, join(site, 'licences.txt'));
const to_game = await bundled('to_game.js', {});
write_previews(web, site, { name: write_named('to-game', 'js', to_game), hash: integrity(to_game) });

// Whoever hosts the page may choose its relays there.
copyFileSync(join(web, 'relays.json'), join(site, 'relays.json'));

// The worker stores everything made so far, so that a page finds the files that belong to it although
// the host has newer ones by now; but who introduces people is asked of the host, and the pictures of
// previews are only for messengers. A name with a hash in it needs no revision.
const kAsked = /^(relays\.json|preview-.*\.jpg)$/;
const kNamed = /-[0-9a-f]{10}\.\w+$/;
const files = readdirSync(site, { recursive: true }).filter((path) => statSync(join(site, path)).isFile() && !kAsked.test(path)).map((url) => ({
  url, revision: kNamed.test(url) ? null : hash(readFileSync(join(site, url))), integrity: integrity(readFileSync(join(site, url))),
}));
writeFileSync(join(site, 'sw.js'), await bundled('sw.js', {
  format: 'iife', target: 'es2022', define: { SITE_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
}));
console.log(`site: ${site}`);
