// What every browser test needs: the site served locally, Debian's Chromium, a page that reports
// every console error and every violation of the content security policy, and screenshots.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, afterEach } from 'node:test';
import { kChromium } from '../../tools/web/chromium.mjs';
import { serve } from '../../tools/web/server.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const site = process.env.HOMESTRETCH_SITE ?? join(root, 'build/web/site');
// Where pictures go, if anybody wants them: each takes seconds, drawn by the processor.
const shots = process.env.HOMESTRETCH_SHOTS;
const npm = process.env.HOMESTRETCH_NPM;
if (!npm) throw new Error('HOMESTRETCH_NPM is not set: run the browser tests by tests/e2e/run.mjs or tools/dev test');
const { chromium } = createRequire(join(npm, 'package.json'))('playwright-core');

export const kPhone = { viewport: { width: 390, height: 844 }, touch: true };
export const kNarrow = { viewport: { width: 320, height: 568 }, touch: true };
export const kDesktop = { viewport: { width: 1280, height: 800 }, touch: false };
export const kSmall = { viewport: { width: 640, height: 480 }, touch: false };
// As sharp as a phone.
export const kSharpPhone = { ...kPhone, dpr: 3 };
// Device pixels per css pixel when nobody looks: the processor draws each frame.
const kCoarse = 0.25;

// Playwright adds its own switches; these suit a machine without a GPU, as root, without a network.
const kSwitches = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--enable-unsafe-swiftshader',
];
// A library built by run.mjs makes them clear memory that they would give back. Measurements go without.
export const browser_env = { ...process.env, LD_PRELOAD: process.env.HOMESTRETCH_KEEPER };
// Mesa's llvmpipe draws a frame in half of SwiftShader's time and caches compiled shaders; if it
// does not start, Chromium uses SwiftShader by itself. But only SwiftShader restores a lost
// context.
const kPainters = {
  llvmpipe: ['--ignore-gpu-blocklist', '--use-gl=angle', '--use-angle=gles-egl'],
  swiftshader: ['--use-angle=swiftshader'],
};

// A slower machine than this one: HOMESTRETCH_THROTTLE=4 gives a page a quarter of a core. It shows
// which tests depend on time.
export const throttle = Number(process.env.HOMESTRETCH_THROTTLE ?? 1);
// All waiting is for a condition; this only ends waits that would never succeed.
export const kPatience = 120_000 * throttle;  // ms
const kLongestAnswer = 450_000 * throttle;  // ms; a whole game played inside the page is one

// Kills the page's process, as when a device runs out of memory; nobody is notified.
export async function crash(page) {
  const tools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  tools.send('Page.crash').catch(() => {});  // never answers: there is nobody left
  await crashed;
}

// Node ends a test file that takes too long by SIGTERM, on which Playwright closes the browsers and waits.
const kGoodbye_ms = 30_000;
process.once('SIGTERM', () => setTimeout(() => process.exit(1), kGoodbye_ms).unref());

let server;
const browsers = new Map();  // by renderer and switches, each a promise
const own_browsers = new Set();  // the contexts of those that keep a profile
function browser_of(painter, switches) {
  const key = [painter, ...switches].join(' ');
  if (!browsers.has(key)) {
    const launched = chromium.launch({
      executablePath: kChromium, env: browser_env, args: [...kSwitches, ...kPainters[painter], ...switches],
    });
    browsers.set(key, launched);
    launched.catch(() => browsers.delete(key));
  }
  return browsers.get(key);
}

// The pages of a test that has failed go on playing otherwise.
const contexts = new Set();
const close_all = (all) => Promise.allSettled([...all].map(async (one) => (await one).close()));
afterEach(async () => {
  const left = [...contexts];
  contexts.clear();
  await in_time(close_all(left), kPatience).catch(() => {});
});

after(async () => {
  // Whatever a failed test has left open must not keep this process alive; its results are known.
  setTimeout(() => process.exit(), kPatience).unref();
  await close_all([...browsers.values(), ...own_browsers]);
  if (!server) return;
  const { server: one } = await server;
  one.close();
  one.closeAllConnections();
});

// Records policy violations in the page itself, where no console filter can lose them.
export function watch_policy() {
  globalThis.policy_breaches = [];
  addEventListener('securitypolicyviolation', (event) => {
    globalThis.policy_breaches.push(`${event.violatedDirective} ${event.blockedURI}`);
  });
}

// Stands between the program and the page: whatever goes through homestretch[name] goes through `pass`,
// which gets the page's own function first.
function stand_between(name, pass) {
  const others = Object.getOwnPropertyDescriptor(globalThis, 'homestretch');
  let page;
  Object.defineProperty(globalThis, 'homestretch', { configurable: true, get: () => page, set: (made) => {
    others?.set(made);
    let own = made[name];
    page = Object.defineProperty(made, name, { get: () => (...given) => pass(own, ...given), set: (given) => { own = given; } });
  } });
}
// For addInitScript; `pass` runs in the page.
export const between = (name, pass) => ({ content: `(${stand_between})(${JSON.stringify(name)}, ${pass});` });

// The late files that the program waits for, and those that it has taken.
const watch_files = between('want_file', (want, name, take) => {
  globalThis.files_taken ??= new Set();
  globalThis.files_awaited ??= new Set();
  if (!globalThis.files_taken.has(name)) globalThis.files_awaited.add(name);
  want(name, (bytes) => {
    take(bytes);
    globalThis.files_awaited.delete(name);
    globalThis.files_taken.add(name);
  });
});

// What this promise gives, or an error after so many ms, which tells where it was waited for.
export function in_time(promise, most) {
  const late = new Error(`no answer in ${most} ms`);
  let timer;
  const end = new Promise((_, fail) => { timer = setTimeout(() => fail(late), most); });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}

// A promise inside a page has no timeout of its own.
export function end_answers(page) {
  const evaluate = page.evaluate.bind(page);
  page.evaluate = (...given) => in_time(evaluate(...given), kLongestAnswer);
}

// A page that waits for something looks now and then, not at each of sixty frames a second, which
// the browser would have to make for that.
function look_now_and_then(page) {
  const kEvery = 25;  // ms
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (holds, given, options) => wait(holds, given, { polling: kEvery, ...options });
}

// A copy of the site that a test may change, at an address of its own; both are removed after the
// test.
export async function serve_copy(test) {
  const copy = mkdtempSync(join(tmpdir(), 'homestretch-'));
  cpSync(site, copy, { recursive: true });
  const { server: one, address } = await serve(copy);
  test.after(() => {
    one.close();
    one.closeAllConnections();
    rmSync(copy, { recursive: true });
  });
  return { copy, address };
}

// Texts of an older version; the page takes them over when it is first loaded.
function leave_texts(texts) {
  if (sessionStorage.getItem('left')) return;
  sessionStorage.setItem('left', '1');
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(`homestretch.${key}`, text);
}

// The context of a page that is to be opened with these options of its own.
async function context_of({ beside, painter = 'llvmpipe', profile, switches = [] }, own) {
  if (beside) return beside.context();
  if (!profile) {
    const context = await (await browser_of(painter, switches)).newContext(own);
    contexts.add(context);
    return context;
  }
  const args = [...kSwitches, ...kPainters[painter], ...switches];
  const context = await chromium.launchPersistentContext(profile, { executablePath: kChromium, env: browser_env, args, ...own });
  own_browsers.add(context);
  context.on('close', () => own_browsers.delete(context));
  return context;
}

// Opens the game in a fresh profile, for a person who wants little motion: without a graphics card
// every frame costs a tenth of a second. Tests of motion set `motion`. Options: viewport {width,
// height}, touch, dpr (1 or more if the picture itself is tested), motion, lang ('en-GB'…), hash
// ('#debug'), address (of another server), painter (of kPainters), switches (additional ones of the
// browser), kept (texts by key that are there before the first visit), init (a function run in the
// page before its own script), before (a function that gets the page before it is opened), beside
// (a page whose profile it shares), profile (a folder in which a browser of its own keeps its
// profile), wait (false: do not wait for the first frame), and anything for a Playwright context in
// `context`. The page has `errors`: console errors, page errors and failed requests so far.
export async function open_page(options = {}) {
  const { viewport = kDesktop.viewport, touch = false, dpr = kCoarse, lang = 'en-GB', hash = '', wait = true, motion = false } = options;
  server ??= serve(site);
  const address = options.address ?? (await server).address;
  const context = await in_time(context_of(options, {
    viewport, hasTouch: touch, isMobile: touch, deviceScaleFactor: dpr, locale: lang, serviceWorkers: 'block',
    reducedMotion: motion ? 'no-preference' : 'reduce', ...options.context,
  }), 2 * kPatience);
  context.setDefaultTimeout(kPatience);
  const page = await context.newPage();
  end_answers(page);
  look_now_and_then(page);
  if (throttle > 1) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  }
  Object.assign(page, { dpr, touch, errors: [] });
  page.on('console', (message) => { if (message.type() === 'error') page.errors.push(message.text()); });
  page.on('pageerror', (error) => page.errors.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // What comes after the first frame is aborted when a test reloads the page.
    if (why !== 'net::ERR_ABORTED') page.errors.push(`${request.url()}: ${why}`);
  });
  await page.addInitScript(watch_policy);
  await page.addInitScript(watch_files);
  if (options.kept) await page.addInitScript(leave_texts, options.kept);
  if (options.init) await page.addInitScript(options.init);
  await options.before?.(page);
  await page.goto(address + hash);
  if (wait) await first_frame(page);
  return page;
}

// Waits for the app's first frame; returns the milliseconds from navigation to it.
export async function first_frame(page) {
  await page.waitForFunction(() => globalThis.homestretch?.first_frame_ms > 0);
  return page.evaluate(() => globalThis.homestretch.first_frame_ms);
}

// Everything that went wrong on the page; a test expects it to be empty.
export async function complaints(page) {
  return [...page.errors, ...await page.evaluate(() => globalThis.policy_breaches)];
}

// A picture for people to look at, as fine as a desktop's: $HOMESTRETCH_SHOTS/<name>.png.
export async function screenshot(page, name) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  const path = join(shots, `${name}.png`);
  if (page.dpr >= 1) {
    await page.screenshot({ path });
    return;
  }
  await draw_at(page, 1);
  const { data } = await page.devtools.send('Page.captureScreenshot', { format: 'png' });
  writeFileSync(path, Buffer.from(data, 'base64'));
  await draw_at(page, page.dpr);
}

// Simulates a screen with this many device pixels per css pixel. Unlike moving a browser to such a
// screen, this sends no event.
export async function set_ratio(page, ratio) {
  // its setting holds as long as it exists
  page.devtools ??= await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize();
  await page.devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: ratio, mobile: page.touch });
}

// Until the page has drawn this many device pixels per css pixel.
export async function drawn_at(page, ratio) {
  await page.waitForFunction((wanted) =>
    Math.abs(document.querySelector('#canvas').width - wanted) <= 1, page.viewportSize().width * ratio);
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
}

async function draw_at(page, ratio) {
  await set_ratio(page, ratio);
  await page.evaluate(() => globalThis.homestretch.module._hs_wake());
  await drawn_at(page, ratio);
}

export async function close_page(page) {
  await page.context().close();
}
