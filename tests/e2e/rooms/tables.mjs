// People at tables of the real page: each has a browser context of their own, meets the others by our
// own relay or bus, and is driven by the elements beside the canvas.
import { open_page } from '../lib.mjs';
import { press, wait_for } from '../hands.mjs';

const kWindow = { width: 480, height: 560 };

// Before the page's own script: what was copied, and who sits here. Nothing is animated.
function begin({ setup, name, settings }) {
  if (sessionStorage.getItem('begun')) return;
  sessionStorage.setItem('begun', '1');
  localStorage.setItem('homestretch.settings', `speed 0\nforced 1\nname ${name}\n${settings}`);
  if (setup) localStorage.setItem('homestretch.setup', setup);
}

function catch_copies() {
  navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
}

// `relays`: what relays.json says. `hash` leads to a room.
export async function person(certificate, relays, name, { setup = '', address, viewport = kWindow, lang = 'en-GB', settings = '' } = {}) {
  const requests = [];
  const page = await open_page({
    viewport, lang, switches: ['--allow-loopback-in-peer-connection', ...certificate.switches],
    context: { permissions: ['microphone', 'camera'] }, ...(address && { address }), init: catch_copies,
    before: async (one) => {
      await one.route('**/relays.json', (route) => route.fulfill({ json: relays }));
      await one.addInitScript(begin, { setup, name, settings });
      one.on('request', (request) => requests.push(request.url()));
      one.on('websocket', (socket) => requests.push(socket.url()));
    },
  });
  page.asked = requests;
  return page;
}

// Opens a room with the set-up that the page has kept, and gives its link.
export async function open_table(page) {
  await press(page, 'title/ways');
  await press(page, 'setup/online');
  await wait_for(page, 'online/copy');
  await press(page, 'online/copy');
  await page.waitForFunction(() => globalThis.copied);
  return page.evaluate(() => globalThis.copied);
}

// Plays whatever may be played until `last` may be pressed, or the table has seen so many moves; the page
// itself does it. Gives how many buttons were pressed.
export function play_on(page, { last = 'results/next-game', moves = Infinity } = {}) {
  return page.evaluate(({ last, moves }) => new Promise((done) => {
    let pressed = 0;
    const step = () => {
      const open = globalThis.homestretch.targets().filter((one) => one.focusable && one.enabled).map((one) => one.key);
      if (open.includes(last) || globalThis.homestretch.places().ply >= moves) return done(pressed);
      const next = open.find((key) => key === 'table/throw' || key.startsWith('table/move/'));
      if (next) {
        pressed += 1;
        document.querySelector(`#mirror [data-key="${next}"]`)?.click();
      }
      return setTimeout(step, 30);
    };
    step();
  }), { last, moves });
}

export const made = (page) => page.evaluate(() => globalThis.homestretch.places().ply);

// The position of the room's newest game, as this page keeps it.
export const position = (page) => page.evaluate(() => {
  const { keys, load } = globalThis.homestretch;
  const games = keys().split('\n').filter((key) => key.startsWith('game-')).map(load).filter((text) => text.includes('\nroom '));
  return games.map((text) => /\nposition (.*)\n/.exec(text)[1]).sort().join('\n');
});
