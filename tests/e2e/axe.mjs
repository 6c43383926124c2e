// Expects axe-core to find no fault on a page, best practices included.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rest } from './hands.mjs';

const axe = readFileSync(join(process.env.HOMESTRETCH_NPM, 'node_modules/axe-core/axe.min.js'), 'utf8');

export async function findings(page) {
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

// Once the page is at rest.
export async function axe_finds_nothing(page) {
  await rest(page);
  assert.deepEqual(await findings(page), []);
}
