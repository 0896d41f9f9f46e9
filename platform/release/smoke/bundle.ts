import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteModule } from '../../react';
import type { AppContract } from '../../release-set/release-set';
import { runBundle } from '../../release-set/run-bundle';
import type { HostBundle as SiteBundle } from '../../rendering';
import { pathPatterns, shapesOf } from './path-patterns';

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
  /** TypeScript file that exports `defaultConfig`, for a host that does not bring its own */
  configFile?: string | undefined;
  /** remotes to run on it */
  remotes: readonly RemoteTask[];
  /** elements for other web pages, and attributes of them, that may go */
  drops?: readonly string[] | undefined;
}

export interface RemoteTask extends AppFolder {
  /** it is tried because the host is new */
  isLive?: boolean;
  /** folder of the version that is live */
  before?: string | undefined;
  /** widget → props to try it with */
  props: Readonly<Record<string, object>>;
}

/** The host's server bundle, as far as it is used here. */
export interface HostBundle
  extends Pick<SiteBundle, 'routes' | 'setRemoteLoader' | 'setTransport'> {
  /** settings to try the apps with */
  defaultConfig?: object;
  setShopConfig(config: object): void;
  platform: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  renderPage(
    url: string,
    owner: string | undefined,
  ): Promise<{ faults?: readonly string[]; html?: string; structuredData?: readonly object[] }>;
}

/** @throws when the bundle does */
export const readRemoteBundle = (
  folder: string,
  platform: HostBundle['platform'] | NodeJS.Require,
): RemoteModule | undefined =>
  (runServerBundle(folder, platform) as { default?: RemoteModule }).default;

/**
 * Runs the server bundle of a version as the storefront server does.
 * @throws when it is missing or throws
 */
export function runServerBundle(
  folder: string,
  platform?: Parameters<typeof runBundle>[2],
): unknown {
  const name = 'server.js';
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error(`there is no ${name}`);
  return runBundle(readFileSync(file, 'utf8'), name, platform);
}

/**
 * Compares names of what a remote exposes with its contract.
 * @returns the rest of a sentence for each difference
 */
export function differences(bundle: RemoteModule, contract: AppContract): string[] {
  const answered = [...pathPatterns(bundle.routes), ...Object.keys(bundle.documents ?? {})];
  const lacks = (patterns: readonly string[]) => {
    const shapes = new Set(patterns.flatMap(shapesOf));
    return (path: string) => !shapesOf(path).every((shape) => shapes.has(shape));
  };
  const owned = contract.paths.find(lacks(answered));
  // A `*` that is not owned answers addresses without a page, in browsers alone.
  const pages = answered.filter((path) => !path.endsWith('*'));
  const unowned = pages.find(lacks(contract.paths));
  const element = contract.embeds?.find((name) => !bundle.embeds?.[name]);
  const widget = contract.widgets.find((name) => !bundle.widgets[name]);
  return [
    ...(bundle.name === contract.name ? [] : [`calls itself "${bundle.name}"`]),
    ...(owned ? [`owns ${owned} in its contract, but has no page for it`] : []),
    ...(unowned ? [`has a page for ${unowned}, which its contract.json does not own`] : []),
    ...(widget ? [`cannot load its widget ${widget}: it is not exposed`] : []),
    ...(element ? [`names <${element}> in its contract, but does not expose it`] : []),
  ];
}
