import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { matchOwner } from 'federated-site/release/match-owner';
import { matchRoutes } from 'federated-site/router';
import { appFolders } from 'federated-site/site-folder';
import { handleFaults, renderRoutes } from 'federated-site/testing/pages';
import { ownRoutes, routes } from './routes';

/** The spec's route table (section 2), but 'any other path'. */
const table = [
  '/',
  '/products',
  '/products/some-bag',
  '/about',
  '/contact',
  '/blogs',
  '/blog/some-post',
  '/faq',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/forgot-password',
  '/testimonials',
  '/care',
];

const { host: _, ...remoteFolders } = appFolders;
/** Each remote's paths, as its public interface says them. */
const remotes = Object.fromEntries(
  Object.entries(remoteFolders).map(([name, folder]) => {
    const file = path.resolve(__dirname, '../..', folder, 'contract.json');
    return [name, JSON.parse(readFileSync(file, 'utf8')) as { paths: string[] }];
  }),
);

const routeOf = (url: string) => matchRoutes(routes([]), url)?.at(-1)?.route;

describe('the route table (spec section 2)', () => {
  it.each(table)('%s is a page of the host or of a remote', (url) => {
    const isOwn = routeOf(url)?.path !== '*';
    expect([isOwn, matchOwner(remotes, url) !== undefined]).toContain(true);
  });

  it('leads any other path to the not-found screen', () => {
    expect(routeOf('/no/such/page')?.path).toBe('*');
    expect(matchOwner(remotes, '/no/such/page')).toBeUndefined();
  });

  it.each(ownRoutes.map(({ path: own = '', lazy }) => ({ own, lazy })))(
    '$own is no stand-in: it has a heading of its own, and parts below it',
    async ({ own, lazy }) => {
      const page = typeof lazy === 'function' ? await lazy() : {};
      globalThis.fetch = () => new Promise(() => undefined);
      renderRoutes([{ path: own, ...page }], own);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
      expect(screen.queryByText(/still stitching this page|will be here/)).toBeNull();
    },
  );
});

describe('the host’s own pages', () => {
  it('name the widgets that they place, so that the server draws them', () => {
    expect(handleFaults(__dirname, routes([]))).toEqual([]);
  });

  it('say which script holds them, so that it is fetched together with the platform', () => {
    for (const { path: own, handle } of ownRoutes) expect(handle).toEqual({ chunk: own?.slice(1) });
  });
});
