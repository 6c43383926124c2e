// The canvas's content as real elements beside it: for screen readers, for the keyboard's Tab, and
// for tests. The app sends the list of its widgets after each frame; a click here presses the
// widget.

import { start_exploring } from './explore.js';
import { find, follow_focus, is_off, rescue_focus, return_focus } from './focus.js';
import { pass_to_canvas } from './keys.js';
import { with_text } from './memory.js';

let targets = [];
let sent = '';
let module = null;
let all_here = false;  // the whole program is there, not only its title

const call = (name, ...values) => module?.[name]?.(...values);

function element_for(target, first_heading) {
  if (target.role === 'radiogroup') return document.createElement('div');
  if (target.role === 'heading') return document.createElement(first_heading ? 'h1' : 'h2');
  if (target.role === 'text') return document.createElement('p');
  const slides = target.role === 'slider';
  const control = document.createElement(slides ? 'input' : 'button');
  control.type = slides ? 'range' : 'button';
  if (slides) control.addEventListener('input', () => slide(control));
  else control.addEventListener('click', ({ isTrusted }) => call('_hs_activate', Number(control.dataset.id), Number(isTrusted)));
  control.addEventListener('focus', () => call('_hs_focus', Number(control.dataset.id)));
  control.addEventListener('blur', () => { control.disabled = is_off(control); });
  return control;
}

// A screen reader on a phone moves a slider by no key: the program gets the arrow that it would have been.
function slide(control) {
  const arrow = Number(control.value) > control.now ? { key: 'ArrowRight', keyCode: 39 } : { key: 'ArrowLeft', keyCode: 37 };
  control.value = control.now;  // until the program answers
  call('_hs_focus', Number(control.dataset.id));
  for (const type of ['keydown', 'keyup']) pass_to_canvas({ type, code: arrow.key, ...arrow });
}

// Each element lies where its widget is seen: for fingers that feel their way with a screen reader, and for
// magnifiers, which follow the focus.
function place(element, [x, y, width, height]) {
  const box = `${x}px ${y}px ${Math.max(1, width)}px ${Math.max(1, height)}px`;
  if (element.box === box) return;
  element.box = box;
  [element.style.left, element.style.top, element.style.width, element.style.height] = box.split(' ');
}

function describe(element, target) {
  if (target.role === 'radiogroup') {
    element.setAttribute('role', target.role);
    element.setAttribute('aria-label', target.label);
    return;
  }
  place(element, target.visible);
  const words = target.words ?? target.label;
  if (target.role !== 'slider' && element.textContent !== words) element.textContent = words;
  if (target.role === 'heading' || target.role === 'text') return;
  element.dataset.id = String(target.id);
  element.dataset.key = target.key;
  element.dataset.heir = String(Boolean(target.heir));
  element.dataset.off = String(!target.enabled);
  // A disabled element loses the focus, so the one that has it only says that it is disabled.
  element.disabled = !target.enabled && element !== document.activeElement;
  element.setAttribute('aria-disabled', String(!target.enabled || Boolean(target.refuses)));
  if (target.role === 'switch' || target.role === 'radio') {
    element.setAttribute('role', target.role);
    element.setAttribute('aria-checked', String(target.value === 'on'));
  }
  // Tab stops at one radio of a choice; the arrows go on from there.
  if (target.group) element.tabIndex = target.stop ? 0 : -1;
  if (target.open !== undefined) element.setAttribute('aria-expanded', String(target.open));
  if (target.role === 'slider') {
    const [now, min, max] = target.range;
    Object.assign(element, { min, max, step: 'any', value: now, now });
    element.setAttribute('aria-label', target.label);
    element.setAttribute('aria-valuetext', target.value);
  }
  const language = /\/language\/(\w\w)$/.exec(target.key);  // each language's name is in that language
  if (language) [, element.lang] = language;
}

// What belongs into an element: the targets in order, those of a choice in an element of its own.
function in_groups(wanted) {
  const all = [];
  for (const target of wanted) {
    const last = all.at(-1);
    if (!target.group) all.push(target);
    else if (last?.id === target.group) last.inside.push(target);
    else all.push({ id: target.group, role: 'radiogroup', label: target.choice, inside: [target] });
  }
  return all;
}

const slot_of = (target, title) => (target === title ? `title ${target.layer}` : `${target.id} ${target.role}`);

// Gives the parent these elements, in order: old ones where there are any, so that focus and reading
// position survive. What is gone has been removed, so that nothing else has to be moved: an element
// that is moved loses the focus.
function fill(parent, wanted, old, title) {
  let before = parent.firstElementChild;
  for (const target of wanted) {
    const slot = slot_of(target, title);
    let element = old.get(slot);
    old.delete(slot);
    if (!element) {
      element = element_for(target, target === title);
      element.dataset.slot = slot;
    }
    describe(element, target);
    if (element === before) before = before.nextElementSibling;
    else parent.insertBefore(element, before);
    if (target.inside) fill(element, target.inside, old, title);
  }
}

// What is above the page is a dialog with that title. It needs not be modal, as there is nothing else here, and
// must not: what is said is outside. Whoever is on the canvas hears the title, unless something has just been
// said that it would interrupt.
const kJust_ms = 1000;
let said_ms = -kJust_ms;
let sheet = '';  // the title of the sheet that is open
function show_dialog(mirror, active) {
  const title = layer > 0 ? mirror.querySelector('h1') : null;
  const before = sheet;
  sheet = title?.textContent ?? '';
  if (title) {
    title.id = 'sheet-title';
    mirror.setAttribute('role', 'dialog');
    mirror.setAttribute('aria-labelledby', title.id);
    const quiet = performance.now() - said_ms > kJust_ms;
    if (sheet !== before && !active && quiet && !find('#edit')) find('#status').replaceChildren(sheet);
  } else {
    for (const name of ['role', 'aria-labelledby']) mirror.removeAttribute(name);
  }
}

let layer = 0;
function show_targets(focus) {
  const mirror = find('#mirror');
  const active = mirror.contains(document.activeElement) ? document.activeElement : null;
  const top = Math.max(0, ...targets.map((target) => target.layer));
  const wanted = targets.filter((target) => target.layer === top);
  const old = new Map([...mirror.querySelectorAll('[data-slot]')].map((element) => [element.dataset.slot, element]));
  const title = wanted.find((target) => target.role === 'heading');
  const groups = in_groups(wanted);
  const stay = new Set([...groups, ...wanted].map((target) => slot_of(target, title)));
  for (const [slot, element] of old) {
    if (!stay.has(slot)) element.remove();
  }
  fill(mirror, groups, old, title);
  const rise = top - layer;
  layer = top;
  show_dialog(mirror, active);
  if (active) rescue_focus(active, focus, rise, layer);
  return_focus(focus);
}

const opener_of = (input) => find(`#mirror [data-id="${input.dataset.field}"]`);

// The focus goes back to where it was before the text was edited.
function return_from(input) {
  ((input.from_mirror ? opener_of(input) : null) ?? find('#canvas')).focus({ preventScroll: true });
}

// The field may still have the focus: its screen may be gone, or the window may have lost the focus.
function end_edit(input) {
  if (input && input === document.activeElement) return_from(input);
  input?.remove();
}

// A text field on the canvas is edited in a real one over it: only a real one brings up the
// on-screen keyboard. Each field of the canvas has an element of its own. The ink has red in its lowest
// byte, then green and blue.
function overlay(id, x, y, width, height, font_px, text, longest, ink) {
  let input = find('#edit');
  if (id === 0) return end_edit(input);
  if (input?.dataset.field !== String(id)) {
    input?.remove();
    input = document.createElement('input');
    input.id = 'edit';
    input.dataset.field = String(id);
    input.type = 'text';
    input.autocomplete = 'off';
    input.setAttribute('aria-label', targets.find((one) => one.id === id)?.label ?? '');
    input.value = text;
    input.addEventListener('input', ({ isComposing }) => send_text(id, input, longest, isComposing));
    input.addEventListener('compositionend', () => send_text(id, input, longest));
    input.addEventListener('blur', () => call('_hs_edited', id, 0));
    input.from_mirror = find('#mirror').contains(document.activeElement);
    input.addEventListener('keydown', (event) => {
      event.stopPropagation();
      const kComposes = 229;  // the key belongs to a letter that is being composed, says Safari too
      if (event.isComposing || event.keyCode === kComposes) return;
      if (event.key === 'Tab') opener_of(input)?.focus();  // Tab goes on from there
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();  // or the key would press what gets the focus
      if (event.key === 'Enter') call('_hs_edited', id, 1);
      return_from(input);
    });
    find('main').append(input);
    input.focus();
    input.select();
  }
  Object.assign(input.style, {
    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, fontSize: `${font_px}px`,
    color: `rgb(${ink & 255} ${(ink >> 8) & 255} ${(ink >> 16) & 255})`,
  });
}

// A touch beside the text field ends it, as a click does: SDL prevents what a touch would do by
// itself.
function end_edit_by_touch() {
  const canvas = find('#canvas');
  canvas.addEventListener('pointerdown', () => { if (find('#edit')) canvas.focus({ preventScroll: true }); });
}

// Safari on a phone brings up the keyboard only in the touch itself, and the program hears of that later: until
// it has put its field there, an unseen one has the focus.
const kTap = 14;         // css px that a finger may move
const kLongest_ms = 300;  // that the program may take
function call_keyboard() {
  const canvas = find('#canvas');
  const unseen = document.createElement('input');
  unseen.className = 'unseen';
  unseen.tabIndex = -1;
  unseen.ariaHidden = 'true';
  unseen.style.fontSize = '16px';  // it would zoom in on smaller letters
  find('main').append(unseen);
  let began = null;
  canvas.addEventListener('touchstart', ({ touches: [touch] }) => { began = [touch.clientX, touch.clientY]; }, { passive: true });
  canvas.addEventListener('touchend', ({ changedTouches: [{ clientX: x, clientY: y }] }) => {
    if (!began || Math.hypot(x - began[0], y - began[1]) > kTap) return;
    const is_touched = ({ visible: [left, top, width, height] }) => x >= left && y >= top && x < left + width && y < top + height;
    const field = targets.find((target) => target.role === 'field' && target.layer === layer && target.enabled && is_touched(target));
    if (!field || find('#edit')?.dataset.field === String(field.id)) return;
    unseen.focus({ preventScroll: true });
    setTimeout(() => { if (document.activeElement === unseen) canvas.focus({ preventScroll: true }); }, kLongest_ms);
  });
}

// The system takes a touch for itself: for a swipe from the edge, a call, a palm. SDL would take that for a
// finger that is lifted.
function mind_cancelled_touches() {
  addEventListener('touchcancel', () => call('_hs_touch_cancelled'), { capture: true, passive: true });
}

// Emoji, which the program's typefaces do not have, and control characters.
const kUnfit = /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cc}\u{FE0F}\u{200D}\u{20E3}\u{1F1E6}-\u{1F1FF}\u{E0020}-\u{E007F}]/gu;
const letters_of = (text) => [...text.replace(kUnfit, '')];

// Takes out what the program cannot show. Of a text that is too long, what was put in last does not get
// in: it ends at the caret.
function fit(input, longest) {
  const letters = letters_of(input.value);
  const surplus = Math.max(0, letters.length - longest);
  if (surplus === 0 && letters.join('') === input.value) return;
  const caret = letters_of(input.value.slice(0, input.selectionStart)).length;
  const from = Math.max(0, caret - surplus);
  const before = letters.slice(0, from).join('');
  input.value = before + letters.slice(from + surplus).join('');
  input.setSelectionRange(before.length, before.length);
}

function send_text(id, input, longest, composing = false) {
  if (!composing) fit(input, longest);
  with_text(module, input.value, (at) => call('_hs_text', id, at));
}

// Keys pressed while an element of the mirror has the focus are also passed to the game. A key that is held
// presses once: what it has opened would otherwise be pressed too.
function forward_keys() {
  find('#mirror').addEventListener('keydown', (event) => {
    const presses = event.target.tagName === 'BUTTON' && !is_off(event.target) && ['Enter', ' '].includes(event.key);
    const held = event.repeat && event.key === 'Enter';
    if (presses && !held) return;
    event.preventDefault();
    if (!held) pass_to_canvas(event);
  });
}

// What the person's device asks of every page. The program is woken when an answer changes.
const wishes = new Map();
const wake = () => call('_hs_wake');
function prefers(query) {
  if (!wishes.has(query)) {
    wishes.set(query, matchMedia(query));
    wishes.get(query).addEventListener('change', wake);
  }
  return wishes.get(query).matches;
}

// Adds the functions that the app and the tests call to globalThis.homestretch.
export function start_mirror() {
  start_exploring();
  forward_keys();
  end_edit_by_touch();
  call_keyboard();
  mind_cancelled_touches();
  Object.assign(globalThis.homestretch, {
    // An empty text: nothing has changed since the last one.
    mirror(json, language, focus) {
      if (json === '' || json === sent) {
        follow_focus(focus >>> 0);
        return;
      }
      sent = json;
      targets = JSON.parse(json);
      document.documentElement.lang = language;
      show_targets(focus >>> 0);
      follow_focus(focus >>> 0);
    },
    say(text) {
      said_ms = performance.now();
      find('#status').replaceChildren(text);  // a new text is read though it is the same as before
    },
    overlay,
    prefers,
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
      if (target) call('_hs_activate', target.id, 0);
      return Boolean(target);
    },
  });
}

// A window moved to another screen may get another pixel ratio without changing its size.
function watch_pixels() {
  const pixels = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  pixels.addEventListener('change', () => {
    wake();
    watch_pixels();
  }, { once: true });
}

// Called once the program has been loaded: events on the page wake it.
export function mirror_has(program) {
  module = program;
  addEventListener('resize', wake);
  watch_pixels();
}

// Called once the whole program has been loaded.
export function mirror_has_all() {
  all_here = true;
  addEventListener('hashchange', () => { if (location.hash === '#debug') call('_hs_debug'); });
}
