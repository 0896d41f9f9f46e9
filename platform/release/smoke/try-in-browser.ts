import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { messageOf } from '../../async';
import type { RemoteModule } from '../../react';
import { containerName, type FederationContainer, filePath } from '../../release-set/page-remote';
import { flatRoutes } from '../../routes/site-routes';
import { BrowserPage } from './browser-page';
import { type AppFolder, differences, type HostBundle } from './bundle';
import { duplicateLibraries } from './duplicate-libraries';
import { settled } from './settled';
import type { SmokeTest } from './smoke-test';

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
 * @param documents of its server bundle; browsers ask for none, so the entry may lack them
 */
export async function tryInBrowser(
  host: AppFolder,
  { folder, contract }: AppFolder,
  platform: HostBundle['platform'],
  test: SmokeTest,
  documents?: RemoteModule['documents'],
): Promise<void> {
  test.add(...duplicateLibraries(folder));
  if (test.problems.length === 0) parseAll({ folder, contract }, test);
  if (test.problems.length > 0) return;
  const page = new BrowserPage(host, { folder, contract });
  test.begin('its browser entry');
  await test.attempt('does not run in a browser', async () => {
    const federation = startHost(page, host, platform);
    // Tried with the host.
    page.schedule.clear();
    const bundle = await loadRemote(page, contract, federation).catch((error: unknown) => {
      throw new Error(page.failures[0] ?? messageOf(error));
    });
    const whole = documents ? { ...bundle, documents } : bundle;
    test.add(...differences(whole, contract).map((one) => `${one} (browser entry)`));
    for (const name of foreignModules(federation)) {
      test.add(`brings its own ${name}; the host has the only one`);
    }
    test.begin('what its browser scripts scheduled');
    await page.schedule.run();
  });
  page.schedule.end();
}

/** @returns what a remote exposes, once all of it has loaded */
async function loadRemote(
  page: BrowserPage,
  contract: AppFolder['contract'],
  federation: FederationHost,
): Promise<RemoteModule> {
  const container = containerName(contract);
  const entry = filePath(contract, 'remoteEntry.js');
  if (contract.entry !== 'module') page.run(entry);
  const found = contract.entry === 'module' ? await page.import(entry) : page.window[container];
  const remote = found as Partial<FederationContainer> | undefined;
  if (!remote) throw new Error(`remoteEntry.js defines no ${container}`);
  if (!remote.init || !remote.get) throw new Error('remoteEntry.js has no init and get');
  const module = await settled(async () => {
    await remote.init?.(federation.shareScopeMap.default ?? {});
    return (await remote.get?.('./remote'))?.();
  });
  const bundle = (module as { default?: RemoteModule } | undefined)?.default;
  if (!bundle?.routes || !bundle.widgets) throw new Error('it exposes no routes and widgets');
  const { routes, widgets, embeds = {} } = bundle;
  const loads: (() => Promise<unknown>)[] = [
    ...flatRoutes(routes).flatMap(({ lazy }) => (typeof lazy === 'function' ? [lazy] : [])),
    ...Object.values(widgets),
    ...Object.values(embeds),
  ];
  // One after the other: the first that does not load is named by its chunk.
  for (const load of loads) await settled(() => load());
  return bundle;
}

/** Notes each browser file of an app that does not parse as a script. */
export function parseAll({ folder, contract }: AppFolder, test: SmokeTest): void {
  const [Code, ending] =
    contract.entry === 'module' ? [vm.SourceTextModule, /\.m?js$/] : [vm.Script, /\.js$/];
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of scripts.filter((one) => ending.test(one) && one !== 'server.js')) {
    try {
      new Code(readFileSync(path.join(folder, name), 'utf8'), { filename: name });
    } catch (error) {
      test.add(`sends browsers ${name}, which is no script: ${messageOf(error)}`);
    }
  }
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

/** @returns names of modules that another than the host has put into the share scope */
const foreignModules = ({ name: host, shareScopeMap }: FederationHost): string[] =>
  Object.values(shareScopeMap).flatMap((modules) =>
    Object.keys(modules).filter((name) =>
      Object.values(modules[name] ?? {}).some(({ from }) => from !== host),
    ),
  );
