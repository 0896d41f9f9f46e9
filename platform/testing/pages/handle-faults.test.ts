import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { handleFaults } from './handle-faults';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'app-'));
  mkdirSync(path.join(folder, 'pages'));
  const files = {
    'remote.tsx': `lazy: () => import(/* webpackChunkName: "home" */ './pages/Home')`,
    'pages/Home.tsx': `import { Featured } from './Featured';`,
    'pages/Featured.tsx': `<Widget\n  name="catalog/FeaturedProducts"\n  fallback={null} />`,
    'pages/Other.tsx': `<Widget name="blog/Other" />`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const faults = (handle: object) => handleFaults(folder, [{ children: [{ handle }] }]);
const slot = (name: string) => ({ name, props: {} });

describe('the handle of a page', () => {
  it('is in order when it names what the page places, for the server or for the browser', () => {
    const name = 'catalog/FeaturedProducts';
    expect(faults({ chunk: 'home', serverWidgets: () => [slot(name)] })).toEqual([]);
    expect(faults({ chunk: 'home', clientWidgets: [name] })).toEqual([]);
  });

  it('is found to forget a widget', () => {
    expect(faults({ chunk: 'home' })).toEqual([
      'the page "home" uses catalog/FeaturedProducts: name it in handle.serverWidgets, or in handle.clientWidgets',
    ]);
  });

  it.each([
    [
      'behind other props',
      `<Widget fallback={<a href="/x">x</a>} name="catalog/FeaturedProducts" />`,
    ],
    ['in braces', `<Widget name={'catalog/FeaturedProducts'} fallback={null} />`],
  ])('is found to forget a widget whose name stands %s', (_where, text) => {
    writeFileSync(path.join(folder, 'pages/Featured.tsx'), text);
    expect(faults({ chunk: 'home' })).toHaveLength(1);
  });

  it.each([
    [undefined, 'the page /x names no chunk'],
    [{}, 'the page /x names no chunk'],
    [{ chunk: 'hom' }, 'no chunk is called "hom"'],
  ])('is found to lack the chunk of a page that is loaded lazily: %j', (handle, fault) => {
    const lazy = () => Promise.resolve({});
    expect(handleFaults(folder, [{ path: '/x', handle, lazy }])).toEqual([
      expect.stringContaining(fault),
    ]);
  });

  it('is found to name a widget that is not there', () => {
    const serverWidgets = () => [slot('catalog/FeaturedProducts'), slot('blog/Other')];
    expect(faults({ chunk: 'home', serverWidgets })).toEqual([
      'the handle of the page "home" names blog/Other, which the page does not use',
    ]);
  });
});
