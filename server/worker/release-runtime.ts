import type { ReleaseSet } from '@shop/shared/contract';
import type { RemoteModule } from '@shop/shared/federation';
import type { HtmlCleaner } from '@shop/shared/html';
import type { Transport } from '@shop/shared/http';
import type * as HostBundle from '../../host/src/server-entry/entry';
import { bootScript, type PublishedFile, partOf, publishedFile } from '../lib/published-file';
import type { Settings } from '../settings';
import { runBundle } from './run-bundle';

export interface RenderContext {
  transport: Transport;
  clean: HtmlCleaner;
  /** called before a part's code runs for a task */
  runs(part: string): void;
  /** called before a part's code is loaded ahead of all tasks, and with null when all are */
  loads(part: string | null): void;
  /** told of a remote that does not load */
  broken(reason: string): void;
}

/** A part is asked for whose code is not to be run; nobody's fault. */
export class SetAsideError extends Error {
  constructor(name: string) {
    super(`"${name}" is set aside for a while`);
  }
}

/** A release set with its server bundles, run once, on one copy of the platform. */
export class ReleaseRuntime {
  readonly host: typeof HostBundle;
  readonly boot: PublishedFile;
  private readonly remotes = new Map<string, RemoteModule>();
  private warmed = false;

  /**
   * @param aside parts whose code is not to be run
   * @throws when the host's bundle is not what was published, or does not run
   */
  constructor(
    readonly set: ReleaseSet,
    private readonly aside: readonly string[],
    private readonly settings: Settings,
    private readonly context: RenderContext,
  ) {
    this.host = this.run('host') as typeof HostBundle;
    this.boot = bootScript(settings.storeDir, set);
    this.host.setShopConfig(settings.config);
    this.host.setTransport(context.transport);
    // A host from before there was a sanitiser can still be rolled back to.
    this.host.setHtmlCleaner?.(context.clean);
    this.host.setRemoteLoader(async (name) => this.remote(name));
  }

  /** @throws when the remote's bundle is not what was published, or does not run */
  remote(name: string): RemoteModule {
    if (this.warmed) this.context.runs(name);
    const known = this.remotes.get(name);
    if (known) return known;
    if (this.aside.includes(name)) throw new SetAsideError(name);
    try {
      const { default: remote } = this.run(name, this.host.platform) as { default: RemoteModule };
      this.remotes.set(name, remote);
      return remote;
    } catch (error) {
      this.context.broken(
        `${name} does not load: ${error instanceof Error ? error.message : error}`,
      );
      throw error;
    }
  }

  /**
   * Evaluates the code of every part, in the order of the set, so that pages are written in the
   * same way by every thread. A remote that does not load says so when it is asked for.
   */
  async warm(): Promise<void> {
    // A host from before there was this can still be rolled back to.
    await this.host.loadOwn?.();
    for (const name of this.remoteNames()) {
      this.context.loads(name);
      await this.host.loadAll?.(name).catch(() => undefined);
    }
    this.context.loads(null);
    this.warmed = true;
  }

  /** @throws when any remote's bundle is not what was published, or does not run */
  runAll(): void {
    for (const name of this.remoteNames()) this.remote(name);
  }

  private remoteNames(): string[] {
    return Object.keys(this.set.parts).filter((name) => name !== 'host');
  }

  private run(name: string, platform?: Readonly<Record<string, unknown>>): unknown {
    const { code, file } = publishedFile(
      this.settings.storeDir,
      partOf(this.set, name),
      'server.js',
    );
    return runBundle(code, file, platform);
  }
}
