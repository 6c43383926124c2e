// What a phone or a browser can do for a game: vibrate, stay awake, full screen, go back.
import { is_ours, workers } from './worker.js';

const kIdle_ms = 900_000;  // after this long without a touch the screen may go dark

let lock = null;
let asking = false;  // for a lock
let awake = false;
let idle = 0;

async function hold_awake() {
  if (!awake || lock || asking || document.visibilityState !== 'visible' || !navigator.wakeLock) return;
  asking = true;
  try {
    lock = await navigator.wakeLock.request('screen');
    lock.addEventListener('release', () => { lock = null; });
    if (!awake) lock.release();
  } catch {
    lock = null;  // low battery, or the browser refuses: the screen may go dark
  }
  asking = false;
}

function stay_awake() {
  clearTimeout(idle);
  if (!awake) return;
  idle = setTimeout(() => lock?.release(), kIdle_ms);
  hold_awake();
}

function keep_awake(wanted) {
  if (awake === wanted) return;
  awake = wanted;
  stay_awake();
  if (!wanted) lock?.release();
}

function shake(ms) {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(ms);
}

// System notifications, for people who are not looking at the page: 0 not available, 1 not asked
// yet, 2 denied, 3 allowed.
const notices = () => ['default', 'denied', 'granted'].indexOf(globalThis.Notification?.permission) + 1;
let asked = () => {};
const ask_for_notices = () => { globalThis.Notification?.requestPermission().then(() => asked()).catch(() => {}); };

const kTag = 'homestretch';
let notice = null;  // one that the page itself has shown

async function our_registration() {
  const registration = await workers()?.getRegistration();
  return is_ours(registration?.active) ? registration : null;
}

// One at a time. Phones show them only through the service worker, which also knows to which page a
// click leads back.
async function notify(title, body) {
  if (notices() !== 3) return;
  const options = { body, tag: kTag, renotify: true };
  try {
    const registration = await our_registration();
    if (registration) return registration.active.postMessage({ notify: title, options });
    notice = new Notification(title, options);
    notice.addEventListener('click', () => focus());
  } catch (reason) {
    console.warn('no notification:', reason);
  }
}

// Whoever looks at the game has been called.
async function clear_notices() {
  if (document.visibilityState !== 'visible' || notices() !== 3) return;
  notice?.close();
  const shown = await (await our_registration())?.getNotifications({ tag: kTag });
  for (const one of shown ?? []) one.close();
}

function fill_screen(on) {
  const done = on ? document.documentElement.requestFullscreen({ navigationUI: 'hide' }) : document.exitFullscreen();
  done.catch(() => {});  // the browser refuses; nothing is lost
}

// As often as “back” leads somewhere inside the game, the page's history has an extra step. The
// browser's back takes one of them, and the game goes back instead of the page. A step is made when a
// person has opened something: of steps that come later, without a touch, browsers skip all at once.
let deep = 0;
let held = 0;  // the extra steps in the history, up to where it is
let ours = false;  // the next popstate is caused by us
let closing = 0;  // frames that may still show what “back” closes
let leave = () => {};  // makes the game go back
let reading = false;  // another fragment has been entered, and a link in it is not yet read
let place = '';  // the address of the last extra step

const kStep = 'inside ';
const steps_held = () => (String(history.state).startsWith(kStep) ? Number(history.state.slice(kStep.length)) : 0);

// Whether the history is at an extra step: when the page starts, it was reloaded inside the game.
// Whoever enters its address anew is not there.
export const is_inside = () => steps_held() > 0;

function go_back() {
  closing = 3;
  leave();
}

// While the history goes back by itself, a new step would be lost, and while a link is not read, a step would
// contain it: steps are made once that has ended.
function tell_depth(now) {
  const closed = now < deep;
  deep = now;
  if (deep === held) closing = 0;
  if (ours || reading || deep === held) return;
  if (deep > held && closing > 0) {
    if (closed) return go_back();  // several steps were taken at once
    --closing;
    return asked();
  }
  if (deep < held) {
    ours = true;
    history.go(deep - held);
    held = deep;
    return;
  }
  while (held < deep) history.pushState(kStep + ++held, '');
  place = location.href;
}

// Somebody entered another fragment: the browser reports that with the same event, but nobody went
// back. Only a link leads away from what is open. The code that reads it may already have cleared
// the address.
function on_fragment() {
  held = 0;
  if (deep > 0 && /^#[a-z]+=/.test(location.hash)) leave();
  reading = true;
  addEventListener('hashchange', () => {
    reading = false;
    tell_depth(deep);
  }, { once: true });
}

function on_popstate() {
  if (held > 0 && !is_inside() && location.href !== place) return on_fragment();
  held = steps_held();
  if (ours) {
    ours = false;
    tell_depth(deep);
    return;
  }
  if (held < deep) go_back();
  else tell_depth(deep);  // somebody has gone forward, or to steps from before a fragment
}

// Whether people point mainly with a finger.
function is_coarse() {
  return matchMedia('(pointer: coarse)').matches;
}

// Adds the functions that the app calls to globalThis.homestretch.
export function start_device() {
  Object.assign(globalThis.homestretch, {
    is_coarse,
    can_shake: () => Boolean(navigator.vibrate) && is_coarse(),
    shake,
    notices,
    ask_for_notices,
    notify,
    keep_awake,
    can_fill_screen: () => document.fullscreenEnabled === true,
    fills_screen: () => document.fullscreenElement !== null,
    fill_screen,
    tell_depth,
  });
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, stay_awake, true);
  document.addEventListener('visibilitychange', stay_awake);
  document.addEventListener('visibilitychange', () => { clear_notices().catch(() => {}); });
}

// Called once the program has been loaded.
export function device_has(program) {
  held = steps_held();
  place = location.href;
  asked = () => program._hs_wake();
  leave = () => program._hs_back();
  addEventListener('popstate', on_popstate);
  document.addEventListener('fullscreenchange', () => program._hs_wake());
}
