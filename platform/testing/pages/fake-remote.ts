import type { defineRemote, RemoteModule } from '../../react';

/**
 * A remote without pages that fills slots in a test. It has only the widgets that the test shows, so
 * that a new widget in the contract changes no test.
 * @param name of the remote, whose widgets have the props of the contract
 */
export const fakeRemote = <R extends string>(
  name: R,
  widgets: Partial<Parameters<typeof defineRemote<R>>[1]['widgets']>,
): RemoteModule => ({ name, routes: [], widgets: widgets as RemoteModule['widgets'] });
