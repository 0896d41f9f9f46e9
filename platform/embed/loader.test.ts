import { expectConsole } from '../testing/console/watch-console';
import { defineElements } from './loader';

/** The script, as a site's storefront server writes its origin and elements into it. */
function load(origin: string, element: string): void {
  const elements = { [element]: ['catalog/Grid', 'limit'] };
  Object.assign(globalThis, { EMBED_SHOP: origin, EMBED_ELEMENTS: elements });
  defineElements();
}

it('may be in a page twice', () => {
  load('https://one.example', 'one-grid');
  load('https://one.example', 'one-grid');
  expect(customElements.get('one-grid')).toBeDefined();
});

it('says that the page has the elements of another site', () => {
  expectConsole(
    'warn',
    'https://two.example is not shown: the page has that of https://one.example',
  );
  load('https://two.example', 'one-grid');
});

it('says nothing of an element whose class a library has replaced', () => {
  customElements.define('two-grid', class extends HTMLElement {});
  load('https://two.example', 'two-grid');
});
