// Runs the browser tests: run.mjs [file…], one after another, as two browsers would starve each other.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const asked = process.argv.slice(2);
const files = asked.length > 0 ? asked : readdirSync(here).filter((name) => name.endsWith('.test.mjs')).sort();
const site = process.env.HOMESTRETCH_SITE ?? join(here, '../../build/web/site');
if (!existsSync(join(site, 'index.html'))) {
  console.error(`there is no site in ${site}: run tools/dev build web`);
  process.exit(2);
}
// A promise in a page that never settles would wait for ever; the limit is that of a whole file, too.
const kLongestTest = 600_000 * Number(process.env.HOMESTRETCH_THROTTLE ?? 1);  // ms
const { status } = spawnSync(process.execPath, [
  '--test', '--test-concurrency=1', `--test-timeout=${kLongestTest}`, '--test-reporter=spec', ...files.map((name) => join(here, name)),
], { stdio: 'inherit' });
process.exit(status ?? 1);
