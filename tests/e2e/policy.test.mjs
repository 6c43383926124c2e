// The page's own content policy: it allows exactly this, and the page needs each part of it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { press } from './hands.mjs';
import { close_page, kSmall, open_page, site } from './lib.mjs';

const html = readFileSync(join(site, 'index.html'), 'utf8');
const [, policy] = /http-equiv="?Content-Security-Policy"?\s+content="([^"]+)"/.exec(html);
const directives = policy.split(';').map((text) => text.trim().split(' '));

const kHash = /^'sha256-.{44}'$/;
const kAllowed = {
  'script-src': ["'self'", "'wasm-unsafe-eval'", 'hash', 'hash'],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'", 'wss:'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'trusted-types': ['homestretch-worker'],
};
const kForbidden = {
  'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"], 'require-trusted-types-for': ["'script'"],
};

test('the policy allows exactly what it is to allow', () => {
  const found = directives.map(([name, ...sources]) => [name, sources.map((source) => (kHash.test(source) ? 'hash' : source))]);
  assert.deepEqual(Object.fromEntries(found), { ...kForbidden, ...kAllowed });
  assert.equal(found.length, Object.keys(kForbidden).length + Object.keys(kAllowed).length);
});

// What a page does for which it needs a directive, unless it does so by itself when it is loaded.
const kUses = {
  'wss:': async (page) => {
    await press(page, 'title/ways');
    await press(page, 'setup/online');
  },
  // A browser without a window asks for neither: here the page's icon is, and its manifest.
  'img-src': (page) => page.evaluate(() => { new Image().src = document.querySelector('link[rel=icon]').href; }),
  'manifest-src': async (page) => (await page.context().newCDPSession(page)).send('Page.getAppManifest'),
};

// Opens the page without one of the sources that its policy allows, until that directive is breached.
async function breach_without(name, source) {
  const without = directives.map((words) => words.filter((word, i) => i === 0 || words[0] !== name || word !== source));
  const poorer = html.replace(policy, without.map((words) => (words.length > 1 ? words : [...words, "'none'"]).join(' ')).join('; '));
  const page = await open_page({
    ...kSmall, wait: false, context: { serviceWorkers: 'allow' },
    before: async (fresh) => {
      await fresh.route((url) => url.pathname === '/', (route) => route.fulfill({ contentType: 'text/html', body: poorer }));
      await fresh.route('**/relays.json', (route) => route.fulfill({ json: { nostr: ['wss://localhost:1'], ice: [] } }));
    },
  });
  await (kUses[source] ?? kUses[name])?.(page);
  await page.waitForFunction((wanted) => globalThis.policy_breaches?.some((one) => one.startsWith(wanted)), name);
  await close_page(page);
}

for (const [name, ...sources] of directives.filter(([directive]) => directive in kAllowed)) {
  test(`the page needs each source of its ${name}`, async () => {
    await Promise.all(sources.map((source) => breach_without(name, source)));
  });
}
