// A game controller as a keyboard: the cross and the left stick are the arrows, A presses, B goes
// back, the shoulder buttons go through everything, the triggers turn pages. Polled only while one is
// plugged in, because it sends no events.
const kButtons = {
  0: 'Enter', 1: 'Escape', 2: ' ', 3: 'l', 4: 'ShiftTab', 5: 'Tab', 6: 'PageUp', 7: 'PageDown', 9: 'Escape',
  12: 'ArrowUp', 13: 'ArrowDown', 14: 'ArrowLeft', 15: 'ArrowRight',
};
const kCodes = {
  Shift: 16, Enter: 13, Escape: 27, ' ': 32, l: 76, Tab: 9, PageUp: 33, PageDown: 34, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40,
};
const kFar = 0.6;  // of the stick's range
const kRepeatMs = { first: 420, next: 130 };

// The keys that this controller holds down.
function held_keys(pad) {
  const keys = new Set();
  pad.buttons.forEach((button, index) => { if (button.pressed && kButtons[index]) keys.add(kButtons[index]); });
  const [x = 0, y = 0] = pad.axes;
  if (x < -kFar) keys.add('ArrowLeft');
  if (x > kFar) keys.add('ArrowRight');
  if (y < -kFar) keys.add('ArrowUp');
  if (y > kFar) keys.add('ArrowDown');
  return keys;
}

const code_of = (key) => ({ ' ': 'Space', l: 'KeyL', Shift: 'ShiftLeft' }[key] ?? key);

function send_one(kind, key) {
  const made = new KeyboardEvent(kind, { key, code: code_of(key), keyCode: kCodes[key], bubbles: true, cancelable: true });
  made.from_gamepad = true;  // keys.js leaves Tab to the browser, except this one
  const again = key === 'Enter' && kind === 'keydown' ? document.querySelector('#trouble:not([hidden]) button') : null;
  if (again) return again.click();
  const ends = key === 'Enter' || key === 'Escape' ? document.querySelector('#edit') : null;  // what is being written
  return (ends ?? document.querySelector('#canvas')).dispatchEvent(made);
}

// SDL knows of Shift only by its own key.
function send(kind, key) {
  const keys = key === 'ShiftTab' ? ['Shift', 'Tab'] : [key];
  for (const one of kind === 'keydown' ? keys : [...keys].reverse()) send_one(kind, one);
}

const down = new Map();  // key → time of its next repetition
const elsewhere = new Set();  // held since another window had the focus
let asking = false;

// The keys that are meant for this page: browsers tell of controllers also while another window is used.
function keys_for_us(pads) {
  const held = new Set(pads.flatMap((pad) => [...held_keys(pad)]));
  for (const key of elsewhere) if (!held.has(key)) elsewhere.delete(key);
  if (!document.hasFocus()) for (const key of held) elsewhere.add(key);
  return new Set([...held].filter((key) => !elsewhere.has(key)));
}

function ask(now) {
  const pads = navigator.getGamepads().filter((pad) => pad?.connected);
  const keys = keys_for_us(pads);
  for (const key of keys) {
    if (!down.has(key)) {
      send('keydown', key);
      down.set(key, now + kRepeatMs.first);
    } else if (/^(Arrow|Page)/.test(key) && now >= down.get(key)) {
      send('keydown', key);
      down.set(key, now + kRepeatMs.next);
    }
  }
  for (const key of down.keys()) {
    if (keys.has(key)) continue;
    send('keyup', key);
    down.delete(key);
  }
  asking = pads.length > 0;
  if (asking) requestAnimationFrame(ask);
}

// One that was used while the page was loading is there already.
export function start_gamepad() {
  const begin = () => {
    if (asking) return;
    asking = true;
    requestAnimationFrame(ask);
  };
  addEventListener('gamepadconnected', begin);
  try {
    if (navigator.getGamepads?.().some((pad) => pad?.connected)) begin();
  } catch {
    // The page may not use any.
  }
}
