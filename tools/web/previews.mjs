// One small page a game, with its own title, description and picture: crawlers see no fragment, so
// a link into a game needs an address of its own to look good in a messenger. The picture's address
// must be whole for most of them: HOMESTRETCH_ADDRESS is where the site will stand, with a slash.
// The words of each game stand in web/games/<game>.json.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const address = process.env.HOMESTRETCH_ADDRESS ?? '../';

// Puts <site>/<game>/index.html and its picture there; `script` is the name of the small script.
export function write_previews(web, site, script) {
  const template = readFileSync(join(web, 'game.html'), 'utf8');
  for (const file of readdirSync(join(web, 'games')).sort()) {
    const game = file.replace('.json', '');
    const { title, text, alt } = JSON.parse(readFileSync(join(web, 'games', file), 'utf8'));
    mkdirSync(join(site, game));
    const picture = `preview-${game}.jpg`;
    copyFileSync(join(web, '../assets/pictures', picture), join(site, picture));
    const words = { TITLE: title, TEXT: text, ALT: alt, GAME: game, SCRIPT: script, PICTURE: address + picture };
    writeFileSync(join(site, game, 'index.html'), template.replace(/%([A-Z]+)%/g, (_, key) => words[key]));
  }
}
