// The game in another browser than Chromium: a short game of each kind to its end, by clicks and
// through the elements beside the canvas; saving; a link; no network. One after another on one page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../../tools/web/server.mjs';
import { by_mouse, places, play_by_buttons, play_by_hand, play_to_the_podium, press, rest, wait_for } from '../hands.mjs';
import { site } from '../lib.mjs';
import { picture } from './engines.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const kSetups = {
  ludo: 'ludo seats=Y,R pieces=1 out=1\nhuman - Ann\nbot greedy Otto\n',
  parchis: 'parchis arms=3 pieces=2\nhuman - Ann\nbot greedy Otto\nbot greedy Mila\n',
  sorry: 'sorry pawns=1 out=1\nhuman - Ann\nbot greedy Otto\nbot greedy Mila\nbot greedy Hugo\n',
  maze: 'maze seats=R,Y board=pinwheel\nhuman - Ann\nbot greedy Otto\n',
};
// How many moves are made by clicks on the table: so few that the game cannot be over by then.
const kClicks = 4;

const loaded = (page) => page.waitForFunction(() => globalThis.homestretch?.first_frame_ms > 0 && globalThis.homestretch.whole());

// Starts a game of this kind, without animation.
async function begin(page, game, settings = '') {
  await page.evaluate(async ([setup, more]) => {
    globalThis.homestretch.save('settings', `speed 0\n${more}`);
    globalThis.homestretch.save('setup', setup);
    await globalThis.homestretch.saved();
  }, [kSetups[game], settings]);
  await page.reload();
  await loaded(page);
  await press(page, 'title/play');  // the stored set-up is the chosen one
  await page.waitForFunction(() => globalThis.homestretch.places().ply !== undefined);
}

export function all_of(name, open) {
  describe(name, () => {
    let page;
    let close;
    let server;
    let address;
    before(async () => {
      ({ server, address } = await serve(site));
      ({ page, close } = await open());
      await page.goto(address);
    });
    const go_off = () => {
      server.close();
      server.closeAllConnections();
    };
    after(async () => {
      await close();
      go_off();
    });

    test('the first visit shows the title', async () => {
      await loaded(page);
      await rest(page);
      await wait_for(page, 'title/play');
      assert.equal(await page.evaluate(() => (document.querySelector('#trouble').hidden ? '' : document.querySelector('#trouble').textContent)), '');
      await picture(page, `${name}-title`);
    });

    test('Parchís by clicks, over a reload, and to its end by buttons', async () => {
      await begin(page, 'parchis', 'forced 0\n');  // else luck may leave nothing to be touched
      for (let i = 0; i < kClicks; ++i) assert.ok(await play_by_hand(page, by_mouse(page)));
      await picture(page, `${name}-parchis`);
      const { ply } = await places(page);
      await page.evaluate(() => globalThis.homestretch.saved());
      await page.reload();
      await loaded(page);
      await press(page, 'title/continue');
      await page.waitForFunction((made) => globalThis.homestretch.places().ply >= made, ply);
      await play_by_buttons(page);
    });

    for (const [game, play] of [['ludo', play_by_buttons], ['sorry', play_by_buttons], ['maze', play_to_the_podium]]) {
      test(`${game} to its end`, async () => {
        await begin(page, game);
        await rest(page);
        await picture(page, `${name}-${game}`);
        await play(page);
      });
    }

    test('a link opens', async () => {
      const [, , link] = readFileSync(join(here, '../../vectors/link/version1.txt'), 'utf8').split('\n')[2].split(' ');
      await page.goto(`${address}?again#${link}`);
      await loaded(page);
      await wait_for(page, 'review/turn-back');
    });

    test('without a network', async (context) => {
      const worker = await page.evaluate(() => Promise.race([
        navigator.serviceWorker?.ready.then(() => true), new Promise((done) => { setTimeout(() => done(false), 20_000); }),
      ]));
      if (!worker && name === 'webkit') return context.skip('this browser keeps no worker here');
      assert.ok(worker, 'there is a worker');
      await page.goto(address);
      await loaded(page);
      go_off();
      await page.reload();
      await loaded(page);
      await press(page, 'title/ways');
      await wait_for(page, 'setup/start');
    });
  });
}
