/** A house in the browser: the way to it, and how it stays open from page to page. */
export { Pocket } from './pocket';
export { stay } from './staying';
export { hold } from '../wire/release';
