// Runs the browser tests: run.mjs [file…]. Four files at once, each with a browser of its own, since a
// page often waits for a timer. Everything runs in a network of its own with nothing but loopback.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const asked = process.argv.slice(2);
// The longest begin first: those of rooms, which wait for several pages, then those with the most tests.
const rank = (name) => statSync(join(here, name)).size + (/^(online|rooms)/.test(name) ? 1e6 : 0);
const files = asked.length > 0 ? asked : readdirSync(here).filter((name) => name.endsWith('.test.mjs'))
  .sort((a, b) => rank(b) - rank(a));
const site = process.env.HOMESTRETCH_SITE ?? join(here, '../../build/web/site');
if (!existsSync(join(site, 'index.html'))) {
  console.error(`there is no site in ${site}: run tools/dev build web`);
  process.exit(2);
}
// Debian's ip and nats-server are there, where an ordinary user's shell does not look.
process.env.PATH += ':/usr/sbin:/sbin';
const kNetwork = ['-n', ...(process.getuid() === 0 ? [] : ['-r'])];
function in_own_network() {
  if (process.env.HOMESTRETCH_OWN_NETWORK) return;
  if (spawnSync('unshare', [...kNetwork, 'true']).status !== 0) {
    console.error('no network of our own can be made here: the tests run in the machine’s');
    return;
  }
  const { status } = spawnSync('unshare', [
    ...kNetwork, 'bash', '-c', 'ip link set lo up; exec "$@"', '--', process.execPath, ...process.argv.slice(1),
  ], { stdio: 'inherit', env: { ...process.env, HOMESTRETCH_OWN_NETWORK: '1' } });
  process.exit(status ?? 1);
}
in_own_network();

// For the tests' Chromium (lib.mjs).
process.env.HOMESTRETCH_KEEPER = join(site, '../keep_memory.so');
execFileSync('c++', ['-O2', '-shared', '-fPIC', '-o', process.env.HOMESTRETCH_KEEPER, join(here, 'keep_memory.cpp')]);

// Every wait in a test has its own timeout (lib.mjs); this one is for a file whose browser is gone.
// Debian's Node 18 has no switch for it.
const kLongestFile = 1_200_000 * Number(process.env.HOMESTRETCH_THROTTLE ?? 1);  // ms
const tests = run({ files: files.map((name) => join(here, name)), concurrency: 4, timeout: kLongestFile });
tests.on('test:fail', () => { process.exitCode = 1; });
const kGoodbye_ms = 60_000;  // for a file's process that does not end
tests.on('end', () => setTimeout(() => process.exit(), kGoodbye_ms).unref());
tests.compose(new spec()).pipe(process.stdout);
