// One small page a game, with its own title, description and picture: crawlers see no fragment, so
// a link into a game needs an address of its own to look good in a messenger. The picture's address
// must be whole for most of them: HOMESTRETCH_ADDRESS is where the site will stand, with a slash.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const address = process.env.HOMESTRETCH_ADDRESS ?? '../';

const kGames = {
  parchis: {
    title: 'Parchís',
    text: 'Parchís on boards of three to six arms: alone against bots, at one device or by links. No account, no advertising.',
    alt: 'A Parchís board with pieces in four colours',
  },
  sorry: {
    title: 'Sorry!',
    text: 'The classic race with cards, slides and bumps: alone against bots, at one device or by links. No account, no advertising.',
    alt: 'A board with slides, pawns and a deck of cards',
  },
  maze: {
    title: 'Maze relay',
    text: 'A relay race through a maze whose walls move: alone against bots, at one device or by links. No account, no advertising.',
    alt: 'A maze of white walls with pawns in four colours',
  },
};

// Puts <site>/<game>/index.html and its picture there; `script` is the name of the small script.
export function write_previews(web, site, script) {
  const template = readFileSync(join(web, 'game.html'), 'utf8');
  for (const [game, { title, text, alt }] of Object.entries(kGames)) {
    mkdirSync(join(site, game));
    const picture = `preview-${game}.jpg`;
    copyFileSync(join(web, '../assets/pictures', picture), join(site, picture));
    const words = { TITLE: title, TEXT: text, ALT: alt, GAME: game, SCRIPT: script, PICTURE: address + picture };
    writeFileSync(join(site, game, 'index.html'), template.replace(/%([A-Z]+)%/g, (_, key) => words[key]));
  }
}
