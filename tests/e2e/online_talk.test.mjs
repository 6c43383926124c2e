// What people write to each other at a table online. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { press, wait_for } from './hands.mjs';
import { close_page, screenshot } from './lib.mjs';
import { make_certificate } from './rooms/certificate.mjs';
import { start_relay } from './rooms/relay.mjs';
import { begin, close_people, gather, nothing_wrong, open_people, wait_words } from './rooms/tables.mjs';

const kTwo = 'parchis seats=Y,R pieces=1\nhuman - \nbot greedy Mila\n';

let certificate;
let relay;
const two = () => gather(certificate, { nostr: [relay.address], ice: [] }, ['Ana', 'Ben'], { setup: kTwo });

before(async () => {
  certificate = make_certificate();
  relay = await start_relay(certificate);
});

after(async () => {
  await relay?.stop();
  certificate?.remove();
});

async function done(pages) {
  await nothing_wrong(pages);
  await Promise.all(pages.map(close_page));
}

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
