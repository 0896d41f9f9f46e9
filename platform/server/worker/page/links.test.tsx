import { renderToStaticMarkup } from 'react-dom/server';
import { Link, type LinkProps } from '../../../router';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '../../../router-server';

/** In a page at /products/a. */
async function render(props: LinkProps): Promise<string> {
  const handler = createStaticHandler([{ path: '*', element: <Link {...props} /> }]);
  const context = await handler.query(new Request('http://shop.invalid/products/a?b=c'));
  if (context instanceof Response) throw new Error('it leads elsewhere');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}

describe('a link in a page of the server', () => {
  it.each<LinkProps>([
    { to: '/' },
    { to: '/products/tan-bag?color=a%20b&q=ü#top', className: 'x', 'aria-hidden': true },
    { to: '/login?next=%2Fproducts', replace: true, preventScrollReset: true },
    { to: '/about', target: '_blank', onClick: () => undefined, style: { color: 'tan' } },
  ])('to $to is what the browser hydrates', async (props) => {
    // With a part to leave out, the router works it out as in a browser.
    const to = props.to.replace('/', '/x/../');
    expect(await render(props)).toBe(await render({ ...props, to }));
  });

  it.each([
    ['?page=2', '/products/a?page=2'],
    ['/a/../b', '/b'],
    ['/a//b/./c', '/a/b/c'],
  ])('to %s leads where the router says', async (to, href) => {
    expect(await render({ to })).toContain(`href="${href}"`);
  });
});
