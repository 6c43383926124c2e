// What people write to each other at a table online. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { press, rest, wait_for } from './hands.mjs';
import { screenshot } from './lib.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import { begin, close_people, done, gather, kTwo, open_people, person, wait_words } from './rooms/tables.mjs';

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

test('who watches can be muted at the table, and heard again', async () => {
  const { pages, link } = await two();
  const [ana, ben] = pages;
  const cleo = await person(certificate, mesh(), 'Cleo', { address: link });
  await wait_for(cleo, 'online/words');
  await begin(pages);
  await wait_for(cleo, 'table/menu');
  await open_people(ana);
  await wait_words(ana, /^Watching: (Cleo|Somebody)$/);
  await screenshot(ana, 'online-watcher');
  await press(ana, 'room/people/watcher/0/mute');
  await wait_words(ana, /^Watching: Somebody$/);
  await open_people(cleo);
  await write(cleo, 'room/people/words', 'Psst');
  await wait_words(cleo, /^You: Psst$/);
  await open_people(ben);
  await wait_words(ben, /: Psst$/);
  const heard = () => ana.evaluate(() => globalThis.homestretch.targets().some(({ label }) => /Psst/.test(label)));
  assert.ok(!await heard());
  await press(ana, 'room/people/watcher/0/mute');
  await wait_words(ana, /: Psst$/);
  await done([...pages, cleo]);
});

test('what comes between two frames is all shown and read out', async () => {
  const { pages } = await two();
  const [ana, ben] = pages;
  const [short, long] = ['Hola', `Hola${'!'.repeat(40)}`];
  await wait_for(ben, 'online/words');
  await rest(ana);
  await ana.evaluate(() => {
    const { module, say } = globalThis.homestretch;
    const [real, came] = [globalThis.requestAnimationFrame, module._hs_room_came];
    const held = [];
    globalThis.sizes = [];
    globalThis.said = [];
    globalThis.requestAnimationFrame = (act) => held.push(act);
    globalThis.go_on = () => {
      globalThis.requestAnimationFrame = real;
      for (const act of held) real(act);
    };
    module._hs_room_came = (pipe, size) => {
      globalThis.sizes.push(size);
      came(pipe, size);
    };
    globalThis.homestretch.say = (text) => {
      globalThis.said.push(text);
      say(text);
    };
  });
  for (const words of [short, long]) await write(ben, 'online/words', words);
  await ana.waitForFunction((more) => globalThis.sizes.some((size) => globalThis.sizes.includes(size + more)), long.length - short.length);
  await ana.evaluate(() => globalThis.go_on());
  const both = `Ben: ${short}\nBen: ${long}`;
  await ana.waitForFunction((wanted) => globalThis.said.includes(wanted), both);
  assert.ok(await ana.evaluate((wanted) => globalThis.homestretch.targets().some(({ label }) => label === wanted), both));
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
