// Loads and starts the wasm program: checks the browser, shows progress, reports errors. Knows
// nothing of the game. The app calls globalThis.homestretch.ready() after its first frame.
import start_program from 'homestretch-program';
import { claim_calls, claims_have } from './claims.js';
import { device_has, start_device } from './device.js';
import { missing_features } from './features.js';
import { fetch_early, files_have, missed_file, want_file } from './files.js';
import { start_gamepad } from './gamepad.js';
import { let_browser_keys_through } from './keys.js';
import { page_language } from './language.js';
import { mirror_has, mirror_has_all, start_mirror } from './mirror.js';
import { register_worker, start_offline } from './offline.js';
import { outside_calls, outside_has, start_outside } from './outside.js';
import { begin_loading, has_given_up, instantiate, join, part_calls } from './parts.js';
import { fetch_sounds, start_sound } from './sound.js';
import { come_back, on_store, open_store, stop_storing, store_calls } from './store.js';
import { transport_calls, transports_have } from './transports.js';
import { page_words } from './words.js';

const kWordsPatience_ms = 5000;
const words = page_words();
let started = null;  // the promise of the program
const find = (selector) => document.querySelector(selector);

let in_trouble = false;
function show_trouble(title, text, items, retry) {
  if (in_trouble) return;  // what comes after the first trouble follows from it
  in_trouble = true;
  find('#loading').hidden = true;
  find('#canvas').hidden = true;
  find('#mirror').inert = true;
  find('#edit')?.remove();
  const trouble = find('#trouble');
  trouble.querySelector('h1').textContent = title;
  trouble.querySelector('p').textContent = text;
  trouble.querySelector('ul').replaceChildren(...items.map((item) => {
    const line = document.createElement('li');
    line.textContent = item;
    return line;
  }));
  const button = trouble.querySelector('button');
  button.hidden = !retry;
  button.textContent = words.again;
  button.addEventListener('click', () => location.reload());
  trouble.hidden = false;
  button.focus();
}

const in_percent = new Intl.NumberFormat(page_language(), { style: 'percent' });

function show_progress(share) {
  const percent = Math.min(100, Math.round(share * 100));
  find('#fill').style.width = `${percent}%`;
  find('#track').setAttribute('aria-valuenow', String(percent));
  find('#progress').textContent = percent < 100 ? `${words.loading} ${in_percent.format(percent / 100)}` : `${words.starting}…`;
}

// The whole program is here: from now on it is notified of everything.
let hears = false;
function connect(module) {
  if (hears) return;
  hears = true;
  claims_have(module);
  outside_has(module);
  transports_have(module);
  files_have(module);
  on_store((what) => module._hs_store(['full', 'denied', 'changed', 'failed', 'unsaved'].indexOf(what)));
  device_has(module);
  mirror_has_all();
  module._hs_wake();
}

// Starts what the first frame did not need.
async function later() {
  start_gamepad();
  try {
    const module = await started;
    await join();
    if (has_given_up()) return;
    connect(module);
    fetch_sounds();
    await register_worker(module);
  } catch (error) {
    broken(error);
  }
}

// The first frame is on the canvas: the loading screen fades out.
function ready() {
  if (globalThis.homestretch.first_frame_ms) return;
  globalThis.homestretch.first_frame_ms = performance.now();
  performance.mark('first-frame');
  const loading = find('#loading');
  loading.classList.add('leaving');
  setTimeout(() => { loading.hidden = true; }, 250);
  const canvas = find('#canvas');
  canvas.classList.remove('empty');
  canvas.focus({ preventScroll: true });
  later();
}

// The program cannot go on.
function stopped(reason) {
  if (has_given_up()) return;
  stop_storing();
  transport_calls.room_close();
  transport_calls.boards_close();
  show_trouble(words.stopped, words.reason, [String(reason)], true);
}
// The program has stumbled somewhere in an event. When its stack is full, browsers say so as of a
// script.
function on_trap(error) {
  const full = error?.name === 'InternalError' || (error instanceof RangeError && /call stack/i.test(error.message));
  if (full || error instanceof WebAssembly.RuntimeError) stopped(error);
}
const broken = (reason) => {
  if (has_given_up()) return;
  const refused = reason.name === 'Refused';
  show_trouble(words.broken, refused ? words.changed : words.reason, [refused ? reason.message : String(reason)], true);
};

function start() {
  addEventListener('pageshow', ({ persisted }) => { if (persisted) come_back(); });
  show_progress(0);
  begin_loading(show_progress);
  const words_came = fetch_early(`po/${page_language()}.mo`, globalThis.begun.words);
  const patience = new Promise((over) => { setTimeout(over, kWordsPatience_ms); });  // then it begins in English
  const kept = open_store();
  document.documentElement.lang = page_language();
  globalThis.homestretch = { ready, fail: stopped, first_frame_ms: 0, module: null, want_file, missed_file, language: page_language };
  const missing = missing_features();
  if (missing.length > 0) {
    show_trouble(words.cannot, words.missing, [...missing.map((name) => words[name]), words.advice],
      missing.includes('webgl2'));  // which a browser may refuse only for a while
    return;
  }
  let_browser_keys_through();
  start_mirror();
  start_outside();
  Object.assign(globalThis.homestretch, store_calls, outside_calls, claim_calls, transport_calls, part_calls);
  addEventListener('error', ({ error }) => on_trap(error));
  addEventListener('unhandledrejection', ({ reason }) => on_trap(reason));
  start_sound();
  start_device();
  start_offline();
  started = start_program({
    canvas: find('#canvas'),
    onAbort: stopped,
    instantiateWasm(imports, done) {
      // The stored texts and the words of the page's language are there before main runs.
      instantiate(imports, Promise.all([kept, Promise.race([words_came, patience])])).then(done, broken);
      return {};
    },
  });
  started.then((module) => {
    globalThis.homestretch.module = module;
    mirror_has(module);
    if (part_calls.whole()) connect(module);
  }, broken);
}

try {
  start();
} catch (error) {
  broken(error);
}
