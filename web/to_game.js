// A game's own small page, for messengers that show a preview of a link: goes on to the game with
// the address's fragment, or with this game chosen.
const game = location.pathname.replace(/index\.html$/, '').split('/').filter(Boolean).at(-1);
location.replace(`../${location.search}${location.hash || `#game=${game}`}`);
