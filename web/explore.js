// Exploring by touch. The elements beside the canvas (mirror.js) let fingers through to it, so a screen
// reader that asks what lies below a finger would find only the canvas. Somebody who presses one of them
// with neither a key nor a finger does so by a screen reader: from then on a finger finds them. A touch
// that reaches the page is none of a screen reader, which takes touches for itself; it ends this.
import { find } from './focus.js';

const kKey_ms = 500;  // a key presses within this time
let key_ms = -kKey_ms;

export function start_exploring() {
  const mirror = find('#mirror');
  addEventListener('keydown', () => { key_ms = performance.now(); }, { capture: true });
  mirror.addEventListener('click', ({ isTrusted, detail }) => {
    const by_key = performance.now() - key_ms < kKey_ms;
    if (isTrusted && detail === 0 && !by_key && navigator.maxTouchPoints > 0) mirror.classList.add('explored');
  });
  addEventListener('pointerdown', () => mirror.classList.remove('explored'), { capture: true });
}
