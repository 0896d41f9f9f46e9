import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ReadySlotsContext, setRemoteLoader, Widget, widgetKey } from '../../react';
import { findRegions } from './find-regions';
import { reactSlots } from './react-slots';

const props = { productId: 7, title: 'Tote', look: 'icon' } as const;
const ready = new Map([
  [
    widgetKey('account/WishlistButton', props),
    {
      data: null,
      Component: () => (
        <>
          <button type="button">Wish</button>
          <output>1</output>
        </>
      ),
    },
  ],
]);

let root: HTMLElement;

const draw = async () => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
  setRemoteLoader(() => new Promise(() => undefined));
  await act(async () =>
    createRoot(root).render(
      <StrictMode>
        <ReadySlotsContext value={ready}>
          <header>Shop</header>
          <main>
            <header>Story</header>
            <Widget name="account/WishlistButton" {...props} fallback={<a href="/login">Wish</a>} />
            <Widget name="account/AddToCartButton" {...props} fallback={<a href="/login">Add</a>} />
            <input name="not/aWidget" defaultValue="" />
          </main>
        </ReadySlotsContext>
      </StrictMode>,
    ),
  );
};

describe('the widgets that React has drawn', () => {
  it('are found with all that they are made of, and those whose owner is not there', async () => {
    await draw();
    const seen = reactSlots(root).map(({ name, filled, elements }) => [
      name,
      filled,
      elements.map(({ tagName }) => tagName),
    ]);
    expect(seen).toEqual([
      ['account/WishlistButton', true, ['BUTTON', 'OUTPUT']],
      ['account/AddToCartButton', false, ['A']],
    ]);
  });

  it('are none in a page that React has not come to', () => {
    document.body.innerHTML = '<div id="root"><main></main></div>';
    expect(reactSlots(document.body)).toEqual([]);
  });
});

describe('the regions of a page', () => {
  it('are the host’s frame, the page of its owner, and the widgets of theirs', async () => {
    await draw();
    history.replaceState(null, '', '/products/tote');
    const catalog = { version: '1.0.0', container: '', entry: '', integrity: '' };
    const remotes = { catalog: { ...catalog, paths: ['/products/:slug'] } };
    const regions = findRegions(root, remotes);
    expect(regions.map(({ owner, name, empty }) => [owner, name, empty])).toEqual([
      ['catalog', 'Page', false],
      ['host', 'Header', false],
      ['account', 'WishlistButton', false],
      ['account', 'AddToCartButton', true],
    ]);
    expect(regions[1]?.elements).toHaveLength(1);
  });
});
