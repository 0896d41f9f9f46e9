import type { Product } from '@shop/shared/entities';
import { act, screen } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Later } from './Later';

let mockHasLine = true;
let mockRequests = 0;
jest.mock('./below', () => {
  mockRequests += 1;
  if (!mockHasLine) throw new Error('no line');
  return { ProductAccordion: () => <p>drawn by scripts</p> };
});

let root: Root;
afterEach(() => act(() => root.unmount()));

const product = {} as Product;
const draw = () => (
  <Later drawnAs="div" draw={({ ProductAccordion }) => <ProductAccordion product={product} />} />
);

/** The page that the server drew, taken over; returns the server's text in it. */
async function takeOver() {
  const place = document.createElement('main');
  const details = document.createElement('details');
  details.append('drawn by the server');
  const part = document.createElement('div');
  part.append(details);
  place.append(part);
  document.body.replaceChildren(place);
  await act(async () => {
    root = hydrateRoot(place, draw());
  });
  return details;
}

describe('a part of a product page whose code comes later', () => {
  it('stays as the server drew it while its code does not come', async () => {
    mockHasLine = false;
    const details = await takeOver();
    expect(details).toBeInTheDocument();
    details.open = true;
    // Something else of the page has come, such as the title of its category.
    await act(async () => root.render(draw()));
    expect(screen.getByText('drawn by the server')).toBeVisible();
  });

  it('is left out of a page that scripts draw while its code does not come', async () => {
    mockHasLine = false;
    mockRequests = 0;
    const place = document.createElement('main');
    document.body.replaceChildren(place);
    root = createRoot(place);
    await act(async () =>
      root.render([<h1 key="name">Tote</h1>, <section key="part">{draw()}</section>]),
    );
    expect(screen.getByRole('heading', { name: 'Tote' })).toBeVisible();
    expect(place.querySelector('section')).toBeEmptyDOMElement();
    // Once to draw the page, once more when it is there.
    expect(mockRequests).toBeLessThanOrEqual(2);
  });

  it('is drawn by scripts when the code has come after all', async () => {
    mockHasLine = true;
    await takeOver();
    expect(await screen.findByText('drawn by scripts')).toBeVisible();
    expect(screen.queryByText('drawn by the server')).toBeNull();
  });

  it('is taken over by scripts that are there', async () => {
    const place = document.createElement('main');
    const text = document.createElement('p');
    text.append('drawn by scripts');
    place.append(text);
    document.body.replaceChildren(place);
    await act(async () => {
      root = hydrateRoot(place, draw());
    });
    expect(screen.getByText('drawn by scripts')).toBe(text);
  });
});
