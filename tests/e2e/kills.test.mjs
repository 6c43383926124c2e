// What is killed in mid-save loses no move whose save was reported: the page's own process, and the whole
// browser with all of its processes. HOMESTRETCH_KILLS says how often each is killed.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { press, wait_for } from './hands.mjs';
import { kFourPeople, moves_kept, new_game, saved, to_title } from './keeping.mjs';
import { complaints, crash, first_frame, in_time, kPatience, kSmall, open_page } from './lib.mjs';

const kKills = Number(process.env.HOMESTRETCH_KILLS ?? 3);

// Pieces and dice move at their usual speed.
const slow_people = { setup: kFourPeople.setup };
// Kills the page's renderer; returns the same address on a new page.
async function kill(page) {
  const context = page.context();
  const address = page.url();
  await crash(page);
  const again = await context.newPage();
  await again.goto(address);
  await first_frame(again);
  return again;
}

const wait_frames = async (page, count) => {
  const frames = await page.evaluate(() => globalThis.homestretch.frames());
  // Or until nothing moves any more: then no further frames come.
  await page.waitForFunction(([then, more]) => {
    const { frames: drawn, rests } = globalThis.homestretch;
    return drawn() > then + more || rests();
  }, [frames, count]);
};

test('a page killed in mid-move loses nothing that was acknowledged', async () => {
  const page = await open_page({ ...kSmall, motion: true, kept: slow_people });
  await new_game(page);
  await saved(page);
  const before = await moves_kept(page);
  await wait_frames(page, 0);  // the die is still rolling
  const again = await kill(page);
  // A pass may have followed the throw before the end.
  const after = await moves_kept(again);
  assert.equal(after.length, before.length);
  for (const [i, moves] of before.entries()) assert.ok(after[i] >= moves, `${after[i]} of ${moves}`);
  await press(again, 'title/continue');
  await press(again, 'table/menu');
  await again.context().close();
});

// When the page dies, a throw is about to be stored, is being written, or has been written.
test(`a page killed ${kKills} times while it saves keeps every move that was acknowledged`, async () => {
  const kMoments = 11;  // after the throw, in frames
  const kThrows = 20;   // of one game, which cannot be over yet
  let page = await open_page({ ...kSmall, motion: true, kept: slow_people });
  for (let round = 0; round < kKills; ++round) {
    if (round % kThrows === 0) {
      if (round > 0) await to_title(page);
      await new_game(page);
    }
    await wait_for(page, 'table/throw');
    await saved(page);
    const before = await moves_kept(page);
    await press(page, 'table/throw');
    const moment = Math.floor(round * kMoments / Math.min(kKills, kMoments)) % kMoments;
    if (moment > 0) await wait_frames(page, moment - 1);
    page = await kill(page);
    const kept = await moves_kept(page);
    assert.equal(kept.length, before.length, `after kill ${round + 1}`);
    for (const [i, moves] of before.entries()) assert.ok(kept[i] >= moves, `after kill ${round + 1}: ${kept[i]} of ${moves}`);
    await press(page, 'title/continue');
  }
  await page.context().close();
});

// The group of processes of the browser that has its profile in this folder.
function group_of(profile) {
  const read = (id, name) => {
    try {
      return readFileSync(`/proc/${id}/${name}`, 'utf8');
    } catch {
      return '';  // it has just ended
    }
  };
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    .filter((id) => read(id, 'cmdline').split('\0').includes(`--user-data-dir=${profile}`));
  // After the name: the state, the parent, the group.
  const groups = new Set(own.map((id) => Number(read(id, 'stat').split(') ').at(-1).split(' ')[2])).filter(Number.isFinite));
  assert.equal(groups.size, 1, `the processes ${own} are of the groups ${[...groups]}`);
  return [...groups][0];
}

// Ends a browser with all of its processes at once: none of them hears of it.
async function kill_browser(page, profile) {
  const gone = page.context().waitForEvent('close');
  process.kill(-group_of(profile), 'SIGKILL');
  await gone;
}

// From now on tells how many moves each game has on the disk, as soon as that has been reported.
const tell_saved = (page) => page.evaluate(() => {
  const { keys, load, saved } = globalThis.homestretch;
  const games = () => keys().split('\n').filter((key) => key.startsWith('game-'))
    .map((key) => [key, Number(load(key).match(/^moves (\d+)$/m)[1])]);
  const tell = async () => {
    const there = games();
    if (await saved('game-')) globalThis.reported(there);
    setTimeout(tell);
  };
  tell();
});

// Four bots at full speed: a game that is saved with each of many moves a second.
const kBots = {
  settings: 'speed 0\n',
  setup: `parchis\n${['Otto', 'Mila', 'Hugo', 'Nora'].map((name) => `bot greedy ${name}\n`).join('')}`,
};

// The texts of all games on the disk, and of what was set aside, by their keys.
const texts_of = (page) => page.evaluate(() => {
  const { keys, load } = globalThis.homestretch;
  return keys().split('\n').filter((key) => /^(game|aside)-/.test(key)).map((key) => [key, load(key)]);
});

test(`a browser killed ${kKills} times with all its processes while it saves keeps every move that was acknowledged`, async (test) => {
  const kMoves = 20;  // at least so many are reported before the next kill
  const profile = mkdtempSync(join(tmpdir(), 'homestretch-profile-'));
  test.after(() => rmSync(profile, { recursive: true, force: true }));
  const reported = new Map();  // the moves of each game
  const all_reported = () => [...reported.values()].reduce((sum, moves) => sum + moves, 0);
  let page;
  for (let round = 0; ; ++round) {
    page = await open_page({ ...kSmall, profile, kept: kBots });
    // A disk on a busy machine may answer after the title is there. What it has is said below.
    if (round > 0) await wait_for(page, 'title/continue').catch(() => {});
    const texts = await texts_of(page);
    assert.deepEqual(texts.map(([key]) => key).sort(), [...reported.keys()].sort(), `after kill ${round}`);
    for (const [key, text] of texts) {
      const kept = Number(text.match(/^moves (\d+)$/m)[1]);
      assert.ok(kept >= reported.get(key), `after kill ${round}: ${kept} of ${reported.get(key)} moves`);
    }
    if (round === kKills) break;
    const enough = all_reported() + kMoves + (round * 7) % kMoves;
    await in_time(new Promise((done, fail) => {
      const report = (there) => {
        for (const [key, moves] of there) reported.set(key, moves);
        if (all_reported() >= enough) done();
      };
      // A new game, and then the same one goes on.
      const play = () => press(page, round % 2 === 0 ? 'title/play' : 'title/continue');
      page.exposeFunction('reported', report).then(() => tell_saved(page)).then(play).catch(fail);
    }), 2 * kPatience);
    await kill_browser(page, profile);
  }
  console.log(`${kKills} kills: ${all_reported()} moves in ${reported.size} games were acknowledged, and all are there`);
  assert.deepEqual(await complaints(page), []);
  await page.context().close();
});
