import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type RemoteModule, setRemoteLoader } from '../../react';
import type { RouteObject } from '../../router';

interface Options {
  /** Remotes that fill slots; a slot of any other keeps its fallback and warns. */
  remotes?: readonly RemoteModule[];
}

/**
 * Opens a part's routes at an address, as a visitor would.
 * @param url path with query, beginning with a slash
 * @returns Testing Library's result, with `user` to act as the visitor and `address()`
 */
export function renderRoutes(routes: RouteObject[], url: string, { remotes = [] }: Options = {}) {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  setRemoteLoader(async (name) => {
    const remote = byName.get(name);
    if (!remote) throw new Error(`the remote "${name}" does not answer`);
    return remote;
  });
  const router = createMemoryRouter([...routes], { initialEntries: [url] });
  const user = userEvent.setup();
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...render(<RouterProvider router={router} />), router, user, address };
}
