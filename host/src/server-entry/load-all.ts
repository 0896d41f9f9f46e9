import { loadRemote, type RemoteModule } from '@shop/shared/federation';
import type { RouteObject } from '@shop/shared/router';
import { routes } from '../routes';

/** Evaluates the code of every page of the host. */
export const loadOwn = (): Promise<void> => inOrder(lazyOf(routes([])));

/**
 * Evaluates the code of every page and widget of a remote, in an order of its own: components
 * number their styles as they are evaluated, so that every server then writes the same page.
 * What throws is left out; it throws again when it is asked for.
 * @throws when the remote cannot be loaded
 */
export async function loadAll(owner: string): Promise<void> {
  const remote = await loadRemote(owner);
  await inOrder([...lazyOf(remote.routes), ...offersOf(remote)]);
}

type Load = () => Promise<unknown>;

const offersOf = ({ widgets, embeds, documents, sitemap }: RemoteModule): Load[] => [
  ...Object.values(widgets),
  ...Object.values(embeds ?? {}),
  ...Object.values(documents ?? {}),
  ...(sitemap ? [sitemap] : []),
];

const lazyOf = (table: readonly RouteObject[]): Load[] =>
  table.flatMap(({ lazy, children }) => [
    ...(typeof lazy === 'function' ? [lazy as Load] : []),
    ...lazyOf(children ?? []),
  ]);

async function inOrder(loads: readonly Load[]): Promise<void> {
  for (const load of loads)
    await Promise.resolve()
      .then(load)
      .catch(() => undefined);
}
