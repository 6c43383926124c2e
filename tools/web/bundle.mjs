// Puts the site together: bundle.mjs <web folder> <program folder> <site folder> <npm folder> <licences>
// Files are named after their contents, so that a browser may keep them for ever.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { write_previews } from './previews.mjs';

const [web, program, site, npm, licences] = process.argv.slice(2);
if (!existsSync(licences)) {
  console.error(`there is no ${licences}: the prefix ${join(npm, '..')} lacks the licences; remove it and run tools/dev setup`);
  process.exit(1);
}
const esbuild = createRequire(join(npm, 'package.json'))('esbuild');

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

function write_named(stem, ending, bytes) {
  const name = `${stem}-${hash(bytes)}.${ending}`;
  writeFileSync(join(site, name), bytes);
  return name;
}

async function bundled(entry, options) {
  const result = await esbuild.build({
    entryPoints: [join(web, entry)], bundle: true, minify: true, write: false, logLevel: 'warning',
    nodePaths: [join(npm, 'node_modules')], ...options,
  });
  return result.outputFiles[0].contents;
}

rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });

const wasm_path = join(program, 'homestretch.wasm');
const wasm = write_named('homestretch', 'wasm', readFileSync(wasm_path));
const script = write_named('homestretch', 'js', await bundled('main.js', {
  format: 'esm',
  target: 'es2022',
  alias: { 'homestretch-program': join(program, 'homestretch.js') },
  define: { WASM_URL: JSON.stringify(wasm), WASM_BYTES: String(statSync(wasm_path).size) },
}));
const style = write_named('homestretch', 'css', await bundled('style.css', {}));
const page = readFileSync(join(web, 'index.html'), 'utf8')
  .replace('%STYLE%', style).replace('%SCRIPT%', script).replace('%WASM%', wasm)
  .replace('%PICTURE%', `${process.env.HOMESTRETCH_ADDRESS ?? ''}preview-parchis.jpg`);
writeFileSync(join(site, 'index.html'), page);
copyFileSync(licences, join(site, 'licences.txt'));
write_previews(web, site, write_named('to-game', 'js', await bundled('to_game.js', {})));
console.log(`site: ${site}`);
