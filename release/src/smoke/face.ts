import type { Embed } from './embed-changes';
import type { Route } from './path-patterns';
import { runBundle } from './run-bundle';

/** The host's server bundle, as far as it is looked at here. */
export interface HostBundle {
  platform: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  routes: (remoteRoutes: readonly Route[]) => readonly Route[];
}

/** A remote's, likewise. */
export interface Face {
  name: string;
  routes: readonly Route[];
  widgets: Readonly<Record<string, () => Promise<{ load?: unknown; Component?: unknown }>>>;
  documents?: Readonly<Record<string, () => Promise<{ load?: unknown }>>>;
  embeds?: Readonly<Record<string, () => Promise<Embed>>>;
}

/** @throws when the bundle does */
export const readFace = (
  bundle: string,
  platform: HostBundle['platform'] | NodeJS.Require,
): Face | undefined => (runBundle(bundle, platform) as { default?: Face }).default;
