// The page's part of the service worker: registers it after the first frame, and tells the app when
// a newer version is ready. That version is activated only when the player agrees: never in the
// middle of a game.

// The only text that this page's policy allows as a script's address.
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
  if (!fresh) return location.reload();  // another tab has let it in
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
  if (!registration) return;  // a browser that is set to refuse workers
  if (registration.waiting && navigator.serviceWorker.controller) tell();
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) tell();
    });
  });
  // A page that stays open for days checks again when it becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
