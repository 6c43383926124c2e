// The service worker: stores the whole site, so that it plays without a network. A newer version
// waits until the page activates it.
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

precacheAndRoute(SITE_FILES, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();

// The page that has brought the worker is served by it at once, not only after it has been loaded anew.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

// A click on a game's notification leads back to the page that it comes from, or to another one of
// this site if that is gone.
async function go_back(id) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });  // of all sites of this host
  const page = await clients.get(id) ?? pages.find(({ url }) => url.startsWith(registration.scope));
  return page ? page.focus() : clients.openWindow('./');
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(go_back(event.notification.data));
});

addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === 'let me in') skipWaiting();
  if (data?.notify) event.waitUntil(registration.showNotification(data.notify, { ...data.options, data: source.id }));
});
