// One small page per game, with its own title, description and picture: crawlers ignore fragments,
// so a link into a game needs its own address to look good in a messenger. Most of them need the
// picture's full address: HOMESTRETCH_ADDRESS is the site's future address, with a slash. The words
// for each game are in web/games/<game>.json.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const address = process.env.HOMESTRETCH_ADDRESS ?? '../';

// Puts <site>/<game>/index.html and its picture there; `script` is the small script: its name
// and its hash.
export function write_previews(web, site, script) {
  const template = readFileSync(join(web, 'game.html'), 'utf8');
  for (const file of readdirSync(join(web, 'games')).sort()) {
    const game = file.replace('.json', '');
    const { title, text, alt } = JSON.parse(readFileSync(join(web, 'games', file), 'utf8'));
    mkdirSync(join(site, game));
    const picture = `preview-${game}.jpg`;
    copyFileSync(join(web, '../assets/pictures', picture), join(site, picture));
    const words = { TITLE: title, TEXT: text, ALT: alt, GAME: game, PICTURE: address + picture, SCRIPT: script.name, SCRIPT_HASH: script.hash };
    writeFileSync(join(site, game, 'index.html'), template.replace(/%([A-Z_]+)%/g, (_, key) => words[key]));
  }
}
