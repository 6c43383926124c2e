// This page's service worker. Another site of this host may have one too, whose scope includes this
// page.
export const kWorker = 'sw.js';

// Undefined where there is none; a frame without an origin of its own refuses it with an error.
export function workers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

export const is_ours = (worker) => worker?.scriptURL === new URL(kWorker, document.baseURI).href;

// Whether the page's files come from its worker.
export const is_served = () => is_ours(workers()?.controller);
