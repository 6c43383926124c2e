// People at tables of the real page: each has their own browser context, meets the others by our
// own relay or bus, and is driven through the elements beside the canvas.
import assert from 'node:assert/strict';
import { close_page, open_page, screenshot } from '../lib.mjs';
import { press, wait_for } from '../hands.mjs';
import { without_noise } from './noise.mjs';

// A table for two, as a page stores its set-up.
export const kTwo = 'parchis seats=Y,R pieces=1\nhuman - \nbot greedy Mila\n';

const kWindow = { width: 480, height: 560 };

// Before the page's own script: records copied text and sets the person's name. Nothing is
// animated.
function set_up({ setup, name, settings }) {
  if (sessionStorage.getItem('begun')) return;
  sessionStorage.setItem('begun', '1');
  localStorage.setItem('homestretch.settings', `speed 0\nforced 1\nname ${name}\n${settings}`);
  if (setup) localStorage.setItem('homestretch.setup', setup);
}

// The copied text, and how many frames a room has sent over its mesh.
function watch_page() {
  navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
  globalThis.sent = 0;
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function counted(...given) {
    globalThis.sent += 1;
    return send.apply(this, given);
  };
}

// `relays`: the content of relays.json. `address`: a room's link. `beside`: another page of the
// same person. `own_browser`: separate processes, which can be stopped.
export async function person(certificate, relays, name, { setup = '', address, beside, own_browser = false, viewport = kWindow, touch = false, lang = 'en-GB', settings = '' } = {}) {
  const requests = [];
  const page = await open_page({
    viewport, touch, lang, beside, switches: ['--allow-loopback-in-peer-connection', ...certificate.switches, ...(own_browser ? [`--homestretch-person=${name}`] : [])],
    context: { permissions: ['microphone', 'camera'] }, ...(address && { address }), init: watch_page,
    before: async (one) => {
      await one.route('**/relays.json', (route) => route.fulfill({ json: relays }));
      await one.addInitScript(set_up, { setup, name, settings });
      one.on('request', (request) => requests.push(request.url()));
      one.on('websocket', (socket) => requests.push(socket.url()));
    },
  });
  page.asked = requests;
  return page;
}

// Opens a room with the stored set-up; returns its link.
export async function open_table(page) {
  await press(page, 'title/ways');
  await press(page, 'setup/online');
  await wait_for(page, 'online/copy');
  await press(page, 'online/copy');
  await page.waitForFunction(() => globalThis.copied);
  return page.evaluate(() => globalThis.copied);
}

// Plays whatever may be played until `last` may be pressed, or the table has this many moves; the
// page itself does it. Returns the number of presses.
export function play_on(page, { last = 'results/next-game', moves = Infinity } = {}) {
  return page.evaluate(({ last, moves }) => new Promise((done) => {
    let pressed = 0;
    const step = () => {
      const open = globalThis.homestretch.targets().filter((one) => one.focusable && one.enabled).map((one) => one.key);
      if (open.includes(last) || globalThis.homestretch.places().ply >= moves) return done(pressed);
      // one that cannot be played only says why
      const cards = open.filter((key) => key.startsWith('table/hand/'));
      const next = open.find((key) => key === 'table/throw' || key.startsWith('table/move/')) ?? cards[pressed % cards.length];
      if (next) {
        pressed += 1;
        document.querySelector(`#mirror [data-key="${next}"]`)?.click();
      }
      return setTimeout(step, 30);
    };
    step();
  }), { last, moves });
}

// All of them play this many moves further; to the same move, or one would wait for another that
// has stopped.
export async function play(pages, further) {
  const moves = Math.max(...await Promise.all(pages.map(made))) + further;
  await Promise.all(pages.map((page) => play_on(page, { moves })));
}

export const made = (page) => page.evaluate(() => globalThis.homestretch.places().ply);

// The position of the room's newest game, as stored by this page.
export const position = (page) => page.evaluate(() => {
  const { keys, load } = globalThis.homestretch;
  const games = keys().split('\n').filter((key) => key.startsWith('game-')).map(load).filter((text) => text.includes('\nroom '));
  return games.map((text) => /\nposition (.*)\n/.exec(text)[1]).sort().join('\n');
});

// The rules, moves and results of the room's games, as stored by this page.
export const moves_kept = (page) => page.evaluate(() => {
  const { keys, load } = globalThis.homestretch;
  const games = keys().split('\n').filter((key) => key.startsWith('game-')).map(load).filter((text) => text.includes('\nroom '));
  return games.map((text) => text.split('\nreplay\n')[1].split('\n').filter((line) => !line.startsWith('seat ')).join('\n')).sort().join('\n');
});

export const label_of = (page, key) => page.evaluate((wanted) =>
  globalThis.homestretch.targets().find((one) => one.key === wanted)?.label, key);

// Until the element's label matches.
export const wait_label = (page, key, pattern) => page.waitForFunction(([wanted, source]) =>
  globalThis.homestretch.targets().some((one) => one.key === wanted && new RegExp(source).test(one.label)), [key, pattern.source]);

// Until some words on the page match.
export const wait_words = (page, pattern) => page.waitForFunction((source) =>
  globalThis.homestretch.targets().some((one) => new RegExp(source).test(one.label)), pattern.source);

// The first opens a table; the others come by its link and sit down in turn; all are ready. `alone`
// has a browser of its own.
export async function gather(certificate, relays, names, { setup, alone, ...options } = {}) {
  const [first, ...others] = names;
  const pages = [await person(certificate, relays, first, { setup, ...options })];
  const link = await open_table(pages[0]);
  for (const [i, name] of others.entries()) {
    const page = await person(certificate, relays, name, { ...options, address: link, own_browser: name === alone });
    await press(page, `online/seat/${i + 1}`);
    await wait_label(pages[0], `online/seat/${i + 1}`, new RegExp(`${name}.*ready`));
    pages.push(page);
  }
  await wait_for(pages[0], 'online/start');
  return { pages, link };
}

export async function begin(pages, starter = pages[0]) {
  await press(starter, 'online/start');
  await Promise.all(pages.map((page) => wait_for(page, 'table/menu').catch(async (error) => {
    await screenshot(page, 'online-stuck');
    throw new Error(JSON.stringify(await page.evaluate(() => globalThis.homestretch.targets().map(({ key, label }) => `${key}: ${label}`))), { cause: error });
  })));
}

export async function open_people(page) {
  await press(page, 'table/people');
  await wait_for(page, 'room/people/fair');
}

export const close_people = (page) => press(page, 'room/people/close');

// Whether this is on another machine: a page asks for nothing there.
function is_strange(url) {
  const { protocol, hostname } = new URL(url);
  return !['data:', 'blob:'].includes(protocol) && !['localhost', '127.0.0.1'].includes(hostname);
}

export async function nothing_wrong(pages) {
  for (const page of pages) {
    assert.deepEqual(without_noise(page.errors), []);
    assert.deepEqual(await page.evaluate(() => globalThis.policy_breaches), []);
    assert.deepEqual(page.asked.filter(is_strange), []);
  }
}

// At a test's end: nothing has gone wrong, and everybody leaves.
export async function done(pages) {
  await nothing_wrong(pages);
  await Promise.all(pages.map(close_page));
}
