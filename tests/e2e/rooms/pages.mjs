// Pages that test the transports of rooms: served under the game's own policy, each in a context of
// its own. Without a network Chromium gathers loopback candidates only with this switch, and only
// for pages that may use the microphone and the camera.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kChromium } from '../../../tools/web/chromium.mjs';
import { late_chunks } from '../../../tools/web/chunks.mjs';
import { serve } from '../../../tools/web/server.mjs';
import { browser_env, end_answers, kPatience, site, watch_policy } from '../lib.mjs';
import { without_noise } from './noise.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, '../../../web');
const npm = process.env.HOMESTRETCH_NPM;
const require = createRequire(join(npm, 'package.json'));
const { chromium } = require('playwright-core');
const esbuild = require('esbuild');

const kSwitches = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', '--disable-gpu', '--allow-loopback-in-peer-connection',
];

// The built page's policy: in its source, the hashes of inline scripts are still placeholders.
const policy = () => /content="(default-src [^"]+)"/.exec(readFileSync(join(site, 'index.html'), 'utf8'))[1];

async function make_site(folder) {
  const chunks = await late_chunks(web, npm, process.env.HOMESTRETCH_PAGE);
  for (const [name, bytes] of Object.entries(chunks)) writeFileSync(join(folder, `${name}.js`), bytes);
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(here, 'page.js')], bundle: true, write: false, format: 'esm', target: 'es2022',
  });
  writeFileSync(join(folder, 'page.js'), outputFiles[0].contents);
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rooms</title>
<link rel="icon" href="data:,"><meta http-equiv="Content-Security-Policy" content="${policy()}"><script type="module" src="page.js"></script></head><body></body></html>`);
}

// The site, a browser that trusts the certificate, and a function that opens pages there.
export async function make_stage(certificate) {
  const folder = mkdtempSync(join(tmpdir(), 'homestretch-rooms-'));
  await make_site(folder);
  const { server, address } = await serve(folder);
  const browsers = [];
  let relay_files = 0;

  async function launch() {
    const browser = await chromium.launch({
      executablePath: kChromium, env: browser_env, args: [...kSwitches, ...certificate.switches],
    });
    browsers.push(browser);
    return browser;
  }
  let first = null;

  async function open_page(browser, init) {
    const context = await browser.newContext({ permissions: ['microphone', 'camera'], viewport: { width: 320, height: 240 } });
    context.setDefaultTimeout(kPatience);
    const page = await context.newPage();
    end_answers(page);
    page.errors = [];
    page.requests = [];
    page.on('console', (message) => { if (message.type() === 'error') page.errors.push(message.text()); });
    page.on('pageerror', (error) => page.errors.push(String(error)));
    page.on('request', (request) => page.requests.push(request.url()));
    page.on('websocket', (socket) => page.requests.push(socket.url()));
    await page.addInitScript(watch_policy);
    if (init) await page.addInitScript(init);
    await page.goto(address);
    await page.waitForFunction(() => globalThis.tested !== undefined);
    return page;
  }

  return {
    address,
    // A page in the shared browser, or in one of its own.
    page: async (init) => open_page(await (first ??= launch()), init),
    page_alone: async () => open_page(await launch()),
    // Writes relays.json with this content; returns the name with which to open a room.
    relays(parts) {
      const name = `relays-${++relay_files}.json`;
      writeFileSync(join(folder, name), JSON.stringify(parts));
      return { address: name, chunks: { rooms: 'rooms.js', bus: 'bus.js' } };
    },
    async close() {
      for (const browser of browsers) await browser.close();
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

let rooms = 0;
// The id and password of a room that nobody else uses.
export function new_room() {
  const digest = (text) => createHash('sha256').update(`${process.pid} ${rooms} ${text}`).digest('hex');
  ++rooms;
  return { id: digest('id').slice(0, 32), password: digest('password') };
}

export const open_room = (page, { id, password }, relays) =>
  page.evaluate(([...given]) => globalThis.tested.open(...given), [id, password, relays]);

export const meets = (page, count, timeout = kPatience) =>
  page.waitForFunction((wanted) => globalThis.tested.live.size === wanted, count, { timeout, polling: 20 });

// The processes that run the pages of this page's browser, to be stopped or killed.
export async function renderers(page) {
  const devtools = await page.context().browser().newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

export async function complaints(page) {
  return [...without_noise(page.errors), ...await page.evaluate(() => globalThis.policy_breaches)];
}
