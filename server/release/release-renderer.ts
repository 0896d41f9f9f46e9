import type { Channel, FailureKind, ReleaseSet } from '@shop/shared/contract';
import type { ApiOutage } from '../api/api-outage';
import { bareShell } from '../document/shell';
import { bootScript, type PublishedFile, partOf, publishedFile } from '../lib/published-file';
import type { Kind, PageResponse, TaskOf } from '../messages';
import type { Services } from '../renderer/handle-worker-calls';
import { RenderThreads, type TaskResult } from '../renderer/render-threads';
import type { Settings } from '../settings';
import { CircuitBreaker } from './circuit-breaker';
import { answerOf, nameOf, type RenderResult, reasonsOf } from './render-result';
import type { TaskAppHistory } from './task-app-history';
import { withPreviousVersions } from './with-previous-versions';

/** A release goes on answering for so long after another has taken its place, in ms. */
const drainMs = 15_000;

export interface ReleaseSurroundings {
  settings: Settings;
  services: Services;
  log: (line: string) => void;
  likely: TaskAppHistory;
  /** tells the log when the API does not answer */
  outage: ApiOutage;
  /** what was taken back, as the live channel was last seen */
  withdrawals: () => Pick<Channel, 'withdrawn' | 'withdrawnVersions'>;
  /** told of each time that a part's code failed on the server */
  failed: (part: string, version: string, kind: FailureKind) => void;
}

/** A release set whose code runs in threads. */
export class ReleaseRenderer {
  /** the script that stands in every page */
  readonly boot: PublishedFile;
  private readonly threads: RenderThreads;
  private readonly aside = new CircuitBreaker();
  private readonly older = new Map<string, Promise<ReleaseRenderer | undefined>>();

  /**
   * @param ready threads that are there before anything is asked for
   * @param without parts whose code is not to be run
   * @throws when the host's files are not what was published
   */
  constructor(
    readonly set: ReleaseSet,
    private readonly context: ReleaseSurroundings,
    private readonly ready: number,
    without: readonly string[] = [],
  ) {
    const { settings, services, log } = context;
    this.boot = bootScript(settings.storeDir, set);
    this.threads = new RenderThreads({ set, ready, aside: without }, settings, services, log);
  }

  /**
   * Loads every bundle in every thread.
   * @param whole without it a remote that does not run is no failure: others answer for it
   * @throws when one is not what was published, or does not run
   */
  async prepare(whole: boolean): Promise<void> {
    const tasks = Array.from({ length: Math.max(1, this.ready) });
    const endings = await Promise.all(
      tasks.map(() =>
        this.threads.run<'prepare'>({ kind: 'prepare', all: whole }, { names: new Set() }),
      ),
    );
    for (const ending of endings) {
      if (ending === 'aside' || ending.value) continue;
      this.noteFailure(ending, 'prepare');
      if (ending.loads && !whole) continue;
      const [reason = 'a bundle does not run'] = reasonsOf(ending);
      throw new Error(reason.replace(/^Error: |\n.*/gs, ''));
    }
  }

  /**
   * Does a task with this release; what its code cannot do, with the previous versions of the
   * parts that ran.
   */
  async render<K extends Kind>(task: TaskOf<K>): Promise<RenderResult<K>> {
    const known = this.aside.partsFor(nameOf(task));
    if (known.length > 0) return this.renderWithout<K>(known, task);
    const ending = await this.run<K>(task);
    if (ending === 'aside') return this.render<K>(task);
    if (ending.faults.length === 0) return answerOf(ending);
    const parts = this.noteFailure(ending, nameOf(task));
    const before = await this.renderWithout<K>(parts, task);
    const first = answerOf(ending);
    const isBetter = before.value !== undefined && (before.reasons.length === 0 || !first.value);
    return { ...(isBetter ? before : first), reasons: first.reasons };
  }

  /** @returns the parts whose doing it may be */
  private noteFailure(ending: TaskResult<Kind>, task: string): readonly string[] {
    const parts = ending.parts.length > 0 ? ending.parts : ['host'];
    for (const name of parts) this.context.failed(name, partOf(this.set, name).version, 'server');
    if (ending.loads) this.aside.noteGone(ending.loads);
    else if (ending.ended) this.aside.note(task, parts);
    return parts;
  }

  /** A page that draws itself in the browser. */
  async shell(path: string): Promise<PageResponse> {
    const ending = await this.threads.run<'shell'>({ kind: 'shell', path }, { names: new Set() });
    const { value } = ending === 'aside' ? {} : ending;
    const { set, boot } = this;
    return value ?? bareShell({ set, boot, ...this.context.settings });
  }

  /** @returns text of a script of the host's; undefined when this release has no such chunk */
  hostScript(chunk: string): string | undefined {
    const host = partOf(this.set, 'host');
    const [file] = host.chunks[chunk] ?? [];
    if (file === undefined) return undefined;
    return publishedFile(this.context.settings.storeDir, host, file).code;
  }

  /** Ends the threads, once requests that have begun are answered. */
  retire(): void {
    setTimeout(() => void this.close(), drainMs).unref();
  }

  async close(): Promise<void> {
    const older = await Promise.all(this.older.values());
    await Promise.all([this.threads.close(), ...older.map((one) => one?.close())]);
  }

  private async renderWithout<K extends Kind>(
    parts: readonly string[],
    task: TaskOf<K>,
  ): Promise<RenderResult<K>> {
    const key = [...parts].sort().join(' ');
    const older = this.older.get(key) ?? this.without(parts);
    this.older.set(key, older);
    return (await older)?.renderAsItIs<K>(task) ?? { reasons: ['there is no version before'] };
  }

  private async renderAsItIs<K extends Kind>(task: TaskOf<K>): Promise<RenderResult<K>> {
    const name = nameOf(task);
    const isAside = this.aside.partsFor(name).length > 0;
    const ending = isAside ? 'aside' : await this.run<K>(task);
    if (ending === 'aside') return { reasons: ['so did the version before'] };
    if (ending.faults.length > 0) this.noteFailure(ending, name);
    return answerOf(ending);
  }

  private async run<K extends Kind>(task: TaskOf<K>): Promise<TaskResult<K> | 'aside'> {
    const { likely } = this.context;
    const name = nameOf(task);
    const ending = await this.threads.run<K>(task, {
      names: new Set([name, ...likely.of(this.set, task)]),
      isAside: () => this.aside.partsFor(name).length > 0,
    });
    if (ending !== 'aside') likely.note(name, ending.parts);
    return ending;
  }

  private async without(names: readonly string[]): Promise<ReleaseRenderer | undefined> {
    const { settings, withdrawals, log } = this.context;
    const found = await withPreviousVersions(settings.storeDir, this.set, names, withdrawals());
    if (!found) return undefined;
    const { set, aside } = found;
    const told = names.map((name) =>
      aside.includes(name) ? `no ${name}` : `${name}@${set.parts[name]?.version}`,
    );
    log(`for what broke in release ${set.id} stands in ${told.join(', ')}`);
    return new ReleaseRenderer(set, this.context, 0, aside);
  }
}
