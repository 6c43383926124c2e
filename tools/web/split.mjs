// Splits the program: split.mjs <profile or quick> <wasm-split> <program folder> <work folder> <npm folder>
// <bundle.mjs’s other arguments>…
// The program folder holds homestretch.js and .wasm; first.wasm and second.wasm are put beside them. The first
// holds every function that a first visit touches, from its start to a title that responds. To find out which
// these are, a page with an instrumented program is opened in Chromium, in every language, in both lights and
// several sizes, and its title is pointed at, touched, pressed, scrolled and walked through with keys, while
// the second part is withheld. A quick split asks no browser: it leaves one function for the second part, so
// that a page under development is whole at once. web/parts.js says how they come together.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kChromium } from './chromium.mjs';
import { serve } from './server.mjs';

const [way, splitter, program, work, npm, web, ...rest] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const { chromium } = createRequire(join(npm, 'package.json'))('playwright-core');

// A browser that hangs would keep the build waiting for ever.
const kLongest_ms = 900_000;
setTimeout(() => {
  console.error(`split.mjs: no end after ${kLongest_ms} ms`);
  process.exit(1);
}, kLongest_ms).unref();

// The features that Emscripten lets the program use.
const kFeatures = ['--enable-simd', '--enable-bulk-memory', '--enable-mutable-globals', '--enable-sign-ext',
  '--enable-nontrapping-float-to-int', '--enable-multivalue', '--enable-reference-types'];
const whole = join(program, 'homestretch.wasm');
const run = (tool, ...given) => execFileSync(tool, [...kFeatures, ...given], { encoding: 'utf8', maxBuffer: 1 << 28 });
const split = (...given) => run(splitter, ...given);
const beside = (name) => join(dirname(splitter), name);
const optimise = (...given) => run(beside('wasm-opt'), ...given);
// Each part can still be made smaller after the split. The first part, which calculates little, is also given
// its loops and branches anew.
const kSmall = ['-Oz', '--code-pushing', '--simplify-locals', '-Oz', '--low-memory-unused'];
const make_small = (part, ...before) => optimise(...before, ...kSmall, part, '-o', part);

// The splitter makes the first part import a placeholder of its own for each function of the table that is
// in the other part: more than a thousand, for all of which the page gives the same function (web/parts.js).
// Naming them after their signatures leaves one import for each signature.
function merge_placeholders(part) {
  const text = join(work, 'first.wat');
  run(beside('wasm-dis'), part, '-o', text);
  const kPlaceholder = /\(import "placeholder" "\d+" (\(func \S+?((?: \([^)]*\))*)\)\))/g;
  writeFileSync(text, readFileSync(text, 'utf8').replace(kPlaceholder, '(import "placeholder" "$2" $1'));
  optimise('--duplicate-import-elimination', text, '-o', part);
}

function make_site() {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  copyFileSync(join(program, 'homestretch.js'), join(work, 'homestretch.js'));
  split('--instrument', whole, '-o', join(work, 'first.wasm'));
  writeFileSync(join(work, 'second.wasm'), '');  // its contents are never requested
  const site = join(work, 'site');
  execFileSync(process.execPath, [join(here, 'bundle.mjs'), web, work, site, npm, ...rest]);
  return site;
}

// Keeps the instance that the page makes, so that its profile can be read.
function keep_instance() {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate(...given);
    globalThis.kept_instance = instance;
    return instance;
  };
}

// The profile's bytes, in base64.
function read_profile() {
  const { __write_profile: write } = globalThis.kept_instance.exports;
  const { module } = globalThis.homestretch;
  const size = write(0, 0);
  const at = module._malloc(size);
  write(at, size);
  const bytes = module.HEAPU8.slice(at, at + size);
  module._free(at);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const frames = (page, count = 4) => page.evaluate((wanted) => new Promise((done) => {
  const step = (left) => (left > 0 ? requestAnimationFrame(() => step(left - 1)) : done());
  step(wanted);
}), count);

const kKeys = ['Tab', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Shift+Tab', 'Escape', 'Enter', 'Space', 'Backspace',
  'Home', 'End', 'PageDown', 'PageUp', 'a', 'Shift+A', '1', 'Control+c', 'Alt+x', 'Meta+x', 'Delete'];

async function by_keys(page) {
  for (const key of kKeys) {
    await page.keyboard.press(key);
    await frames(page);
  }
}

async function by_mirror(page) {
  const press = (index) => page.evaluate((at) => {
    const button = document.querySelectorAll('#mirror [data-key]')[at];
    button?.focus();
    button?.click();
    return Boolean(button);
  }, index);
  for (let i = 0; await press(i); ++i) await frames(page);
}

async function by_pointer(page, { width, height }, touch) {
  for (let y = 20; y < height; y += 60) {
    if (touch) await page.touchscreen.tap(width / 2, y);
    else await page.mouse.click(width * (y % 120 === 20 ? 0.2 : 0.5), y, { button: y % 180 === 20 ? 'right' : 'left' });
    await frames(page);
  }
  if (touch) return;
  await page.mouse.move(width / 4, height / 2, { steps: 4 });
  for (const by of [300, -300]) {
    await page.mouse.wheel(0, by);
    await frames(page);
  }
  await page.mouse.down();
  await page.mouse.move(width / 4, height / 4, { steps: 4 });
  await frames(page);
  await page.mouse.up();
}

// The events of a finger that is dragged over the page.
async function by_finger(page, { width, height }) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: width / 2, y: height * 0.8 });
  for (let y = 0.8; y > 0.3; y -= 0.1) {
    await touch('touchMove', { x: width / 2, y: height * y });
    await frames(page);
  }
  await touch('touchMove', { x: width / 2, y: height * 0.3 }, { x: width / 3, y: height * 0.3 });
  await touch('touchEnd');
  await touch('touchStart', { x: width / 2, y: height * 0.8 });
  await touch('touchCancel');
  await frames(page);
}

async function by_window(page, { width, height }) {
  for (const viewport of [{ width: height, height: width }, { width: 320, height: 480 }, { width, height }]) {
    await page.setViewportSize(viewport);
    await frames(page, 8);
  }
  await page.evaluate(() => {
    for (const kind of ['blur', 'focus']) globalThis.dispatchEvent(new FocusEvent(kind));
    document.dispatchEvent(new Event('visibilitychange'));
    document.querySelector('#canvas').dispatchEvent(new MouseEvent('mouseleave'));
    globalThis.homestretch.targets();
    globalThis.homestretch.frames();
    globalThis.homestretch.module._hs_rests();
  });
  await frames(page, 8);
}

const kPhone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
const kDesktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const kSideways = { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2 };
const kVisits = [
  { ...kPhone, locale: 'en-GB', colorScheme: 'dark' },
  { ...kDesktop, locale: 'cs-CZ', colorScheme: 'light' },
  { ...kSideways, locale: 'fr-FR', colorScheme: 'light', reducedMotion: 'reduce' },
  { ...kDesktop, locale: 'es-ES', colorScheme: 'dark', reducedMotion: 'reduce' },
];

async function visit(browser, address, options) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => { throw error; });
  await page.addInitScript(keep_instance);
  await page.route('**/homestretch-second-*.wasm', () => {});  // never arrives
  await page.goto(address);
  await page.waitForFunction(() => globalThis.homestretch?.first_frame_ms > 0);
  await frames(page, 10);
  const touch = options.hasTouch === true;
  await by_pointer(page, options.viewport, touch);
  if (touch) await by_finger(page, options.viewport);
  else await by_keys(page);
  await by_mirror(page);
  if (!touch) await by_window(page, options.viewport);
  const profile = Buffer.from(await page.evaluate(read_profile), 'base64');
  await context.close();
  return profile;
}

async function visit_all(site) {
  const { server, address } = await serve(site);
  const browser = await chromium.launch({
    executablePath: kChromium,
    args: ['--no-sandbox', '--disable-background-networking', '--ignore-gpu-blocklist', '--use-gl=angle', '--use-angle=gles-egl'],
  });
  const profiles = [];
  for (const [index, options] of kVisits.entries()) {
    const path = join(work, `${index}.profile`);
    writeFileSync(path, await visit(browser, address, options));
    profiles.push(path);
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
  return profiles;
}

async function by_profile() {
  const profiles = await visit_all(make_site());
  const merged = join(work, 'merged.profile');
  split('--merge-profiles', ...profiles, '-o', merged);
  return `--profile=${merged}`;
}

const parts = way === 'quick' ? '--split-funcs=abort_message' : await by_profile();
const [first, second] = ['first.wasm', 'second.wasm'].map((name) => join(program, name));
split('--split', whole, parts, '-o1', first, '-o2', second);
if (way !== 'quick') {
  merge_placeholders(first);
  make_small(first, '--flatten', '--rereloop', '-Oz');
  make_small(second);
}
const kilobytes = (name) => Math.round(readFileSync(join(program, name)).length / 1000);
console.log(`split: ${kilobytes('homestretch.wasm')} kB into ${kilobytes('first.wasm')} and ${kilobytes('second.wasm')}`);
