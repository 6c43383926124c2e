// A game's own small page, made for messengers that show a preview of a link: goes on to the game
// with whatever the address holds, or with this game chosen.
const game = location.pathname.split('/').filter(Boolean).at(-1);
location.replace(`../${location.search}${location.hash || `#game=${game}`}`);
