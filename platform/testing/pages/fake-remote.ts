import type { defineRemote, RemoteModule } from '../../react';

/**
 * A remote without pages that fills slots in a test. It has the widgets that the test shows: one
 * more in the contract is no change of the test.
 * @param name of the remote, whose widgets have the props of the contract
 */
export const fakeRemote = <R extends string>(
  name: R,
  widgets: Partial<Parameters<typeof defineRemote<R>>[1]['widgets']>,
): RemoteModule => ({ name, routes: [], widgets: widgets as RemoteModule['widgets'] });
