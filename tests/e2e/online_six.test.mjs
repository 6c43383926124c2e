// Six pages in one room, each a person with a colour of a board for six: one is killed, one
// freezes, one is reloaded, the relay goes and comes back; the game continues to its end, and those
// who come back have the same seat. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rest, wait_for } from './hands.mjs';
import { close_page, crash, first_frame, screenshot } from './lib.mjs';
import { renderers } from './rooms/pages.mjs';
import { certificate, mesh, relay, start_relay_again } from './rooms/meeting.mjs';
import { begin, close_people, gather, made, moves_kept, nothing_wrong, open_people, person, play, play_on, position, wait_words } from './rooms/tables.mjs';

const kNames = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const kSix = `parchis arms=6 pieces=1\nhuman - \n${kNames.slice(1).map((name) => `bot greedy ${name}\n`).join('')}`;
const kSmall = { width: 360, height: 480 };

const tell = (what, since) => console.log(`${what}: ${Math.round(Date.now() - since)} ms`);

// Stops and continues its processes, as when a device sleeps.
async function signal(page, name) {
  for (const pid of await renderers(page)) process.kill(pid, name);
}

const seat_words = (name, state) => new RegExp(`^${name}.*${state}`);

test('six play to the end, whatever happens to their pages and to the relay', async () => {
  const came = Date.now();
  const { pages, link } = await gather(certificate, mesh(), kNames, { setup: kSix, viewport: kSmall, alone: 'Dan' });
  tell('six are at the table', came);
  await begin(pages);
  const [ana, ben, cleo, dan, eve, finn] = pages;
  await play(pages, 12);

  // One is killed and one freezes: bots play for them.
  let since = Date.now();
  await crash(cleo);
  await signal(dan, 'SIGSTOP');
  try {
    await play([ana, ben, eve, finn], 24);
    await open_people(ana);
    await Promise.all(['Cleo', 'Dan'].map((name) => wait_words(ana, seat_words(name, 'away, a bot plays'))));
    tell('played on without two of them', since);
    await screenshot(ana, 'online-six-people');
  } finally {
    await signal(dan, 'SIGCONT');  // a stopped process would outlive the test
  }

  since = Date.now();
  const again = await person(certificate, mesh(), 'Cleo', { address: link, beside: cleo });
  await wait_for(again, 'table/menu');
  await Promise.all(['Cleo', 'Dan'].map((name) => wait_words(ana, seat_words(name, 'here'))));
  tell('both are back', since);
  await close_people(ana);
  const six = [ana, ben, again, dan, eve, finn];
  await play(six, 12);

  // Pages that have met need no relay.
  await relay.stop();
  await play(six, 12);
  await start_relay_again();

  since = Date.now();
  await eve.reload();
  await first_frame(eve);
  await wait_for(eve, 'table/menu');
  tell('loaded anew', since);
  since = Date.now();
  await Promise.all(six.map((page) => play_on(page)));
  tell('the rest of the game', since);

  await Promise.all(six.map(rest));
  await screenshot(ana, 'online-six-podium');
  for (const page of six) {
    assert.equal(await made(page), await made(ana));
    assert.equal(await position(page), await position(ana));
    assert.equal(await moves_kept(page), await moves_kept(ana));
  }
  await nothing_wrong(six);
  await Promise.all(six.map(close_page));
});
