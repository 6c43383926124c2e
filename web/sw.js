// The service worker: stores the whole site, so that it plays without a network. A newer version
// waits until the page activates it.
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

precacheAndRoute(SITE_FILES, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();

// A click on the game's notification leads back to the game.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: 'window', includeUncontrolled: true })
    .then(([page]) => (page ? page.focus() : clients.openWindow('./'))));
});

addEventListener('message', (event) => {
  if (event.data === 'let me in') skipWaiting();
});
