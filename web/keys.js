// SDL takes every key that the canvas gets. Keys of the browser are withheld from it, such as
// reload, new tab, print, full screen and zoom; and Tab, so that the keyboard can leave the canvas.
const kBrowserKeys = new Set(['F5', 'F11', 'F12', 'Tab']);
const kBrowserLetters = new Set(['r', 'l', 't', 'w', 'n', 'i', 'j', 'p', '+', '-', '0', '=']);

function is_for_browser(event) {
  if (event.from_gamepad || event.target.id === 'edit') return false;  // a text field passes on no key
  const command = event.ctrlKey || event.metaKey;
  return kBrowserKeys.has(event.key) || (command && kBrowserLetters.has(event.key.toLowerCase()));
}

export function let_browser_keys_through() {
  for (const kind of ['keydown', 'keyup', 'keypress']) {
    addEventListener(kind, (event) => {
      if (is_for_browser(event)) event.stopImmediatePropagation();
    }, { capture: true });
  }
}
