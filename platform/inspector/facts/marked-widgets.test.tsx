import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { InspectContext, ReadySlotsContext, setRemoteLoader, Widget, widgetKey } from '../../react';
import { findRegions } from './find-regions';

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

const draw = async (isInspected = true) => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
  setRemoteLoader(() => new Promise(() => undefined));
  await act(async () =>
    createRoot(root).render(
      <StrictMode>
        <InspectContext value={isInspected}>
          <ReadySlotsContext value={ready}>
            <header>Shop</header>
            <main>
              <header>Story</header>
              <Widget
                name="account/WishlistButton"
                {...props}
                fallback={<a href="/login">Wish</a>}
              />
              <Widget
                name="account/AddToCartButton"
                {...props}
                fallback={<a href="/login">Add</a>}
              />
              <input name="not/aWidget" defaultValue="" />
            </main>
          </ReadySlotsContext>
        </InspectContext>
      </StrictMode>,
    ),
  );
};

it('a page that is not inspected has no marks', async () => {
  await draw(false);
  expect(root.querySelector('template')).toBeNull();
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
    expect(regions.slice(1).map(({ elements }) => elements.map(({ tagName }) => tagName))).toEqual([
      ['HEADER'],
      ['BUTTON', 'OUTPUT'],
      ['A'],
    ]);
  });
});
