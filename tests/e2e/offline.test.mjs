// Offline after the first visit; a newer version is offered and never forced; installable.
import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { press, wait_for } from './hands.mjs';
import { installed, told } from './keeping.mjs';
import { close_page, complaints, first_frame, kSmall, open_page, serve_copy, site } from './lib.mjs';

test('after the first visit the game loads and plays without a network', async () => {
  const page = await open_page({ ...kSmall, context: { serviceWorkers: 'allow' } });
  await installed(page);
  await page.context().setOffline(true);
  await page.reload();
  await first_frame(page);
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await press(page, 'setup/start');
  await wait_for(page, 'table/throw');
  assert.notDeepEqual(await page.evaluate(() => caches.keys()), []);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('the first visit goes on without a network as soon as the worker has stored everything', async () => {
  const page = await open_page({ ...kSmall, context: { serviceWorkers: 'allow' } });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await press(page, 'title/help');
  await press(page, 'help/lesson-ludo');
  await wait_for(page, 'lesson/next');
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

test('the worker stores no pictures that only messengers show', async () => {
  const worker = readFileSync(join(site, 'sw.js'), 'utf8');
  const previews = readdirSync(site).filter((name) => /^preview-.*\.jpg$/.test(name));
  assert.ok(previews.length > 0);
  for (const name of previews) assert.ok(!worker.includes(name), name);
});

// Presses a button that loads the page anew. The answer would be lost with the page that gives it,
// so the click comes after it.
async function load_by(page, key) {
  const reloaded = page.waitForEvent('load');
  await page.evaluate((wanted) => setTimeout(() => document.querySelector(`#mirror [data-key="${wanted}"]`).click(), 0), key);
  await reloaded;
  await first_frame(page);
}

// The page’s tab is not the one in front.
const hide = (page) => page.evaluate(() => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
});

test('a newer version waits until the player lets it in', async (test) => {
  const { copy, address } = await serve_copy(test);
  const page = await open_page({ ...kSmall, address, context: { serviceWorkers: 'allow' } });
  await installed(page);
  const other = await open_page({ ...kSmall, address, beside: page });
  await press(page, 'title/parchis');
  await press(page, 'title/ways');
  await press(page, 'setup/start');
  await wait_for(page, 'table/menu');
  appendFileSync(join(copy, 'sw.js'), '\n// newer\n');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  // Inside the page: waitForFunction would take the promise itself for the answer.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    while (!registration.waiting) await new Promise((done) => { setTimeout(done, 25); });
  });
  await wait_for(page, 'table/menu');  // the game goes on as it was
  await press(page, 'table/menu');
  await Promise.all([wait_for(page, 'menu/update'), wait_for(other, 'title/update')]);
  const third = await open_page({ ...kSmall, address, beside: page });
  await hide(third);
  const fourth = await open_page({ ...kSmall, address, beside: page });
  await fourth.evaluate(() => {
    globalThis.is_the_same = true;
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
    globalThis.homestretch.save('aside-more', 'only here');
  });
  await hide(fourth);
  const follows = third.waitForEvent('load');
  await load_by(page, 'menu/update');
  await follows;  // a page that nobody looks at goes with it, since its files are gone; it listens from its start
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting), null);
  await wait_for(page, 'title/continue');  // nothing was lost
  // The other tab only has to be loaded anew; what it is writing is waited for.
  const kLarge = 8_000_000;  // letters
  const anew = other.waitForEvent('load');
  await other.evaluate((size) => setTimeout(() => {
    globalThis.homestretch.save('aside-large', 'x'.repeat(size));
    document.querySelector('#mirror [data-key="title/update"]').click();
  }, 0), kLarge);
  await anew;
  await first_frame(other);
  assert.equal(await other.evaluate(() => globalThis.homestretch.load('aside-large')?.length), kLarge);
  assert.equal(await fourth.evaluate(() => globalThis.is_the_same), true, 'what the disk has refused would be lost');
  await fourth.evaluate(() => { globalThis.homestretch.save('game-refused', 'only here'); });
  await told(fourth, 'The new version waits: your game could not be stored yet', () => press(fourth, 'title/update'));
  assert.equal(await fourth.evaluate(() => globalThis.is_the_same), true, 'also if the person agrees');
  assert.deepEqual(await complaints(other), []);
  assert.deepEqual(await complaints(page), []);
  await close_page(page);
});

// A PNG's first chunk has its width and height.
function size_of(png) {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the manifest names an application and its icons', () => {
  const name = readdirSync(site).find((file) => file.endsWith('.webmanifest'));
  const manifest = JSON.parse(readFileSync(join(site, name), 'utf8'));
  assert.equal(manifest.name, 'Homestretch');
  assert.equal(manifest.display, 'standalone');
  assert.ok(manifest.icons.some((icon) => icon.purpose === 'maskable'));
  for (const icon of manifest.icons) assert.equal(size_of(readFileSync(join(site, icon.src))), icon.sizes);
  assert.ok(readFileSync(join(site, 'index.html'), 'utf8').includes(name));
});

test('the sounds come after the first frame', async () => {
  const page = await open_page({ ...kSmall, dpr: 1 });
  const coming = () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.wavs'))?.startTime;
  await page.waitForFunction(coming);
  const [came, frame] = [await page.evaluate(coming), await page.evaluate(() => globalThis.homestretch.first_frame_ms)];
  assert.ok(came >= frame, `${came} ms, before the frame at ${frame} ms`);
  await close_page(page);
});
