import { isDeepStrictEqual } from 'node:util';
import { pageRelease } from '../../release-set/page-remote';
import type { ReleaseSet } from '../../release-set/release-set';
import { bareFrame, shellResponse } from '../document/build-html-response';
import { appOf, bootScript, hostScript } from '../lib/published-file';
import type { Kind, PageResponse, Rendered, RenderTask, TaskOf, TaskResult } from '../messages';
import { AppWorkers } from '../renderer/app-workers';
import { timeoutsMs } from '../timeouts';
import { CircuitBreaker } from './circuit-breaker';
import { PreviousVersionFallbacks } from './previous-version-fallbacks';
import type { ReleaseContext } from './release-context';
import { nameOf, ownerOf } from './task-app-history';

export interface RenderResult<K extends Kind> {
  value?: Rendered[K];
  /** what went wrong on the way, for the log */
  reasons: readonly string[];
  /** missing when all versions of the release did what they were asked for */
  failure?: VersionFailure;
}

/** Versions whose code did not do a task, and those in their place, `catalog@1.8.1`. */
export interface VersionFailure {
  failed: readonly string[];
  /** none when it was not done, or the version that failed shows its own error */
  shown: readonly string[];
}

/** What came of a task, and the apps that did it; or those that are not to be tried. */
type Attempt<K extends Kind> =
  | { outcome: TaskResult<K>; apps: readonly string[] }
  | { open: readonly string[] };

/** A release set whose code runs in workers, those of each remote in their own. */
export class ReleaseRenderer {
  /** the script that stands in every page */
  readonly boot: { code: string };
  private readonly workers = new Map<string, AppWorkers>();
  private readonly circuitBreaker = new CircuitBreaker();
  private readonly fallbacks: PreviousVersionFallbacks;

  /**
   * @param isLive its workers are there before anything is asked for, and stay
   * @param disabledApps remotes whose code is not to be run
   * @throws when the host's files are not what was published
   */
  constructor(
    readonly set: ReleaseSet,
    private readonly context: ReleaseContext,
    private readonly isLive = false,
    private readonly disabledApps: readonly string[] = [],
  ) {
    this.boot = bootScript(context.settings.storeDir, set);
    this.fallbacks = new PreviousVersionFallbacks(
      set,
      context,
      (previous, disabled) => new ReleaseRenderer(previous, context, false, disabled),
    );
  }

  /**
   * Loads the host, and each remote of the live release.
   * @param isStrict without it a remote that does not load is not a failure: its previous version renders
   * @param before apps that are the same there are not loaded before they are asked for
   * @throws when one is not what was published, or does not run; its workers are ended then
   */
  async prepare(isStrict: boolean, before?: ReleaseSet): Promise<void> {
    const changed = Object.entries(this.set.parts).filter(
      ([name, app]) => !isDeepStrictEqual(app, before?.parts[name]),
    );
    const groups = this.isLive
      ? changed
          .filter(([name]) => hasBundle(this.set, name))
          .map(([name]) => (name === 'host' ? [] : [name]))
      : [[]];
    const loading = groups.map(async (apps) => {
      const failure = await this.workersFor(apps).load();
      if (failure && (isStrict || failure.loading === 'host')) throw failure;
    });
    await Promise.all(loading).catch((error: unknown) => {
      void this.close();
      throw error;
    });
  }

  /**
   * Does a task with this release; what its code cannot do, with the previous versions of the
   * apps that did it.
   */
  async render<K extends Kind>(task: TaskOf<K>): Promise<RenderResult<K>> {
    const attempt = await this.attempt<K>(task);
    if ('open' in attempt) return this.renderFallback<K>(task, attempt.open);
    const first = resultOf(attempt.outcome);
    if (attempt.outcome.appErrors.length === 0) return first;
    const fallback = await this.renderFallback<K>(task, attempt.apps);
    const isBetter = fallback.value && (fallback.reasons.length === 0 || !first.value);
    if (isBetter) return { ...fallback, reasons: first.reasons };
    return { ...first, failure: { failed: this.labels(attempt.apps), shown: [] } };
  }

  /** A page that the browser renders. */
  async shell(path: string): Promise<PageResponse> {
    const outcome = await this.workersFor([]).run<'shell'>(
      { kind: 'shell', path },
      { isOpen: () => false, noteCrash: () => undefined },
    );
    if (outcome?.value) return outcome.value;
    const { set, boot, context } = this;
    const assets = { set, release: pageRelease(set), boot, ...context.settings };
    return shellResponse(assets, bareFrame(context.settings.rules.name), undefined);
  }

  /** @returns text of a script of the host's; undefined when this release has no such chunk */
  hostScript(chunk: string): string | undefined {
    return hostScript(this.context.settings.storeDir, this.set, chunk)?.code;
  }

  /** Whether a version is of this release, or of a fallback that was needed. */
  async isShown(app: string, version: string): Promise<boolean> {
    if (this.set.parts[app]?.version === version) return true;
    for (const fallback of await this.fallbacks.opened()) {
      if (await fallback.isShown(app, version)) return true;
    }
    return false;
  }

  /** What its workers have to do, those of each remote by themselves. */
  usages(): ReturnType<AppWorkers['usage']>[] {
    return [...this.workers.values()].map((workers) => workers.usage());
  }

  /** @returns of each app, its version and what its circuit breaker has set aside */
  circuits() {
    return Object.values(this.set.parts).map(({ name, version }) => ({
      ...{ app: name, version },
      ...this.circuitBreaker.stateOf(name),
    }));
  }

  /** Ends the workers, once requests that have begun are answered. */
  retire(): void {
    setTimeout(() => void this.close(), timeoutsMs.drain).unref();
  }

  async close(): Promise<void> {
    const closing = [...this.workers.values()].map((workers) => workers.close());
    const fallbacks = await this.fallbacks.opened();
    await Promise.all([...closing, ...fallbacks.map((one) => one.close())]);
  }

  /** Does a task in a worker that runs the code of all apps it needs, and of no other. */
  private async attempt<K extends Kind>(task: TaskOf<K>): Promise<Attempt<K>> {
    const { history } = this.context;
    const name = nameOf(task);
    for (let apps = this.appsOf(task); ; ) {
      const involved = apps.length > 0 ? apps : ['host'];
      const open = () => this.circuitBreaker.openFor(name, ['host', ...apps]);
      if (open().length > 0) return { open: open() };
      const begun = performance.now();
      const outcome = await this.workersFor(apps).run<K>(task, {
        isOpen: () => open().length > 0,
        noteCrash: () => this.circuitBreaker.noteCrash(name, involved),
      });
      if (!outcome) continue;
      if (outcome.missingApps.length > 0) {
        history.note(this.set, task, [...apps, ...outcome.missingApps]);
        apps = this.appsOf(task);
        continue;
      }
      const owner = ownerOf(this.set, task);
      const app = appOf(this.set, involved.includes(owner) ? owner : 'host');
      this.context.rendered?.(app, task.kind, performance.now() - begun);
      if (outcome.appErrors.length > 0) this.noteFailure(involved);
      return { outcome, apps: involved };
    }
  }

  private appsOf(task: RenderTask): readonly string[] {
    const apps = this.context.history.appsOf(this.set, task);
    return apps.filter((app) => !this.disabledApps.includes(app) && hasBundle(this.set, app));
  }

  /** Which of several apps threw or looped is unknown: the others are not to blame. */
  private noteFailure(apps: readonly string[]): void {
    const kind = apps.length > 1 ? 'page' : 'server';
    for (const app of apps) this.context.failed(app, appOf(this.set, app).version, kind);
  }

  private labels(apps: readonly string[]): string[] {
    return apps.map((app) => `${app}@${appOf(this.set, app).version}`);
  }

  private workersFor(apps: readonly string[]): AppWorkers {
    const key = apps.join(' ');
    const known = this.workers.get(key);
    if (known) return known;
    const { settings, services, log } = this.context;
    const { set, disabledApps } = this;
    const workers = new AppWorkers({
      ...{ data: { set, apps, disabledApps, settings }, services, log },
      keepsOne: this.isLive && apps.length < 2,
      onLoadFailure: ({ loading = 'host' }) => {
        this.circuitBreaker.openPermanently(loading);
        this.noteFailure([loading]);
      },
    });
    this.workers.set(key, workers);
    return workers;
  }

  private async renderFallback<K extends Kind>(
    task: TaskOf<K>,
    apps: readonly string[],
  ): Promise<RenderResult<K>> {
    const fallback = await this.fallbacks.get([...apps].sort());
    const failure = { failed: this.labels(apps), shown: [] };
    if (!fallback) return { reasons: ['there is no previous version'], failure };
    const attempt = await fallback.renderer.attempt<K>(task);
    if ('open' in attempt) return { reasons: ['the previous version fails too'], failure };
    const result = resultOf(attempt.outcome);
    return {
      ...result,
      failure: result.value ? { ...failure, shown: fallback.versions } : failure,
    };
  }
}

/** Whether the server runs code of an app. */
const hasBundle = ({ parts }: ReleaseSet, app: string): boolean => parts[app]?.server !== false;

const resultOf = <K extends Kind>(outcome: TaskResult<K>): RenderResult<K> => ({
  ...(outcome.value !== undefined && { value: outcome.value }),
  reasons: [...outcome.appErrors, ...outcome.upstreamErrors],
});
