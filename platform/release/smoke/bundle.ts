import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../async';
import type { EmbedDefinition } from '../../release-set/embed-definition';
import type { AppContract } from '../../release-set/release-set';
import { runBundle } from '../../release-set/run-bundle';
import type { Route } from './path-patterns';

/** A version, and the folder of its files. */
export interface AppFolder {
  folder: string;
  contract: AppContract;
}

/** Versions to try. */
export interface BundleTask {
  host: AppFolder;
  /** the host is tried too; else it is what the remotes run on */
  isHostNew: boolean;
  /** TypeScript file that exports the settings to try the apps with, `defaultConfig` */
  configFile?: string | undefined;
  /** remotes to run on it */
  remotes: readonly (AppFolder & {
    /** folder of the version that is live */
    before?: string | undefined;
    /** widget → props to try it with */
    props: Readonly<Record<string, object>>;
  })[];
  /** elements for other web pages, and attributes of them, that may go */
  drops?: readonly string[] | undefined;
}

/** The host's server bundle, as far as it is used here. */
export interface HostBundle {
  platform: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  routes: (remoteRoutes: readonly Route[]) => readonly Route[];
  setShopConfig(config: object): void;
  setTransport(transport: { base: string; fetch: () => Promise<never> }): void;
  setRemoteLoader(loader: (name: string) => Promise<RemoteBundle>): void;
  renderPage(url: string, owner: string | undefined): Promise<{ faults?: readonly string[] }>;
}

/** A remote's public interface, as far as it is used here. */
export interface RemoteBundle {
  name: string;
  routes: readonly Route[];
  widgets: Readonly<Record<string, () => Promise<Widget>>>;
  documents?: Readonly<Record<string, () => Promise<{ load?: unknown }>>>;
  embeds?: Readonly<Record<string, () => Promise<EmbedDefinition>>>;
}

interface Widget {
  load?: (props: object, signal: AbortSignal) => unknown;
  Component?: unknown;
}

/** Called before code of an app runs, with what of it: code that never ends cannot report. */
export type Begin = (what: string) => void;

/** @throws when the bundle does */
export const readRemoteBundle = (
  bundle: string,
  platform: HostBundle['platform'] | NodeJS.Require,
): RemoteBundle | undefined => (runFile(bundle, platform) as { default?: RemoteBundle }).default;

/** Runs a server bundle as the storefront server does. @throws when it is missing or throws */
export function runFile(file: string, platform?: Parameters<typeof runBundle>[2]): unknown {
  const name = path.basename(file);
  if (!existsSync(file)) throw new Error(`there is no ${name}`);
  return runBundle(readFileSync(file, 'utf8'), name, platform);
}

export const serverBundle = (folder: string): string => path.join(folder, 'server.js');

/** @returns why the attempt failed; undefined when it did not */
export async function failure(attempt: () => Promise<void>): Promise<string | undefined> {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
