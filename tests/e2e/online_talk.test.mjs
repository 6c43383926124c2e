// What people write to each other at a table online. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press, wait_for } from './hands.mjs';
import { screenshot } from './lib.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import { begin, close_people, done, gather, open_people, wait_words } from './rooms/tables.mjs';

const kTwo = 'parchis seats=Y,R pieces=1\nhuman - \nbot greedy Mila\n';

const two = () => gather(certificate, mesh(), ['Ana', 'Ben'], { setup: kTwo });

// Types into the field and leaves it.
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
  await write(ben, 'online/words', written);
  await press(ben, 'online/say');
  await wait_words(ana, /^Ben: Hola/);
  assert.ok(await read(ana));
  assert.equal(await ana.evaluate(() => document.querySelectorAll('#mirror b').length), 0);
  await screenshot(ana, 'online-words');
  // Also at the table, and back.
  await begin(pages);
  await open_people(ana);
  await write(ana, 'room/people/words', 'Bien');
  await press(ana, 'room/people/say');
  await open_people(ben);
  await wait_words(ben, /^Ana: Bien$/);
  await close_people(ana);
  await close_people(ben);
  await done(pages);
});
