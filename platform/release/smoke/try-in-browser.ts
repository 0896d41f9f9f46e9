import { readdirSync } from 'node:fs';
import { messageOf } from '../../async';
import { containerName, type FederationContainer, filePath } from '../../release-set/page-remote';
import { BrowserPage, parseScript } from './browser-page';
import type { AppFolder, Begin, HostBundle, RemoteBundle } from './bundle';
import { failure } from './bundle';
import { differences } from './compare-bundle';
import { flatRoutes } from './path-patterns';
import { secondCopies } from './second-copies';
import { settled } from './settled';

/** The host's instance of Module Federation, as far as it is used here. */
interface FederationHost {
  name: string;
  /** scope → module → version → who provides it, and how */
  shareScopeMap: Record<string, Record<string, Record<string, SharedModule>>>;
}

interface SharedModule {
  from: string;
  get: () => Promise<() => unknown>;
  lib?: () => unknown;
  loaded?: boolean;
}

/**
 * Runs a remote's browser entry as a page of the host does, and loads everything that it exposes.
 * The platform is that of the host's server bundle: a page with a document would cost a second.
 * @returns the rest of a sentence for each problem
 */
export async function tryInBrowser(
  host: AppFolder,
  { folder, contract }: AppFolder,
  platform: HostBundle['platform'],
  begin: Begin,
): Promise<string[]> {
  const copies = secondCopies(folder);
  if (copies.length > 0) return copies;
  const wrong = parseAll(folder);
  if (wrong) return [wrong];
  const page = new BrowserPage({
    [pathOf(host)]: host.folder,
    [pathOf({ contract })]: folder,
  });
  begin('its browser entry');
  const problems: string[] = [];
  const why = await failure(async () => {
    const federation = startHost(page, host, platform);
    // Tried with the host.
    page.schedule.clear();
    const container = containerName(contract);
    page.run(filePath(contract, 'remoteEntry.js'));
    const remote = page.window[container] as FederationContainer | undefined;
    if (!remote) throw new Error(`remoteEntry.js defines no ${container}`);
    const module = await settled(async () => {
      await remote.init(federation.shareScopeMap.default ?? {});
      return (await remote.get('./remote'))();
    });
    const bundle = (module as { default?: RemoteBundle } | undefined)?.default;
    if (!bundle?.routes || !bundle.widgets) throw new Error('it exposes no routes and widgets');
    await loadEverything(bundle);
    problems.push(...differences(bundle, contract).map((one) => `${one} (browser entry)`));
    for (const name of broughtModules(federation)) {
      problems.push(`brings its own ${name}; the host has the only one`);
    }
    begin('what its browser scripts scheduled');
    await page.schedule.run();
  });
  page.schedule.end();
  if (why) return [`does not run in a browser: ${page.failures[0] ?? why}`];
  return problems;
}

const pathOf = ({ contract }: Pick<AppFolder, 'contract'>): string =>
  filePath(contract, '').slice(0, -1);

/** @returns the rest of a sentence when a browser script of an app is no script */
export function parseAll(folder: string): string | undefined {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.js') || name === 'server.js') continue;
    try {
      parseScript(folder, name);
    } catch (error) {
      return `sends browsers ${name}, which is no script: ${messageOf(error)}`;
    }
  }
  return undefined;
}

/**
 * Evaluates the host's first scripts up to where its page would start.
 * @returns its federation, with the platform of the server bundle
 * @throws when they throw, or offer no federation (`platform/build/expose-federation.js`)
 */
export function startHost(
  page: BrowserPage,
  { contract }: AppFolder,
  platform: HostBundle['platform'],
): FederationHost {
  for (const file of contract.chunks.main ?? []) page.run(filePath(contract, file));
  const { shopFederation } = page.window as { shopFederation?: { instance?: FederationHost } };
  const federation = shopFederation?.instance;
  if (!federation) throw new Error(`the scripts of host@${contract.version} offer no federation`);
  for (const [name, versions] of Object.entries(federation.shareScopeMap.default ?? {})) {
    const lib = () => platform[name];
    for (const version of Object.values(versions)) {
      Object.assign(version, { lib, get: async () => lib, loaded: true });
    }
  }
  return federation;
}

/** Pages one after the other: the first that does not load is named by its chunk. */
async function loadEverything({ routes, widgets, embeds }: RemoteBundle): Promise<void> {
  const loads = [
    ...flatRoutes(routes).flatMap(({ lazy }) => (typeof lazy === 'function' ? [lazy] : [])),
    ...Object.values(widgets),
    ...Object.values(embeds ?? {}),
  ];
  for (const load of loads) await settled(() => load());
}

/** @returns names of modules that another than the host has put into the share scope */
const broughtModules = ({ name: host, shareScopeMap }: FederationHost): string[] =>
  Object.values(shareScopeMap).flatMap((modules) =>
    Object.keys(modules).filter((name) =>
      Object.values(modules[name] ?? {}).some(({ from }) => from !== host),
    ),
  );
