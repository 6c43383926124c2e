// Measures the engine natively, as wasm and as wasm without SIMD, one after another, and the page's
// first load: bench.mjs <build folder> <npm folder>. Of hs_bench's output it reads two kinds of line:
// `<name> <number> <unit>` (more is better unless the unit begins with ns) and `signature <hex>`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './server.mjs';

const [build, npm] = process.argv.slice(2);
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const kRunners = {
  native: [join(build, 'native-release/hs_bench')],
  wasm: [process.execPath, join(build, 'web/hs_bench.js')],
  scalar: [process.execPath, join(build, 'web-scalar/hs_bench.js')],
};

function run(kind) {
  const [program, ...rest] = kRunners[kind];
  const { status, stdout } = spawnSync(program, rest, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`${kind}: hs_bench ended with ${status}\n${stdout}`);
  const numbers = new Map();
  for (const [, name, value, unit] of stdout.matchAll(/^(\S+) ([\d.]+) (\S+)$/gm)) numbers.set(name, { value: Number(value), unit });
  return { numbers, signatures: [...stdout.matchAll(/^signature (.+)$/gm)].map((found) => found[1]) };
}

function ratio(native, other) {
  if (!native || !other) return '';
  return (native.unit.startsWith('ns') ? native.value / other.value : other.value / native.value).toFixed(2);
}

function print_engine() {
  const results = Object.fromEntries(Object.keys(kRunners).map((kind) => [kind, run(kind)]));
  const { native, wasm, scalar } = results;
  console.log('measure'.padEnd(32), 'native'.padStart(12), 'wasm'.padStart(12), 'wasm/native'.padStart(12), 'no SIMD/native'.padStart(15), ' unit');
  for (const [name, { value, unit }] of native.numbers) {
    const other = wasm.numbers.get(name);
    console.log(name.padEnd(32), String(value).padStart(12), String(other?.value ?? '').padStart(12),
      ratio(native.numbers.get(name), other).padStart(12), ratio(native.numbers.get(name), scalar.numbers.get(name)).padStart(15), ` ${unit}`);
  }
  const same = new Set(Object.values(results).map((result) => result.signatures.join(' ')));
  console.log(`signatures: ${native.signatures.join(' ') || 'none printed'}`);
  if (same.size > 1) {
    for (const [kind, result] of Object.entries(results)) console.log(`  ${kind}: ${result.signatures.join(' ')}`);
    throw new Error('native, wasm and wasm without SIMD played different games');
  }
  console.log('native, wasm and wasm without SIMD played the same games');
}

async function print_page() {
  const { chromium } = createRequire(join(npm, 'package.json'))('playwright-core');
  const { server, address } = await serve(join(build, 'web/site'));
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);  // The first visit compresses the files; the second is measured.
  const frame = () => page.waitForFunction(() => globalThis.homestretch?.first_frame_ms > 0);
  await frame();
  await page.waitForTimeout(5000);  // the graphics process still draws what the first visit sent it
  await page.reload();
  await frame();
  const { ms, heap } = await page.evaluate(() => ({
    ms: globalThis.homestretch.first_frame_ms,
    heap: globalThis.homestretch.module?.HEAPU8?.length ?? 0,
  }));
  console.log(`first frame ${Math.round(ms)} ms after navigation; wasm heap ${(heap / 1048576).toFixed(1)} MB`);
  await browser.close();
  server.close();
  server.closeAllConnections();
}

if (existsSync(kRunners.native[0]) && existsSync(kRunners.wasm[1])) print_engine();
else console.log('no hs_bench: tests/bench has no programs');
if (existsSync(join(build, 'web/site/index.html'))) {
  await print_page();
  spawnSync(process.execPath, [join(root, 'tools/web/size.mjs'), join(build, 'web/site')], { stdio: 'inherit' });
}
