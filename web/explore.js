// Exploring by touch. The elements beside the canvas (mirror.js) let fingers through to it, so a screen
// reader that asks what lies below a finger would find only the canvas. Somebody who presses one of them
// with neither a key nor a pointer does so by a screen reader: from then on a finger finds them. A touch that
// reaches the page is not a screen reader's, which takes touches for itself; that or a mouse ends this.
import { find } from './focus.js';

const kKey_ms = 500;  // a key presses within this time
let key_ms = -kKey_ms;

export function start_exploring() {
  const mirror = find('#mirror');
  const on_every = (kinds, heard) => kinds.forEach((kind) => addEventListener(kind, heard, { capture: true, passive: true }));
  on_every(['keydown', 'keyup'], () => { key_ms = performance.now(); });
  mirror.addEventListener('click', ({ isTrusted, detail, pointerType }) => {
    const by_key = performance.now() - key_ms < kKey_ms;
    const by_pointer = detail > 0 && pointerType !== '';
    if (isTrusted && !by_key && !by_pointer && navigator.maxTouchPoints > 0) mirror.classList.add('explored');
  });
  on_every(['pointerdown', 'wheel'], () => mirror.classList.remove('explored'));
  on_every(['pointermove'], ({ pointerType }) => { if (pointerType === 'mouse') mirror.classList.remove('explored'); });
}
