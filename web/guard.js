// Inlined in the page, so that there is a message when the page's script or style does not arrive,
// or is refused by the browser because it does not belong to the page.
import { language_of } from './language.js';

const kWords = {
  en: ['The game could not be loaded', 'This file has not come, or it is not the one that belongs to the page and was refused:', 'Try again'],
  fr: ['Le jeu n’a pas pu être chargé', 'Ce fichier n’est pas arrivé, ou n’est pas celui de la page et a été refusé :', 'Réessayer'],
  cs: ['Hru se nepodařilo načíst', 'Tento soubor nedorazil, nebo ke stránce nepatří a byl odmítnut:', 'Zkusit znovu'],
  es: ['No se pudo cargar el juego', 'Este archivo no ha llegado, o no es el de la página y se ha rechazado:', 'Reintentar'],
};

function show(name) {
  const [title, text, again] = kWords[language_of(kWords)];
  const line = document.createElement('li');
  line.textContent = name;
  const trouble = document.querySelector('#trouble');
  document.querySelector('#loading').hidden = true;
  trouble.querySelector('h1').textContent = title;
  trouble.querySelector('p').textContent = text;
  trouble.querySelector('ul').replaceChildren(line);
  const button = trouble.querySelector('button');
  button.textContent = again;
  button.hidden = false;
  button.addEventListener('click', () => location.reload());
  trouble.hidden = false;
  button.focus();
}

addEventListener('error', ({ target }) => {
  const url = target instanceof HTMLScriptElement ? target.src : target.rel === 'stylesheet' ? target.href : '';
  if (!url) return;
  const name = url.split('/').at(-1);
  if (document.querySelector('#trouble')) show(name);
  else addEventListener('DOMContentLoaded', () => show(name));
}, true);
