// A page and the native window play one game over a bus: HOMESTRETCH_NATIVE is the program, built
// with HS_NATS. Runs in a network of its own (run.mjs).
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { rest } from '../hands.mjs';
import { in_time, kPatience, screenshot } from '../lib.mjs';
import { start_bus } from '../rooms/bus.mjs';
import { certificate } from '../rooms/meeting.mjs';
import { begin, done, open_table, person, play_on, position, wait_label } from '../rooms/tables.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const shots = process.env.HOMESTRETCH_SHOTS ?? join(here, '../../../build/e2e/screenshots');
const kSetups = {
  parchis: 'parchis seats=Y,R pieces=1\nhuman - \nbot greedy Mila\n',
  maedn: 'ludo board=maedn seats=Y,R pieces=1\nhuman - \nbot greedy Mila\n',
};

// The native window in seat 1; `over` is the position that it prints at the end, `leave` returns
// its exit code.
function native_guest(link, bus, picture) {
  const data = mkdtempSync(join(tmpdir(), 'homestretch-native-'));
  const child = spawn(process.env.HOMESTRETCH_NATIVE, [
    link, '--bus', bus, '--sit', '1', '--shot', picture, '--data', data, '--size', '480x560',
    '--settings', 'name Nora; forced 1',
  ], { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, SDL_VIDEODRIVER: 'offscreen', SDL_AUDIODRIVER: 'dummy', LC_ALL: 'C.UTF-8' } });
  let said = '';
  const ended = new Promise((end) => { child.on('exit', end); });
  const over = new Promise((tell, fail) => {
    child.stdout.on('data', (text) => {
      said += text;
      const line = /^over (.*)\n/m.exec(said);
      if (line) tell(line[1]);
    });
    ended.then((code) => fail(new Error(`the native window ended with ${code}: ${said}`)));
  });
  over.catch(() => {});
  return {
    over,
    leave: async () => {
      child.stdin.end();
      const late = setTimeout(() => child.kill('SIGKILL'), kPatience);
      const code = await ended;
      clearTimeout(late);
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}

for (const [game, setup] of Object.entries(kSetups)) {
  test(`a page and the native window play a whole game of ${game}`, async () => {
    const [node] = await start_bus(certificate);
    mkdirSync(shots, { recursive: true });
    const picture = join(shots, `native-${game}.png`);
    let nora;
    try {
      const ana = await person(certificate, { nostr: [], bus: [node.address], ice: [] }, 'Ana', { setup });
      nora = native_guest(await open_table(ana), node.native_address, picture);
      await wait_label(ana, 'online/seat/1', /Nora.*ready/);
      await begin([ana]);
      await play_on(ana);
      await rest(ana);
      assert.equal(await in_time(nora.over, kPatience), await position(ana));
      await screenshot(ana, `native-${game}-page`);
      assert.equal(await nora.leave(), 0);
      assert.ok(statSync(picture).size > 10_000);
      await done([ana]);
    } finally {
      await nora?.leave();
      await node.kill();
    }
  });
}
