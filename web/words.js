// The page's own words around the game: for loading, and for when it cannot start. The game's words
// are in assets/po.
import { page_language } from './language.js';

const kWords = {
  en: {
    loading: 'Loading',
    starting: 'Setting the table',
    cannot: 'This browser cannot show the game',
    missing: 'Homestretch needs these, and they are missing here:',
    webassembly: 'WebAssembly',
    simd: 'WebAssembly SIMD',
    webgl2: 'WebGL 2 (it may be switched off in the settings, or the graphics driver is too old)',
    advice: 'A current Firefox, Chrome, Edge or Safari has them.',
    broken: 'The game could not be loaded',
    stopped: 'The game has stopped',
    reason: 'Please try again. What happened:',
    changed: 'This file is not the one that belongs to the page. Somebody or something has changed it on its way, so it was refused:',
    again: 'Try again',
  },
  fr: {
    loading: 'Chargement',
    starting: 'On dresse la table',
    cannot: 'Ce navigateur ne peut pas afficher le jeu',
    missing: 'Homestretch a besoin de ceci, qui manque ici :',
    webassembly: 'WebAssembly',
    simd: 'WebAssembly SIMD',
    webgl2: 'WebGL 2 (peut-être désactivé dans les réglages, ou pilote graphique trop ancien)',
    advice: 'Un Firefox, Chrome, Edge ou Safari récent convient.',
    broken: 'Le jeu n’a pas pu être chargé',
    stopped: 'Le jeu s’est arrêté',
    reason: 'Veuillez réessayer. Ce qui s’est passé :',
    changed: 'Ce fichier n’est pas celui de la page : il a été modifié en chemin et a donc été refusé :',
    again: 'Réessayer',
  },
  cs: {
    loading: 'Načítání',
    starting: 'Prostíráme stůl',
    cannot: 'Tento prohlížeč hru nezobrazí',
    missing: 'Homestretch potřebuje toto, a zde to chybí:',
    webassembly: 'WebAssembly',
    simd: 'WebAssembly SIMD',
    webgl2: 'WebGL 2 (může být vypnuté v nastavení, nebo je ovladač grafiky příliš starý)',
    advice: 'Současný Firefox, Chrome, Edge nebo Safari to má.',
    broken: 'Hru se nepodařilo načíst',
    stopped: 'Hra se zastavila',
    reason: 'Zkuste to prosím znovu. Co se stalo:',
    changed: 'Tento soubor ke stránce nepatří: někdo nebo něco ho cestou změnilo, a proto byl odmítnut:',
    again: 'Zkusit znovu',
  },
  es: {
    loading: 'Cargando',
    starting: 'Poniendo la mesa',
    cannot: 'Este navegador no puede mostrar el juego',
    missing: 'Homestretch necesita esto, y aquí falta:',
    webassembly: 'WebAssembly',
    simd: 'WebAssembly SIMD',
    webgl2: 'WebGL 2 (puede estar desactivado en los ajustes, o el controlador gráfico es antiguo)',
    advice: 'Un Firefox, Chrome, Edge o Safari actual sirve.',
    broken: 'No se pudo cargar el juego',
    stopped: 'El juego se ha detenido',
    reason: 'Inténtalo de nuevo. Lo que ha pasado:',
    changed: 'Este archivo no es el de la página: algo o alguien lo ha cambiado por el camino, y por eso se ha rechazado:',
    again: 'Reintentar',
  },
};

// The first of the reader's languages that we have, else English.
export const page_words = () => kWords[page_language()];
