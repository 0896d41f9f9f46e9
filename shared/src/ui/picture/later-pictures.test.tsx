import type { Picture } from '@shop/shared/entities';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProductPicture } from './ProductPicture';

const tote: Picture = { src: '/media/tote.jpg', alt: 'Market tote, tan', sources: [] };

/** The browser's report that observed elements came near. */
let come: (() => void) | undefined;

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      private readonly observed = new Set<Element>();
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        come = () => report([...this.observed].map((target) => ({ isIntersecting: true, target })));
      }
      observe = (element: Element) => this.observed.add(element);
      unobserve = (element: Element) => this.observed.delete(element);
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('a picture out of the first view', () => {
  it('is requested when it comes near, and then at once', async () => {
    render(<ProductPicture picture={tote} sizes="50vw" later="near" />);
    expect(screen.getByRole('img')).toHaveAttribute('data-later');

    await act(async () => come?.());

    const picture = screen.getByRole('img', { name: 'Market tote, tan' });
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).not.toHaveAttribute('data-later');
  });

  it('is requested when the page is printed', async () => {
    render(<ProductPicture picture={tote} sizes="50vw" later="near" />);
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('img')).not.toHaveAttribute('data-later');
  });

  it('waits in a strip until it is called up, and then stays', () => {
    const strip = (later: 'called' | 'alive') => (
      <ProductPicture picture={tote} sizes="50vw" later={later} />
    );
    const { rerender } = render(strip('called'));
    expect(screen.getByRole('img')).toHaveAttribute('data-later');
    rerender(strip('alive'));
    expect(screen.getByRole('img')).not.toHaveAttribute('data-later');
    rerender(strip('called'));
    expect(screen.getByRole('img')).not.toHaveAttribute('data-later');
  });

  it('is in the page itself, for browsers whose scripts do not come', () => {
    const html = renderToString(<ProductPicture picture={tote} sizes="50vw" later="near" />);
    expect(html).toMatch(/<img loading="lazy" data-later="" src="\/media\/tote.jpg"/);
  });
});
