// What people write to each other at a table online. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press, rest, wait_for } from './hands.mjs';
import { screenshot } from './lib.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import { begin, close_people, done, gather, open_people, wait_words } from './rooms/tables.mjs';

const kTwo = 'parchis seats=Y,R pieces=1\nhuman - \nbot greedy Mila\n';

const two = () => gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kTwo });

// Types into the field and ends it by Enter.
async function write(page, field, words) {
  await press(page, field);
  await page.fill('#edit', words);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#edit', { state: 'detached' });
}

test('who came by the link may write: it is read as it was written, and only text', async () => {
  const { pages } = await two();
  const [ana, ben] = pages;
  const written = 'Hola <b>Ana</b> & čau! ¿Qué tal?';
  const read = (page) => page.evaluate((words) => globalThis.homestretch.targets().some(({ label }) => label === words), `Ben: ${written}`);
  await wait_for(ben, 'online/words');
  await press(ben, 'online/words');
  await ben.fill('#edit', written);
  await ben.evaluate(() => document.querySelector('#edit').blur());
  await ben.waitForSelector('#edit', { state: 'detached' });
  await press(ben, 'online/say');
  await wait_words(ana, /^Ben: Hola/);
  assert.ok(await read(ana));
  assert.equal(await ana.evaluate(() => document.querySelectorAll('#mirror b').length), 0);
  await screenshot(ana, 'online-words');
  // Also at the table, and back.
  await begin(pages);
  await open_people(ana);
  await write(ana, 'room/people/words', 'Bien');  // and Enter says it
  await open_people(ben);
  await wait_words(ben, /^Ana: Bien$/);
  await close_people(ana);
  await close_people(ben);
  await done(pages);
});

// Touches the middle of a control, which takes effect in a later frame.
async function tap(page, key) {
  const [left, top, wide, high] = await page.evaluate((wanted) =>
    globalThis.homestretch.targets().find((one) => one.key === wanted).visible, key);
  await page.touchscreen.tap(left + wide / 2, top + high / 2);
}

test('a touch ends a text field: what is typed goes into the field touched last, and is said once', async () => {
  const { pages } = await gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kTwo, touch: true, viewport: { width: 480, height: 1400 } });
  const [ana, ben] = pages;
  const field = () => ben.evaluate(() => document.querySelector('#edit')?.dataset.field);
  await wait_for(ben, 'online/words');
  await rest(ben);
  await tap(ben, 'online/name');
  await ben.waitForSelector('#edit');
  const name = await field();
  await tap(ben, 'online/words');
  await ben.waitForFunction((other) => (document.querySelector('#edit')?.dataset.field ?? other) !== other, name);
  await ben.keyboard.type('Hola');
  await rest(ben);
  await tap(ben, 'online/say');
  await ben.waitForSelector('#edit', { state: 'detached' });
  await wait_words(ana, /^Ben: Hola$/);
  await rest(ben);
  const value = (key) => ben.evaluate((wanted) => globalThis.homestretch.targets().find((one) => one.key === wanted).value, key);
  assert.equal(await value('online/name'), 'Ben');
  assert.equal(await value('online/words'), '');
  await done(pages);
});
