// The service worker's side of the page: registers it after the first frame, and tells the app when a
// newer version is ready. That version is let in only when the player says so: never in the middle of
// a game.

// The one thing for which this page's policy lets a text become a script's address.
function worker_address() {
  const address = 'sw.js';
  const policy = globalThis.trustedTypes?.createPolicy('homestretch-worker', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`not our worker: ${url}`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

let registration = null;

function start_update() {
  const fresh = registration?.waiting;
  if (!fresh) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  fresh.postMessage('let me in');
}

export function start_offline() {
  Object.assign(globalThis.homestretch, { start_update });
}

export async function register_worker(program) {
  if (!navigator.serviceWorker || !isSecureContext) return;
  const tell = () => program._hs_update_ready();
  try {
    registration = await navigator.serviceWorker.register(worker_address());
  } catch (reason) {
    console.warn('no play without a network:', reason);  // private windows, full disks
    return;
  }
  if (!registration) return;  // a browser that has been told not to let any worker in
  if (registration.waiting && navigator.serviceWorker.controller) tell();
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) tell();
    });
  });
  // A page that stays open for days asks again when it is looked at.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
