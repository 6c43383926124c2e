// The canvas's content as real elements beside it: for screen readers, for the keyboard's Tab, and
// for tests. The app sends the list of its widgets after each frame; a click here presses the
// widget.

const find = (selector) => document.querySelector(selector);

let targets = [];
let sent = '';
let module = null;
let all_here = false;  // the whole program is there, not only its title

const call = (name, ...values) => module?.[name]?.(...values);

function element_for(target, first_heading) {
  if (target.role === 'heading') return document.createElement(first_heading ? 'h1' : 'h2');
  if (target.role === 'text') return document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', () => call('_hs_activate', Number(button.dataset.id)));
  button.addEventListener('focus', () => call('_hs_focus', Number(button.dataset.id)));
  return button;
}

function describe(element, target) {
  if (element.tagName !== 'BUTTON') {
    if (element.textContent !== target.label) element.textContent = target.label;
    return;
  }
  const words = target.role === 'field' ? `${target.label}: ${target.value}` : target.label;
  if (element.textContent !== words) element.textContent = words;
  element.dataset.id = String(target.id);
  element.dataset.key = target.key;
  element.disabled = !target.enabled;
  if (target.role === 'switch' || target.role === 'radio') {
    element.setAttribute('role', target.role);
    element.setAttribute('aria-checked', String(target.value === 'on'));
  }
  if (target.role === 'slider') {
    element.setAttribute('role', 'slider');
    element.setAttribute('aria-label', target.label);  // a slider is not named by its contents
    element.setAttribute('aria-valuenow', String(Number.parseFloat(target.value) || 0));
    element.setAttribute('aria-valuetext', target.value);
  }
}

// The element with the focus may vanish: the focus then goes into a sheet that has opened, or to
// the canvas, where the game's own keys work.
function rescue_focus(layer_changed) {
  const first = layer_changed ? find('#mirror button:not([disabled])') : null;
  (first ?? find('#canvas')).focus();
}

// Elements are reused as long as possible, so that focus and reading position survive.
let layer = 0;
function show_targets() {
  const mirror = find('#mirror');
  const had_focus = mirror.contains(document.activeElement);
  const top = Math.max(0, ...targets.map((target) => target.layer));
  const wanted = targets.filter((target) => target.layer === top);
  const old = new Map([...mirror.children].map((element) => [element.dataset.slot, element]));
  let before = mirror.firstElementChild;
  const first = wanted.find((target) => target.role === 'heading');
  for (const target of wanted) {
    const slot = `${target.id} ${target.role}${target === first ? ' first' : ''}`;
    let element = old.get(slot);
    old.delete(slot);
    if (!element) {
      element = element_for(target, target === first);
      element.dataset.slot = slot;
    }
    describe(element, target);
    if (element === before) before = before.nextElementSibling;
    else mirror.insertBefore(element, before);
  }
  for (const element of old.values()) element.remove();
  if (had_focus && !mirror.contains(document.activeElement)) rescue_focus(top !== layer);
  layer = top;
}

// The arrows move the focus inside the canvas; if the focus is in the mirror, it follows.
function follow_focus(id) {
  const mirror = find('#mirror');
  const now = document.activeElement;
  if (id === 0 || !mirror.contains(now) || now.dataset.id === String(id)) return;
  mirror.querySelector(`[data-id="${id}"]`)?.focus();
}

// A text field on the canvas is edited in a real one over it: only a real one brings up the
// on-screen keyboard.
function overlay(id, x, y, width, height, font_px, text, longest, ink) {
  let input = find('#edit');
  if (id === 0) {
    input?.remove();
    return;
  }
  if (!input) {
    input = document.createElement('input');
    input.id = 'edit';
    input.type = 'text';
    input.autocomplete = 'off';
    input.value = text;
    input.maxLength = longest;
    input.addEventListener('input', () => send_text(id, input.value));
    input.addEventListener('blur', () => call('_hs_edited', id));
    input.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Enter' || event.key === 'Escape') find('#canvas').focus();
    });
    document.body.append(input);
    input.focus();
    input.select();
  }
  Object.assign(input.style, {
    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, fontSize: `${font_px}px`, color: ink,
  });
}

function send_text(id, text) {
  const bytes = module.lengthBytesUTF8(text) + 1;
  const at = module._malloc(bytes);
  module.stringToUTF8(text, at, bytes);
  call('_hs_text', id, at);
  module._free(at);
}

// Keys pressed while an element of the mirror has the focus are also passed to the game.
function forward_keys() {
  find('#mirror').addEventListener('keydown', (event) => {
    if (['Tab', 'Enter', ' ', 'Shift'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const copy = { key: event.key, code: event.code, keyCode: event.keyCode, bubbles: true, cancelable: true };
    for (const kind of ['keydown', 'keyup']) find('#canvas').dispatchEvent(new KeyboardEvent(kind, copy));
  });
}

// Adds the functions that the app and the tests call to globalThis.homestretch.
export function start_mirror() {
  forward_keys();
  Object.assign(globalThis.homestretch, {
    mirror(json, language, focus) {
      if (json === sent) {
        follow_focus(focus >>> 0);
        return;
      }
      sent = json;
      targets = JSON.parse(json);
      document.documentElement.lang = language;
      show_targets();
      follow_focus(focus >>> 0);
    },
    say(text) { find('#status').textContent = text; },
    overlay,
    targets: () => targets,
    frames: () => call('_hs_frames') ?? 0,
    painted: () => call('_hs_painted') ?? 0,
    rests: () => all_here && call('_hs_rests') === 1,
    places() {
      if (!all_here) return { things: [] };
      const at = call('_hs_places');
      if (!at) return { things: [] };
      const places = JSON.parse(module.UTF8ToString(at));
      module._free(at);
      return places;
    },
    activate(key) {
      const target = targets.findLast((one) => one.key === key && one.enabled);
      if (target) call('_hs_activate', target.id);
      return Boolean(target);
    },
  });
}

// A window moved to another screen may get another pixel ratio without changing its size.
function watch_pixels(wake) {
  const pixels = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  pixels.addEventListener('change', () => {
    wake();
    watch_pixels(wake);
  }, { once: true });
}

// Called once the program has been loaded: events on the page wake it.
export function mirror_has(program) {
  module = program;
  const wake = () => call('_hs_wake');
  addEventListener('resize', wake);
  watch_pixels(wake);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', wake);
  }
}

// Called once the whole program has been loaded.
export function mirror_has_all() {
  all_here = true;
  addEventListener('hashchange', () => { if (location.hash === '#debug') call('_hs_debug'); });
}
