// No word is cut off and nothing leaves the window: every size of window, text and language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, press, rest } from './hands.mjs';
import { close_page, complaints, open_page, screenshot } from './lib.mjs';

const kWindows = [[320, 568], [390, 844], [844, 390], [1280, 800], [3840, 2160]];
const kTexts = [100, 150, 200];
const kLanguages = ['en', 'fr', 'cs', 'es'];

// Words that did not fit, and widgets of the top layer outside the window.
function faults(page) {
  return page.evaluate(() => globalThis.homestretch.targets().flatMap((target) => {
    if (target.clipped) return [`${target.key} “${target.label}” is cut off`];
    const [left, top, width, height] = target.visible;
    const out = left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight;
    return width > 0 && height > 0 && out ? [`${target.key} “${target.label}” leaves the window`] : [];
  }));
}

async function look(page, name, found) {
  await rest(page);
  found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
}

for (const [width, height] of kWindows) {
  for (const text of kTexts) {
    test(`all fits ${width}×${height} with text at ${text} %`, async () => {
      const page = await open_page({
        viewport: { width, height },
        init: `localStorage.setItem('homestretch.settings', 'speed 0\\ntext ${text}\\n')`,
      });
      const found = [];
      for (const language of kLanguages) {
        await press(page, `title/language/${language}`);
        await look(page, `${language} title`, found);
        await press(page, 'title/settings');
        await look(page, `${language} settings`, found);
        await press(page, 'settings/close');
        await press(page, 'title/parchis');
        await look(page, `${language} set-up`, found);
        await press(page, 'setup/start');
        await look(page, `${language} table`, found);
        if (language === 'cs') await screenshot(page, `fit-${width}x${height}-${text}`);
        await press(page, 'table/menu');
        await look(page, `${language} menu`, found);
        await press(page, (await keys(page)).find((key) => key.endsWith('/leave')));
      }
      assert.deepEqual(found, []);
      assert.deepEqual(await complaints(page), []);
      await close_page(page);
    });
  }
}
