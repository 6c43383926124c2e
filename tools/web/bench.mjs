// Measures the engine natively, as wasm and as wasm without SIMD, one after another, and the page's
// first load: bench.mjs <build folder> <npm folder>. Of hs_bench's output it reads two kinds of line:
// `<name> <number> <unit>` (more is better unless the unit begins with ns) and `signature <hex>`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kChromium } from './chromium.mjs';
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
  const random = [...native.numbers.keys()].filter((name) => name.endsWith('/games'));
  const by_ratio = random.map((name) => [ratio(native.numbers.get(name), wasm.numbers.get(name)), name]).sort();
  console.log(`random games, wasm to native: at least ${by_ratio[0]?.join(' in ')}`);
  const same = new Set(Object.values(results).map((result) => result.signatures.join(' ')));
  console.log(`signatures: ${native.signatures.join(' ') || 'none printed'}`);
  if (same.size > 1) {
    for (const [kind, result] of Object.entries(results)) console.log(`  ${kind}: ${result.signatures.join(' ')}`);
    throw new Error('native, wasm and wasm without SIMD played different games');
  }
  console.log('native, wasm and wasm without SIMD played the same games');
}

const kVisits = 11;
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

// Notes the page's tasks of 50 ms and more.
function note_tasks() {
  globalThis.long_tasks = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => globalThis.long_tasks.push({ startTime, duration })))
    .observe({ type: 'longtask', buffered: true });
}

// The ms from navigation to the first frame, in a fresh profile; the longest task after it, in ms;
// and the heap.
async function first_visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(note_tasks);
  await page.goto(address);
  const shown = () => globalThis.first_frame_ms || globalThis.homestretch?.first_frame_ms;
  await page.waitForFunction(shown);
  const ms = await page.evaluate(shown);
  await page.waitForFunction(() => globalThis.homestretch?.whole?.() ?? true);
  const heap = await page.evaluate(() => globalThis.homestretch?.module.HEAPU8.length ?? 0);
  // the page and the graphics process are still drawing
  await new Promise((rested) => { setTimeout(rested, 1000); });
  const tasks = await page.evaluate(() => globalThis.long_tasks);
  const longest = Math.max(0, ...tasks.filter(({ startTime }) => startTime > ms).map(({ duration }) => duration));
  await context.close();
  return { ms, longest, heap };
}

// Visits to the game and to the minimal page with the same libraries, in turn.
async function print_page() {
  const { chromium } = createRequire(join(npm, 'package.json'))('playwright-core');
  const folders = { game: join(build, 'web/site'), bare: join(build, 'web/bare') };
  const servers = Object.fromEntries(await Promise.all(Object.entries(folders)
    .map(async ([name, folder]) => [name, await serve(folder)])));
  const browser = await chromium.launch({ executablePath: kChromium, args: ['--no-sandbox', '--disable-background-networking'] });
  const visits = { game: [], bare: [] };
  for (let i = -1; i < kVisits; ++i) {
    for (const [name, { address }] of Object.entries(servers)) {
      const visit = await first_visit(browser, address);
      if (i >= 0) visits[name].push(visit);  // on the very first visit the server compresses the
                                             // files
    }
  }
  await browser.close();
  for (const { server } of Object.values(servers)) {
    server.close();
    server.closeAllConnections();
  }
  const times = Object.fromEntries(Object.entries(visits).map(([name, list]) => [name, list.map(({ ms }) => Math.round(ms))]));
  for (const [name, list] of Object.entries(times)) console.log(`first frame, ${kVisits} fresh visits, ${name}: ${list.join(' ')} ms; median ${median(list)}`);
  console.log(`the game's median to the bare page's: ${(median(times.game) / median(times.bare)).toFixed(2)}`);
  const longest = visits.game.map((visit) => visit.longest);
  console.log(`the longest task after the first frame: ${longest.join(' ')} ms; median ${median(longest)}`);
  console.log(`wasm heap ${(visits.game[0].heap / 1048576).toFixed(1)} MB`);
}

print_engine();
await print_page();
const { status } = spawnSync(process.execPath, [join(root, 'tools/web/size.mjs'), join(build, 'web/site')], { stdio: 'inherit' });
process.exitCode = status ?? 1;
