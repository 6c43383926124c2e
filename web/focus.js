// Where the keyboard and the screen reader are, among the elements beside the canvas (mirror.js): what becomes
// of the focus when its element goes, or a sheet opens or closes.

export const find = (selector) => document.querySelector(selector);

export const is_off = (button) => button.disabled || button.dataset.off === 'true';

// The key of the button whose focus was lost, while a heading or the canvas has the focus instead.
let lost = null;
let parked = null;

// The button that has the focus instead of the one with that key: the one that the app gave it to,
// itself if it is back, the first of its group, or the app's heir for all, such as the next throw.
function heir_of(key, focus) {
  const open = [...document.querySelectorAll('#mirror [data-key]:not([disabled])')].filter((button) => !is_off(button));
  const group = key.slice(0, key.lastIndexOf('/') + 1);
  const has_group = group.split('/').length > 2;  // not only its screen
  return open.find(({ dataset }) => dataset.id === String(focus))
    ?? open.find(({ dataset }) => dataset.key === key)
    ?? open.find(({ dataset }) => has_group && dataset.key.startsWith(group))
    ?? open.find(({ dataset }) => dataset.heir === 'true');
}

// The focus goes to the title of what is on the screen, or to the canvas. The game's keys work in
// both.
function park_focus(key) {
  lost = key;
  parked = find('#mirror h1') ?? find('#canvas');
  if (parked.tagName === 'H1') parked.tabIndex = -1;
  parked.focus();
}

// A sheet is read out from its title on, and a key that was meant for something else presses nothing in it.
function focus_title(title) {
  lost = null;
  title.tabIndex = -1;
  title.focus();
}

// The element with the focus may have been moved, or may be gone: the focus then goes to the title of a sheet
// that has opened, back to what opened one that has closed, or to the nearest there is. `focus`: the app's own;
// `layer`: how many sheets are open; `rise`: how many more than before.
export function rescue_focus(active, focus, rise, layer) {
  const is_button = 'key' in active.dataset;
  if (active.isConnected && (is_button || rise === 0)) {
    if (document.activeElement !== active) active.focus();
    return;
  }
  const title = find('#mirror h1');
  const key = (is_button ? active.dataset.key : lost) ?? '';
  const heir = rise > 0 ? null : heir_of(key, focus);
  if (heir) heir.focus();
  else if (layer > 0 && title) focus_title(title);
  else park_focus(key);
}

// What had lost the focus may be back.
export function return_focus(focus) {
  if (lost === null) return;
  const here = document.activeElement === parked;
  const heir = here ? heir_of(lost, focus) : null;
  if (here && !heir) return;
  lost = null;
  heir?.focus();
}

// The arrows move the focus inside the canvas; if the focus is in the mirror, it follows.
export function follow_focus(id) {
  const mirror = find('#mirror');
  const now = document.activeElement;
  if (id === 0 || !mirror.contains(now) || now.dataset.id === String(id)) return;
  mirror.querySelector(`[data-id="${id}"]`)?.focus();
}
