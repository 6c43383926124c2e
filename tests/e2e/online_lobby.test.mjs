// Before a game online: the name that somebody writes after they have sat down, other rules, and the way back
// to the table. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kept_games, press, rest, wait_for } from './hands.mjs';
import { games_are } from './keeping.mjs';
import { close_page, screenshot } from './lib.mjs';
import { certificate, mesh } from './rooms/meeting.mjs';
import { begin, kTwo, nothing_wrong, open_table, person, wait_label } from './rooms/tables.mjs';

test('a name is told when it is written, the title leads back to the table, and its rules may be changed', async () => {
  const ana = await person(certificate, mesh(), 'Ana', { setup: kTwo });
  const link = await open_table(ana);
  const ben = await person(certificate, mesh(), '', { address: link });
  await press(ben, 'online/seat/1');
  await wait_label(ana, 'online/seat/1', /ready/);
  await press(ben, 'online/name');
  await ben.fill('#edit', 'Ben');
  await ben.keyboard.press('Enter');
  await wait_label(ana, 'online/seat/1', /Ben/);

  await ana.evaluate(() => history.back());
  await wait_label(ana, 'title/tables', /Back to my table/);
  await press(ana, 'title/tables');
  await press(ana, 'online/rules');
  await wait_label(ana, 'setup/online', /Use these rules/);
  await rest(ana);
  await screenshot(ana, 'online-rules');
  await press(ana, 'setup/rules');
  await press(ana, 'setup/rule/safe/12');
  await press(ana, 'setup/online');
  await wait_for(ana, 'online/rules');
  assert.equal(await ana.evaluate(() => globalThis.copied), link);
  await wait_for(ben, 'online/ready');  // the rules are others now
  await press(ben, 'online/ready');
  await wait_label(ana, 'online/seat/1', /ready/);
  await begin([ana, ben], ana);
  const rules = async (page) => {
    await games_are(page, 1);
    const [game] = await kept_games(page);
    return game.match(/^position (.*?) \|/m)[1];
  };
  assert.equal(await rules(ben), await rules(ana));
  assert.match(await rules(ben), /safe=12/);
  await nothing_wrong([ana, ben]);
  await Promise.all([ana, ben].map(close_page));
});
