// The page's part of the service worker: registers it after the first frame, and tells the app when
// a newer version is ready. That version is activated only when the player agrees: never in the
// middle of a game.

import { on_missed } from './chunks.js';
import { holds_games, holds_more, store_calls, tell_unsaved } from './store.js';
import { is_in_room } from './transports.js';
import { is_served, kWorker, workers } from './worker.js';

// The only text that this page's policy allows as a script's address.
function worker_address() {
  const policy = globalThis.trustedTypes?.createPolicy('homestretch-worker', {
    createScriptURL: (url) => {
      if (url !== kWorker) throw new TypeError(`not our worker: ${url}`);
      return url;
    },
  });
  return policy?.createScriptURL(kWorker) ?? kWorker;
}

const kUnseen_ms = 60_000;  // a person comes back from choosing a file or sharing within this time

let registration = null;
let program = null;
let ready = false;    // there is a newer version
let updates = false;  // this page has let the newer version in

// Tells the app, as soon as it is there.
function tell() {
  ready = true;
  program?._hs_update_ready();
}

// What is being written is waited for: the last moves are in it. If the disk has refused them, the
// newer version waits.
async function when_saved(go_on) {
  await store_calls.saved();
  if (holds_games()) tell_unsaved();
  else go_on();
}
const reload = () => when_saved(() => location.reload());

const is_hidden = () => document.visibilityState === 'hidden';

// A page that holds what the disk does not have would lose it, and one in a room would leave it: a hidden
// page that is loaded anew opens nothing before somebody looks at it.
async function reload_unseen() {
  await store_calls.saved();
  if (is_hidden() && !holds_more() && !is_in_room()) location.reload();
}

function start_update() {
  const fresh = registration?.waiting;
  if (!fresh) return reload();  // another tab has let it in
  return when_saved(() => {
    updates = true;
    fresh.postMessage('let me in');
  });
}

// A newer version has taken over, and the files of this one are gone. A page that nobody looks at goes
// with it; any other goes when its player agrees, or has not been looked at for a while: choosing a file
// hides it too.
function follow_update() {
  if (updates) return reload();
  tell();
  // Who has overlooked it is told once more when a part of the script is wanted that is gone.
  on_missed(() => {
    on_missed(() => {});
    tell();
  });
  if (is_hidden()) reload_unseen();
  let timer = 0;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (is_hidden()) timer = setTimeout(reload_unseen, kUnseen_ms);
  });
}

// Listens from the start: another tab may let a newer version in while this page is still loading.
export function start_offline() {
  Object.assign(globalThis.homestretch, { start_update });
  let had_one = is_served();  // the first one replaces nothing
  workers()?.addEventListener('controllerchange', () => {
    if (had_one) follow_update();
    had_one = is_served();
  });
}

export async function register_worker(whole) {
  program = whole;
  if (ready) tell();
  if (!workers() || !isSecureContext) return;
  try {
    registration = await workers().register(worker_address());
  } catch (reason) {
    console.warn('no play without a network:', reason);  // private windows, full disks
    return;
  }
  if (!registration) return;  // a browser that is set to refuse workers
  if (registration.waiting && is_served()) tell();
  const await_fresh = () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && is_served()) tell();
    });
  };
  await_fresh();  // the browser may have found it before this page asked
  registration.addEventListener('updatefound', await_fresh);
  // A page that stays open for days checks again when it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
