import type { FailureKind, ReleaseSet } from '@shop/shared/contract';
import type { PageAnswer } from '../pages/make-page';
import { bareShell } from '../pages/make-shell';
import type { Settings } from '../settings';
import type { Kind, Rendered, TaskOf } from '../threads/render-task';
import { type Ending, RenderThreads } from '../threads/render-threads';
import type { Services } from '../threads/serve-thread';
import { previousPart } from './previous-part';
import { bootScript, type PublishedFile, partOf, publishedFile } from './published-file';
import { SetAside } from './set-aside';

/** A release goes on answering for so long after another has taken its place, in ms. */
const grace = 15_000;

export interface ReleaseSurroundings {
  settings: Settings;
  services: Services;
  log: (line: string) => void;
  /** releases that were taken back */
  withdrawn: () => readonly string[];
  /** told of each time that a part's code failed on the server */
  failed: (part: string, version: string, kind: FailureKind) => void;
}

/** What a release makes of a task. */
export interface Answer<K extends Kind> {
  value?: Rendered[K];
  /** what went wrong on the way, for the log */
  reasons: readonly string[];
}

/** A release set whose code runs in threads. */
export class LoadedRelease {
  /** the script that stands in every page */
  readonly boot: PublishedFile;
  private readonly threads: RenderThreads;
  private readonly aside = new SetAside();
  private readonly older = new Map<string, Promise<LoadedRelease | undefined>>();

  /**
   * @param ready threads that are there before anything is asked for
   * @param without parts whose code is not to be run
   * @throws when the host's files are not what was published
   */
  constructor(
    readonly set: ReleaseSet,
    private readonly around: ReleaseSurroundings,
    private readonly ready: number,
    without: readonly string[] = [],
  ) {
    const { settings, services, log } = around;
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
      tasks.map(() => this.threads.run<'prepare'>({ kind: 'prepare', all: whole })),
    );
    for (const ending of endings) {
      if (ending.value) continue;
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
  async render<K extends Kind>(task: TaskOf<K>): Promise<Answer<K>> {
    const known = this.aside.partsFor(nameOf(task));
    if (known.length > 0) return this.renderWithout<K>(known, task);
    const ending = await this.threads.run<K>(task);
    if (ending.faults.length === 0) return answerOf(ending);
    const parts = this.noteFailure(ending, nameOf(task));
    const before = await this.renderWithout<K>(parts, task);
    const first = answerOf(ending);
    const isBetter = before.value !== undefined && (before.reasons.length === 0 || !first.value);
    return { ...(isBetter ? before : first), reasons: first.reasons };
  }

  /** @returns the parts whose doing it may be */
  private noteFailure(ending: Ending<Kind>, task: string): readonly string[] {
    const parts = ending.parts.length > 0 ? ending.parts : ['host'];
    for (const name of parts) this.around.failed(name, partOf(this.set, name).version, 'server');
    if (ending.loads) this.aside.noteGone(ending.loads);
    else if (ending.ended) this.aside.note(task, parts);
    return parts;
  }

  /** A page that draws itself in the browser. */
  async shell(path: string): Promise<PageAnswer> {
    const { value } = await this.threads.run<'shell'>({ kind: 'shell', path });
    const { set, boot } = this;
    const { config, dev } = this.around.settings;
    return value ?? bareShell({ set, boot, config, dev });
  }

  /** @returns text of a script of the host's; undefined when this release has no such chunk */
  hostScript(chunk: string): string | undefined {
    const host = partOf(this.set, 'host');
    const [file] = host.chunks[chunk] ?? [];
    if (file === undefined) return undefined;
    return publishedFile(this.around.settings.storeDir, host, file).code;
  }

  /** Ends the threads, once requests that have begun are answered. */
  retire(): void {
    setTimeout(() => void this.close(), grace).unref();
  }

  async close(): Promise<void> {
    const older = await Promise.all(this.older.values());
    await Promise.all([this.threads.close(), ...older.map((one) => one?.close())]);
  }

  private async renderWithout<K extends Kind>(
    parts: readonly string[],
    task: TaskOf<K>,
  ): Promise<Answer<K>> {
    const older = await this.without(parts);
    if (!older) return { reasons: ['the host has no version before this'] };
    return answerOf(await older.threads.run<K>(task));
  }

  /** This release with the previous versions of some parts; one that has none does not run. */
  private without(parts: readonly string[]): Promise<LoadedRelease | undefined> {
    const key = [...parts].sort().join(' ');
    const known = this.older.get(key) ?? this.withPrevious(parts);
    this.older.set(key, known);
    return known;
  }

  private async withPrevious(names: readonly string[]): Promise<LoadedRelease | undefined> {
    const { settings, withdrawn, log } = this.around;
    const parts = { ...this.set.parts };
    const missing: string[] = [];
    for (const name of names) {
      const part = await previousPart(settings.storeDir, this.set, name, withdrawn());
      if (part) parts[name] = part;
      else missing.push(name);
    }
    if (missing.includes('host')) return undefined;
    const told = names.map(
      (name) => `${name}@${missing.includes(name) ? 'none' : parts[name]?.version}`,
    );
    log(`instead of what broke in release ${this.set.id} answers ${told.join(', ')}`);
    return new LoadedRelease({ ...this.set, parts }, this.around, 0, missing);
  }
}

const answerOf = <K extends Kind>(ending: Ending<K>): Answer<K> => ({
  ...(ending.value === undefined ? {} : { value: ending.value }),
  reasons: reasonsOf(ending),
});

const reasonsOf = ({ faults, troubles }: Ending<Kind>): readonly string[] => [
  ...faults,
  ...troubles,
];

/** What a task is called when it is remembered: a page by its path, without the query. */
function nameOf(task: TaskOf<Kind>): string {
  if ('path' in task) return `${task.kind} ${task.path.split('?')[0]}`;
  if (task.kind === 'fragment') return `fragment ${task.owner}/${task.widget}`;
  return 'owner' in task ? `${task.kind} ${task.owner}` : task.kind;
}
