import { NetworkError, type Transport } from '../../async';
import type { HtmlCleaner } from '../../html';
import type { RemoteModule } from '../../react';
import { pageRelease } from '../../release-set/page-remote';
import type { ReleaseSet } from '../../release-set/release-set';
import { runBundle } from '../../release-set/run-bundle';
import type { HostBundle } from '../../rendering';
import type { ReleaseAssets } from '../document/build-html-response';
import { appOf, bootScript, publishedFile } from '../lib/published-file';
import type { WorkerData } from '../messages';
import type { Settings } from '../settings';

export interface RuntimeContext {
  transport: Transport;
  clean: HtmlCleaner;
  /** called before the code of a remote is loaded */
  loading(app: string): void;
  /** called when the code of an app does not load; nothing more is loaded then */
  loadFailed(app: string, error: unknown): void;
  /** called when a task asks for a remote that another worker runs */
  missing(app: string): void;
}

/** A task asks for a remote that broke and has no previous version: not the fault of this task. */
export class DisabledAppError extends Error {
  constructor(name: string) {
    super(`"${name}" is not tried for a while`);
  }
}

/** A release set with the server bundles of some apps, on one copy of the platform. */
export class ReleaseRuntime {
  readonly set: ReleaseSet;
  readonly assets: ReleaseAssets;
  private readonly remotes = new Map<string, RemoteModule>();

  private constructor(
    { set, disabledApps }: Omit<WorkerData, 'settings'>,
    readonly host: HostBundle,
    settings: Settings,
    context: RuntimeContext,
  ) {
    this.set = set;
    const { storeDir, config, rules, pictureOrigins, dev } = settings;
    const boot = bootScript(storeDir, set);
    this.assets = { set, release: pageRelease(set), boot, config, rules, pictureOrigins, dev };
    host.setShopConfig(config);
    host.setTransport(context.transport);
    // A host from before there were a sanitiser and entries of remotes can still be rolled back to.
    host.setHtmlCleaner?.(context.clean);
    host.setNavigation?.(this.assets.release.navigation ?? []);
    host.setRemoteLoader(async (name) => {
      const remote = this.remotes.get(name);
      if (remote) return remote;
      if (disabledApps.includes(name)) throw new DisabledAppError(name);
      const { server } = appOf(set, name);
      if (server === false) throw new NetworkError(name, 'only browsers run it');
      context.missing(name);
      // Pages take this for an outage of the app, quietly; the page is rendered elsewhere.
      throw new NetworkError(name, 'another worker runs it');
    });
  }

  /**
   * @param path path and query as asked for
   * @returns name of the remote that owns the page, if any
   */
  ownerOf(path: string): string | undefined {
    return this.host.matchOwner(this.assets.release.remotes, path.split('?')[0] ?? '/');
  }

  /**
   * Whether a remote that runs here serves a text at a path, such as a feed.
   * @param path path and query as asked for; the query makes no difference
   */
  hasDocument(owner: string, path: string): boolean {
    const { documents = {} } = this.remotes.get(owner) ?? {};
    return Object.hasOwn(documents, path.split('?')[0] ?? '/');
  }

  /**
   * Loads the host and the remotes, and evaluates all their pages and widgets in the order of the
   * set: so every worker for these apps writes a page with the same bytes.
   * @returns undefined when an app does not load, of which the context was informed
   */
  static async load(
    release: Omit<WorkerData, 'settings'>,
    settings: Settings,
    context: RuntimeContext,
  ): Promise<ReleaseRuntime | undefined> {
    const { set, apps } = release;
    const run = (name: string, platform?: Readonly<Record<string, unknown>>): unknown => {
      const { code, file } = publishedFile(settings.storeDir, appOf(set, name), 'server.js');
      return runBundle(code, file, platform);
    };
    let loading = 'host';
    try {
      const host = run('host') as HostBundle;
      const runtime = new ReleaseRuntime(release, host, settings, context);
      // A host from before there was `loadOwn` or `loadAll` can still be rolled back to.
      await host.loadOwn?.();
      for (const name of Object.keys(set.parts).filter((one) => apps.includes(one))) {
        loading = name;
        context.loading(name);
        const { default: remote } = run(name, host.platform) as { default?: RemoteModule };
        if (!remote) throw new Error('its module has no default export');
        runtime.remotes.set(name, remote);
        await host.loadAll?.(name);
      }
      return runtime;
    } catch (error) {
      context.loadFailed(loading, error);
      return undefined;
    }
  }
}
