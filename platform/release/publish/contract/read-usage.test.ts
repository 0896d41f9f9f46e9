import { readOffers } from './read-offers';
import { readTables } from './read-tables';
import { readUsage } from './read-usage';

const known = {
  widgets: { 'account/Button': '', 'catalog/Grid': '' },
  events: { 'cart/changed': '', 'wishlist/changed': '' },
};
const usage = (...sources: string[]) => readUsage(sources, known);

describe('what a build uses is read from its sources', () => {
  it('calls, by their keys, wherever they stand', () => {
    const { calls } = usage(
      `request('GET /api/auth/products/', {})`,
      `const call = "POST /api/auth/cart/"; type R = Reply<'DELETE /api/auth/cart/{id}/'>;`,
      `const text = 'GET there';`,
    );
    expect(calls).toEqual([
      'DELETE /api/auth/cart/{id}/',
      'GET /api/auth/products/',
      'POST /api/auth/cart/',
    ]);
  });

  it('widgets that are placed, as elements or in a list', () => {
    const { places } = usage(
      `const page = <Widget name="account/Button" productId={1} />;`,
      `const places = ['catalog/Grid', 'other/Thing'] as const;`,
    );
    expect(places).toEqual(['account/Button', 'catalog/Grid']);
  });

  it('events, said or heard', () => {
    const { emits, consumes } = usage(
      `emit('cart/changed', { count: 1 });`,
      `on('wishlist/changed', () => {}); useFact('cart/changed');`,
    );
    expect(emits).toEqual(['cart/changed']);
    expect(consumes).toEqual(['cart/changed', 'wishlist/changed']);
  });

  it.each([
    `import { emit as tell } from '@shop/shared/bus'; tell('cart/changed', { count: 1 });`,
    `import * as bus from '@shop/shared/bus'; bus.emit('cart/changed', { count: 1 });`,
    `const tell = emit; tell('cart/changed', { count: 1 });`,
    `const { emit: tell } = bus; tell('cart/changed', { count: 1 });`,
  ])('and said under another name: %s', (source) => {
    expect(usage(source)).toMatchObject({ emits: ['cart/changed'], consumes: [] });
  });

  it('names taken from the platform, and no types', () => {
    const { imports } = usage(
      `import { rupees as money, type Price } from '@shop/shared/format';
       import type { Product } from '@shop/shared/entities';
       import styled, { css } from 'styled-components';
       import { Page } from './Page';`,
    );
    expect(imports).toEqual([
      '@shop/shared/format rupees',
      'styled-components css',
      'styled-components default',
    ]);
  });

  it('nothing from comments', () => {
    expect(usage(`// request('GET /api/auth/products/')`).calls).toEqual([]);
  });
});

describe('what a remote offers is read from its face', () => {
  it('in the order it is written', () => {
    const face = `export default defineRemote('catalog', {
      routes: [{ path: '/products' }],
      widgets: { Grid: async () => (await import('./Grid')).grid, 'Tiles': () => tiles },
      embeds: { 'shop-grid': async () => embed },
    });`;
    expect(readOffers(face)).toEqual({ widgets: ['Grid', 'Tiles'], embeds: ['shop-grid'] });
  });

  it('or it is said what is missing', () => {
    expect(() => readOffers('export const x = 1;')).toThrow('has no `widgets: { … }`');
  });
});

describe('the tables of what crosses a border', () => {
  const tables = readTables();

  it('have types written out, so that they can be compared without their files', () => {
    expect(tables.widgets['account/AddToCartButton']).toMatch(/"productId": number/);
    expect(tables.widgets['account/AddToCartButton']).toMatch(/"look": "icon" \| "wide"/);
    expect(tables.events['cart/changed']).toBe('{ "count": number }');
    expect(tables.events['wishlist/changed']).toBe('{ "productIds": readonly (number)[] }');
  });

  it('have a version for each event, and the key of each call', () => {
    expect(Object.keys(tables.versions).sort()).toEqual(Object.keys(tables.events).sort());
    expect(Object.values(tables.versions).every(Number.isInteger)).toBe(true);
    expect(tables.calls).toContain('PATCH /api/auth/cart/{id}/');
  });
});
