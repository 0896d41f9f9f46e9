import { readFileSync } from 'node:fs';
import { messageOf } from '@shop/shared/async';
import type { AppContract, EmbedDefinition } from '@shop/shared/contract';
import { runBundle } from '@shop/shared/release/run-bundle';
import type { Route } from './path-patterns';

/** Server bundles to try. */
export interface BundleTask {
  /** file of the host's server bundle */
  host: string;
  /** remotes to run on it */
  remotes: readonly {
    bundle: string;
    contract: Pick<AppContract, 'name' | 'version' | 'paths' | 'widgets' | 'embeds' | 'imports'>;
    /** the bundle that is live */
    before?: string | undefined;
  }[];
  /** elements for other web pages, and attributes of them, that may go */
  drops?: readonly string[] | undefined;
}

export interface Finding {
  /** path patterns of the host's own pages */
  paths: readonly string[];
  /** a sentence each */
  problems: readonly string[];
}

/** The host's server bundle, as far as it is looked at here. */
export interface HostBundle {
  platform: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  routes: (remoteRoutes: readonly Route[]) => readonly Route[];
}

/** A remote's server bundle, as far as it is looked at here. */
export interface Face {
  name: string;
  routes: readonly Route[];
  widgets: Readonly<Record<string, () => Promise<{ load?: unknown; Component?: unknown }>>>;
  documents?: Readonly<Record<string, () => Promise<{ load?: unknown }>>>;
  embeds?: Readonly<Record<string, () => Promise<EmbedDefinition>>>;
}

/** @throws when the bundle does */
export const readFace = (
  bundle: string,
  platform: HostBundle['platform'] | NodeJS.Require,
): Face | undefined => (runFile(bundle, platform) as { default?: Face }).default;

/** Runs a server bundle as the storefront server does. @throws when the bundle does */
export const runFile = (file: string, platform?: Parameters<typeof runBundle>[2]): unknown =>
  runBundle(readFileSync(file, 'utf8'), file, platform);

/** @returns why the attempt failed; undefined when it did not */
export async function failure(attempt: () => Promise<void>): Promise<string | undefined> {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
