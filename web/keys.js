// SDL takes every key that the canvas gets, and every wheel. It is given only the keys of the game, which uses Ctrl+Z
// and Ctrl+Y and no other with Ctrl, Alt or Meta. The browser keeps all else, such as reload, find,
// zoom (also by the wheel) and F6; and Tab, so that the keyboard can leave the canvas.
const kModifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);
const kWithCtrl = new Set(['y', 'z']);

function is_for_browser(event) {
  if (event.from_gamepad || event.target.id === 'edit') return false;  // a text field passes on no key
  if (kModifiers.has(event.key)) return false;
  if (event.altKey || event.metaKey || (event.ctrlKey && !kWithCtrl.has(event.key.toLowerCase()))) return true;
  return event.key === 'Tab' || /^F\d+$/.test(event.key);
}

// The same key event for the canvas, whatever has the focus.
export function pass_to_canvas({ type, key, code, keyCode, shiftKey, ctrlKey }) {
  const copy = new KeyboardEvent(type, { key, code, keyCode, shiftKey, ctrlKey, bubbles: true, cancelable: true });
  document.querySelector('#canvas').dispatchEvent(copy);
}

export function let_browser_keys_through() {
  for (const kind of ['keydown', 'keypress']) {
    addEventListener(kind, (event) => {
      if (is_for_browser(event)) event.stopImmediatePropagation();
    }, { capture: true });
  }
  // A pinch on a trackpad is such a wheel.
  addEventListener('wheel', (event) => {
    if (event.ctrlKey) event.stopImmediatePropagation();
  }, { capture: true, passive: true });
  // Where nothing has the focus, the game hears the keys.
  addEventListener('keydown', (event) => {
    if (event.target === document.body) pass_to_canvas(event);
  });
  // A key may be released elsewhere than where it was pressed; SDL would take it for held.
  addEventListener('keyup', (event) => {
    if (event.target.id !== 'canvas') pass_to_canvas(event);
  }, { capture: true });
}
