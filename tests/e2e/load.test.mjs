// The page loads, draws, and obeys its own security policy; if the browser lacks something, it says
// so.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { rest } from './hands.mjs';
import { close_page, complaints, kDesktop, kSharpPhone, first_frame, open_page, screenshot, site } from './lib.mjs';

for (const [name, device] of Object.entries({ phone: kSharpPhone, desktop: { ...kDesktop, dpr: 1 } })) {
  test(`the first frame comes on a ${name}, without a complaint`, async () => {
    const page = await open_page(device);
    assert.ok(await first_frame(page) > 0);
    await page.waitForSelector('#loading', { state: 'hidden' });
    await screenshot(page, `load-${name}`);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('the first load is small, and so is all of the program', () => {
  const kFirst = 300_000;
  const kBoth = 650_000;
  const said = execFileSync(process.execPath, [join(dirname(fileURLToPath(import.meta.url)), '../../tools/web/size.mjs'), site, '--program'], { encoding: 'utf8' });
  const of = (line) => Number(new RegExp(`(\\d+)  ${line}$`, 'm').exec(said)[1]);
  assert.ok(of('the first load') <= kFirst, said);
  assert.ok(of('with the second part of the program') <= kBoth, said);
});

test('nothing moves on the page while it loads', async () => {
  const watch = () => {
    globalThis.moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { globalThis.moved += value; }))
      .observe({ type: 'layout-shift', buffered: true });
  };
  const page = await open_page({ ...kDesktop, dpr: 1, init: watch });
  await rest(page);
  const moved = await page.evaluate(() => globalThis.moved);
  assert.ok(moved < 0.01, `${moved}`);  // the changing percentage
  await close_page(page);
});

test('no file is asked for twice', async () => {
  const asked = [];
  const note = (page) => page.on('request', (request) => asked.push(request.url()));
  const page = await open_page({ ...kSharpPhone, before: note });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /second-.*\.wasm$/.test(name)));
  await rest(page);
  assert.deepEqual(asked.filter((url, i) => asked.indexOf(url) !== i), []);
  await close_page(page);
});

// Of a program's file only the first half ever comes.
function halve_programs() {
  const { fetch } = globalThis;
  globalThis.fetch = async (...asked) => {
    const response = await fetch(...asked);
    if (!response.url.endsWith('.wasm')) return response;
    const bytes = await response.arrayBuffer();
    const half = new ReadableStream({ start(stream) { stream.enqueue(new Uint8Array(bytes, 0, bytes.byteLength / 2)); } });
    return new Response(half, { headers: { 'Content-Type': 'application/wasm' } });
  };
}

test('the loading screen shows how far it is', async () => {
  const page = await open_page({ ...kSharpPhone, init: halve_programs, wait: false });
  await page.waitForFunction(() => document.querySelector('#progress')?.textContent === 'Loading 50%');
  assert.equal(await page.getAttribute('#track', 'aria-valuenow'), '50');
  await screenshot(page, 'loading');
  await close_page(page);
});

const kSayings = { en: 'This browser cannot', fr: 'Ce navigateur', cs: 'Tento prohlížeč', es: 'Este navegador' };
for (const [lang, saying] of Object.entries(kSayings)) {
  test(`without WebGL 2 the page says so (${lang})`, async () => {
    const without = () => { HTMLCanvasElement.prototype.getContext = () => null; };
    const page = await open_page({ dpr: 1, lang, init: without, wait: false });
    await page.waitForSelector('#trouble:not([hidden])');
    const text = await page.textContent('#trouble');
    assert.ok(text.includes(saying) && text.includes('WebGL 2'), text);
    await screenshot(page, `missing-${lang}`);
    assert.deepEqual(await complaints(page), []);
    await close_page(page);
  });
}

test('everything speaks the first of one’s languages that there is', async () => {
  const prefer = () => { Object.defineProperty(navigator, 'languages', { get: () => ['de-DE', 'cs-CZ', 'fr'] }); };
  const page = await open_page({ lang: 'de-DE', init: prefer });
  await page.waitForFunction(() => document.documentElement.lang === 'cs' && globalThis.homestretch.language() === 'cs');
  await rest(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'cs');
  await page.route('**/homestretch-*.js', (route) => route.fulfill({ body: '' }));
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('#trouble:not([hidden])');
  assert.match(await page.textContent('#trouble'), /Hru se nepodařilo načíst/);
  await close_page(page);
});

test('without SIMD the page says so', async () => {
  const page = await open_page({ init: () => { WebAssembly.validate = () => false; }, wait: false });
  await page.waitForSelector('#trouble:not([hidden])');
  assert.match(await page.textContent('#trouble'), /WebAssembly SIMD/);
  await close_page(page);
});

test('a broken download offers to try again', async () => {
  const page = await open_page({ wait: false });
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.waitForSelector('#trouble button:not([hidden])');
  assert.match(await page.textContent('#trouble'), /404/);
  await close_page(page);
});
