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
    expect(faults({ chunk: 'home', slots: () => [slot(name)] })).toEqual([]);
    expect(faults({ chunk: 'home', places: [name] })).toEqual([]);
  });

  it('is found to forget a widget', () => {
    expect(faults({ chunk: 'home' })).toEqual([
      'the page "home" places catalog/FeaturedProducts: name it in handle.slots, or in handle.places',
    ]);
  });

  it('is found to name a widget that is not there', () => {
    const slots = () => [slot('catalog/FeaturedProducts'), slot('blog/Other')];
    expect(faults({ chunk: 'home', slots })).toEqual([
      'the handle of the page "home" names blog/Other, which the page does not place',
    ]);
  });
});
