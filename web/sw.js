// The service worker: keeps the whole site, so that it plays without a network. A newer version waits
// until the page lets it in.
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

precacheAndRoute(SITE_FILES, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();

addEventListener('message', (event) => {
  if (event.data === 'let me in') skipWaiting();
});
