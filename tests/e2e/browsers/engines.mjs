// Firefox and WebKit from Debian, on a display of their own and with the machine's GL (neither has
// WebGL 2 without a display). Firefox is controlled by Playwright, over WebDriver BiDi; WebKitGTK's
// MiniBrowser by plain WebDriver, as far as the helpers of the other tests need it. A page has `errors`:
// whatever it has thrown, written to the console as an error, or been refused by its own policy.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { in_time, kPatience } from '../lib.mjs';
import { free_port } from '../rooms/ports.mjs';

const { firefox } = createRequire(join(process.env.HOMESTRETCH_NPM, 'package.json'))('playwright-core');
const kSize = { width: 800, height: 600 };
// Debian puts it in a folder named after the architecture.
const kMiniBrowser = readdirSync('/usr/lib').map((kind) => `/usr/lib/${kind}/webkit2gtk-4.1/MiniBrowser`).find(existsSync);
const kLookMs = 50;
const kLongestGoodbye = 30_000;  // ms

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

// What this page's policy forbids is an error in the console.
function shout_of_breaches() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`forbidden by the policy: ${violatedDirective} ${blockedURI}`));
}

// A page of Firefox, and a function that closes it.
export async function open_firefox() {
  const browser = await firefox.launch({
    channel: 'moz-firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: false,
  });
  const context = await browser.newContext({ viewport: kSize });
  context.setDefaultTimeout(kPatience);
  const page = await context.newPage();
  // By the clock: at each frame, as is usual, nothing is seen while the browser makes none.
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (holds, given, options) => wait(holds, given, { polling: kLookMs, ...options });
  page.errors = [];
  page.on('console', (message) => { if (message.type() === 'error') page.errors.push(message.text()); });
  page.on('pageerror', (error) => page.errors.push(String(error)));
  await page.addInitScript(shout_of_breaches);
  return { page, close: () => browser.close() };
}

// Sends a request to the driver; a refusal is an error.
async function ask(driver, method, path, body) {
  const response = await fetch(`${driver}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

async function begin_session(driver) {
  const options = { binary: kMiniBrowser, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] };
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  for (const end = performance.now() + kPatience; ;) {
    try {
      return `/session/${(await ask(driver, 'POST', '/session', wanted)).sessionId}`;
    } catch (error) {
      if (error.cause?.code !== 'ECONNREFUSED' || performance.now() > end) throw error;
      await pause(kLookMs);  // the driver is still starting
    }
  }
}

// The parts of Playwright's page that the tests here use.
class WebKitPage {
  #driver;
  #session;
  mouse = { click: (x, y) => this.#click(x, y) };
  errors = [];

  constructor(driver, session) {
    this.#driver = driver;
    this.#session = session;
  }
  ask(method, path, body) {
    return ask(this.#driver, method, this.#session + path, body);
  }
  goto(url) {
    return this.ask('POST', '/url', { url });
  }
  reload() {
    return this.ask('POST', '/refresh', {});
  }
  async evaluate(act, given = null) {
    const script = `const answer = arguments[1];
      Promise.resolve((${act})(arguments[0])).then((value) => answer({ value }), (error) => answer({ error: String(error) }));`;
    const { value, error } = await this.ask('POST', '/execute/async', { script, args: [given] });
    if (error) throw new Error(error);
    return value;
  }
  async waitForFunction(holds, given = null, { timeout = kPatience } = {}) {
    for (const end = performance.now() + timeout; ;) {
      const found = await this.evaluate(holds, given);
      if (found) return { jsonValue: async () => found };
      if (performance.now() > end) throw new Error(`never true: ${holds}`);
      await pause(kLookMs);
    }
  }
  async screenshot({ path }) {
    writeFileSync(path, Buffer.from(await this.ask('GET', '/screenshot'), 'base64'));
  }
  #click(x, y) {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pause', duration: 50 }, { type: 'pointerUp', button: 0 }];
    return this.ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  }
}

export async function open_webkit() {
  const port = await free_port();
  // The browser's processes belong to the driver's group, with which they end, also when they hang.
  const process_of_driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  const kill = () => {
    try {
      process.kill(-process_of_driver.pid, 'SIGKILL');
    } catch { /* all of them have ended */ }
  };
  process.once('exit', kill);
  const driver = `http://127.0.0.1:${port}`;
  try {
    const page = new WebKitPage(driver, await begin_session(driver));
    // The browser writes its console, in which it also says what a policy forbids, to where the driver writes.
    createInterface({ input: process_of_driver.stdout }).on('line', (line) => {
      if (/^CONSOLE \w+ ERROR /.test(line)) page.errors.push(line);
    });
    await page.ask('POST', '/timeouts', { script: 2 * kPatience, pageLoad: kPatience });
    await page.ask('POST', '/window/rect', { x: 0, y: 0, ...kSize });
    const close = async () => {
      await in_time(page.ask('DELETE', ''), kLongestGoodbye).catch(() => {});  // a lost browser has no session any more
      kill();
    };
    return { page, close };
  } catch (error) {
    kill();
    throw error;
  }
}

// A picture for people to look at: $HOMESTRETCH_SHOTS/<name>.png.
export async function picture(page, name) {
  const folder = process.env.HOMESTRETCH_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
