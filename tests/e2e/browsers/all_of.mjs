// The game in another browser than Chromium: a short game of each kind, and on each national board,
// begun by clicks on the table and ended through the elements beside the canvas; saving; a link; no
// network. One after another on one page, which must report no error.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../../tools/web/server.mjs';
import { by_mouse, keys, places, play_by_buttons, play_by_touches, play_to_the_podium, press, rest, wait_for } from '../hands.mjs';
import { in_time, kPatience, site } from '../lib.mjs';
import { picture } from './engines.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const kSetups = {
  ludo: 'ludo seats=Y,R pieces=1 out=1\nhuman - Ann\nbot greedy Otto\n',
  maedn: 'ludo board=maedn seats=Y,R pieces=1\nhuman - Ann\nbot greedy Otto\n',
  chevaux: 'ludo board=chevaux seats=Y,R pieces=1 out=1 home=count\nhuman - Ann\nbot greedy Otto\n',
  parcheesi: 'ludo board=parcheesi seats=Y,R pieces=1 out=1\nhuman - Ann\nbot greedy Otto\n',
  parchis: 'parchis arms=3 pieces=2\nhuman - Ann\nbot greedy Otto\nbot greedy Mila\n',
  sorry: 'sorry pawns=1 out=1\nhuman - Ann\nbot greedy Otto\nbot greedy Mila\nbot greedy Hugo\n',
  maze: 'maze seats=R,Y board=pinwheel red=iiiiii\nhuman - Ann\nbot greedy Otto\n',
};
// How many moves are made, and only by clicks on the table: so few that the game cannot be over by then.
const kMoves = 8;
// A browser that hangs answers nothing for ever.
const kLongestTest = 3 * kPatience;  // ms
const kLongestSign = kPatience / 4;  // ms; for a single value
const kMostLosses = 2;

const loaded = (page) => page.waitForFunction(() => globalThis.homestretch?.first_frame_ms > 0 && globalThis.homestretch.whole());

// Starts a game of this kind, without animation and without automatic moves: else luck may leave nothing
// to be touched. In the maze it is ending a turn and moving walls that need buttons, so the one is
// automatic there, and the red die has no walls. Its first moves are made by clicks.
async function begin(page, game) {
  await page.evaluate(async ([setup, forced]) => {
    globalThis.homestretch.save('settings', `speed 0\nforced ${forced}\n`);
    globalThis.homestretch.save('setup', setup);
    await globalThis.homestretch.saved();
  }, [kSetups[game], game === 'maze' ? 1 : 0]);
  await page.reload();
  await loaded(page);
  await press(page, 'title/play');  // the stored set-up is the chosen one
  await page.waitForFunction(() => globalThis.homestretch.places().things?.length > 0);  // others may have begun
  const { ply } = await places(page);
  const touched = play_by_touches(page, by_mouse(page), ply + kMoves).catch(async (error) => {
    // Whether the page has stopped, or waits for something that is not on the table.
    const shown = await Promise.all([keys(page), places(page)]).catch(String);
    throw new Error([...page.errors, JSON.stringify(shown)].join('\n'), { cause: error });
  });
  assert.ok(await touched > 0);
}

const nothing_wrong = (page) => assert.deepEqual(page.errors, []);

export function all_of(name, open) {
  describe(name, () => {
    let page;
    let close;
    let server;
    let address;
    const begin_visit = async () => {
      ({ server, address } = await serve(site));
      ({ page, close } = await in_time(open(), kPatience));
      await page.goto(address);
      await loaded(page);
    };
    const go_off = () => {
      server.close();
      server.closeAllConnections();
    };
    const end_visit = async () => {
      go_off();
      await close?.();
    };
    const begin_anew = async () => {
      await end_visit();
      await begin_visit();
    };
    before(() => in_time(begin_visit(), kLongestTest).catch(begin_anew));
    after(end_visit);

    // WebKitGTK's process for the page has crashed or stopped now and then on a loaded machine, within the GL of
    // Debian 12 (swrast_dri.so of Mesa 22.3) that its compositor's thread and the page use at once. It happens to
    // games that pass on every other run, so the test in which it does is begun again, in a new browser.
    let losses = 0;
    const is_lost = () => in_time(page.evaluate(() => true), kLongestSign).then(() => false, () => true);
    const check = (title, act) => test(title, (context) => {
      assert.ok(losses <= kMostLosses, 'the browser was lost too often');
      return in_time(act(context), kLongestTest).catch(async (error) => {
        if (page.errors.length > 0 || !await is_lost() || ++losses > kMostLosses) throw error;
        context.diagnostic(`the browser’s process for the page is lost, and the test begins again: ${inspect(error)}`);
        await begin_anew();
        return in_time(act(context), kLongestTest);
      });
    });

    check('the first visit shows the title', async () => {
      await loaded(page);
      await rest(page);
      await wait_for(page, 'title/play');
      assert.equal(await page.evaluate(() => (document.querySelector('#trouble').hidden ? '' : document.querySelector('#trouble').textContent)), '');
      await picture(page, `${name}-title`);
      nothing_wrong(page);
    });

    check('Parchís by clicks, over a reload, and to its end by buttons', async () => {
      await begin(page, 'parchis');
      await picture(page, `${name}-parchis`);
      const { ply } = await places(page);
      await page.evaluate(() => globalThis.homestretch.saved());
      await page.reload();
      await loaded(page);
      await press(page, 'title/continue');
      await page.waitForFunction((made) => globalThis.homestretch.places().ply >= made, ply);
      await play_by_buttons(page);
      nothing_wrong(page);
    });

    for (const game of ['ludo', 'maedn', 'chevaux', 'parcheesi', 'sorry', 'maze']) {
      check(`${game} by clicks, and to its end by buttons`, async () => {
        await begin(page, game);
        await rest(page);
        await picture(page, `${name}-${game}`);
        await (game === 'maze' ? play_to_the_podium : play_by_buttons)(page);
        nothing_wrong(page);
      });
    }

    check('a link opens', async () => {
      const [, , link] = readFileSync(join(here, '../../vectors/link/version1.txt'), 'utf8').split('\n')[2].split(' ');
      await page.goto(`${address}?again#${link}`);
      await loaded(page);
      await wait_for(page, 'review/turn-back');
      nothing_wrong(page);
    });

    check('without a network', async (context) => {
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
      nothing_wrong(page);
    });
  });
}
