import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderRoutes } from '../testing/pages';
import { Link, type LinkProps } from './';

const openPage = (props: LinkProps) =>
  renderRoutes(
    [
      { path: '/list', element: <Link {...props}>go</Link> },
      { path: '/second', element: <p>second page</p> },
    ],
    '/list?page=2',
  );

const link = () => screen.getByRole('link', { name: 'go' });

/** @returns whether the link leaves a click to the browser */
function isLeftToBrowser(click: MouseEventInit): boolean {
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot open a page.
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  fireEvent(link(), createEvent.click(link(), click));
  return isLeft;
}

describe('A link to a page of this site', () => {
  it('shows the page, in a new entry of the history, from its top', async () => {
    const { user, router } = openPage({ to: '/second' });
    await user.click(link());
    expect(await screen.findByText('second page')).toBeVisible();
    expect(router.state).toMatchObject({ historyAction: 'PUSH', preventScrollReset: false });
  });

  it('replaces the entry and keeps the scroll position where asked to', async () => {
    const { user, router } = openPage({ to: '?page=3', replace: true, preventScrollReset: true });
    await user.click(link());
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true });
  });

  it('names the whole path, which a browser without scripts needs, and adds nothing else', () => {
    openPage({ to: '?page=3', className: 'next' });
    expect(link().outerHTML).toBe('<a class="next" href="/list?page=3">go</a>');
  });

  it('goes nowhere when whoever placed it has handled the click', async () => {
    const { user, address } = openPage({
      to: '/second',
      onClick: (event) => event.preventDefault(),
    });
    await user.click(link());
    expect(address()).toBe('/list?page=2');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %p to the browser, which opens a new tab',
    (click) => {
      const { address } = openPage({ to: '/second' });
      expect(isLeftToBrowser(click)).toBe(true);
      expect(address()).toBe('/list?page=2');
    },
  );

  it('leaves a click to the browser where the page opens elsewhere', () => {
    openPage({ to: '/second', target: '_blank' });
    expect(isLeftToBrowser({})).toBe(true);
  });
});
