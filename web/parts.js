// The program's two parts. The first holds what a title needs on a first visit; the second is
// fetched and compiled after the first frame and joined to it. Until then the program shows only
// the title (src/app/app.cpp). A page with more to show (stored texts, a link, a reload) starts
// with both.
//
// The build has found out which functions the first part needs (tools/web/split.mjs). Every other
// function is replaced by `too_early`: if the program calls one before the second part is there,
// this page is given up before anything is stored, and reloads with both parts.
import { want_both } from './both_parts.js';
import { ask_program, checked_program } from './checked.js';
import { stop_storing, store_calls } from './store.js';
import { is_served } from './worker.js';

const [kFirst, kSecond] = PARTS;
// Before the second part is requested again: longer if there is a title to look at meanwhile.
const kPauses_ms = [1000, 4000];
const kPausesAtTitle_ms = [...kPauses_ms, 10_000, 20_000];

let compiled = null;  // the promise of the first part, compiled
let on_bytes = null;  // called with its bytes, and with the second part's if both are awaited
let wanted = kFirst.bytes;
let first = null;  // the exports of the first part
let second = null;  // the promise of the second, compiled
let joined = null;  // the promise of both
let whole = false;
let given_up = false;
let lost = false;  // the second part cannot be had, which the page says

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

async function compile_second(pauses_ms, on_bytes) {
  for (const ms of pauses_ms) {
    try {
      return await checked_program(kSecond, ask_program(kSecond), on_bytes);
    } catch (error) {
      if (error.name !== 'TypeError') throw error;  // only the network's errors are worth another try
      await pause(ms);
    }
  }
  return checked_program(kSecond, ask_program(kSecond), on_bytes);
}

function too_early() {
  if (lost) throw new Error('the second part of the program cannot be had');
  given_up = true;
  want_both();
  stop_storing();
  location.reload();
  throw new Error('the second part of the program is not there yet');
}

// Not every browser reports that a page was reloaded.
const is_first_look = () => store_calls.keys() === '' && location.hash === '' && !globalThis.begun.both &&
  performance.getEntriesByType('navigation')[0]?.type === 'navigate';

function fetch_second() {
  wanted += kSecond.bytes;
  second = compile_second(kPauses_ms, on_bytes);
  second.catch(() => {});  // reported to whoever awaits it
}

// A person who leaves while there is only a title has nothing to store, so the program is not
// notified: its ending is in the second part, and `too_early` would turn leaving into reloading.
const leave_unasked = (event) => { if (!whole) event.stopImmediatePropagation(); };

// Must be called as early as possible, before the program itself listens. on_share: the share of
// the whole that has arrived.
export function begin_loading(on_share) {
  let came = 0;
  addEventListener('beforeunload', leave_unasked, true);
  on_bytes = (bytes) => on_share((came += bytes) / wanted);
  compiled = checked_program(kFirst, globalThis.begun.program, on_bytes);
  compiled.catch(() => {});
  // A returning visitor has the worker, and so has all files.
  if (is_served()) fetch_second();
}

// Returns the program's instance. `kept`: the promise that the stored texts have been read.
export async function instantiate(imports, kept) {
  await kept;
  if (!second && !is_first_look()) fetch_second();
  const placeholder = new Proxy({}, { get: () => too_early });
  const instance = await WebAssembly.instantiate(await compiled, { ...imports, placeholder });
  first = instance.exports;
  if (second) await join();
  return instance;
}

// Fetches the second part if needed and joins it; returns its promise.
export function join() {
  joined ??= (async () => {
    second ??= compile_second(kPausesAtTitle_ms);
    second.catch(() => { lost = true; });
    await WebAssembly.instantiate(await second, { primary: first });
    whole = true;
  })();
  return joined;
}

export const part_calls = { whole: () => whole };
// Whether this page is being reloaded: whatever goes wrong now does not matter.
export const has_given_up = () => given_up;
