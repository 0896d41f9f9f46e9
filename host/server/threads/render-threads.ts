import { fileURLToPath } from 'node:url';
import type { ReleaseSet } from '@shop/shared/contract';
import { Piscina } from 'piscina';
import type { Settings } from '../settings';
import { leastBusy } from './least-busy';
import type { Hello, Kind, Outcome, TaskOf, ThreadData, ThreadTask } from './render-task';
import { type Services, serveThread } from './serve-thread';
import { ThreadWatch, type WatchedJob } from './thread-watch';

const filename = fileURLToPath(new URL('./inside/start-thread.mjs', import.meta.url));

/** Pages a thread has under way at once: they wait for the API, and each holds what it answered. */
const together = 4;
/** Tasks that wait for a thread; more are refused, since nobody would wait so long. */
const longestQueue = 200;
/** A thread beyond those that are always there ends after this without a task, in ms. */
const idle = 60_000;
/** A task that takes a thread down may not take the others' with it: room to repeat them. */
const spare = 1;

/** What became of a task, or that the thread it ran in had to be ended. */
export interface Ending<K extends Kind> extends Outcome<K> {
  /** its code took the thread down */
  ended?: true;
  /** the part that did so as it was loaded: no thread can have it */
  loads?: string;
}

export interface ThreadsOf {
  set: ReleaseSet;
  /** parts whose code is not to be run */
  aside?: readonly string[];
  /** threads that are there before anything is to be done */
  ready: number;
}

/**
 * The threads that run one release's code. One that is stuck, or needs more memory than it may
 * have, is ended, and another takes its place; what else ran in it is done again, each task in a
 * thread that it has for itself.
 */
export class RenderThreads {
  private readonly pool: Piscina<ThreadTask, Outcome<Kind>>;
  private readonly watch: ThreadWatch;
  private jobs = 0;

  constructor(
    { set, aside = [], ready }: ThreadsOf,
    settings: Settings,
    services: Services,
    log: (line: string) => void,
  ) {
    const beats = new Int32Array(new SharedArrayBuffer(4_096));
    this.watch = new ThreadWatch(beats, settings.renderDeadline);
    const most = settings.renderThreads + spare;
    this.pool = new Piscina({
      filename,
      minThreads: ready,
      maxThreads: most,
      idleTimeout: idle,
      concurrentTasksPerWorker: together,
      loadBalancer: leastBusy(together, most, this.watch),
      // Between tasks a thread still hears answers that came late.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: settings.renderMemory },
      workerData: { set, aside, settings, beats } satisfies ThreadData,
    });
    this.pool.on('message', ({ thread, line }: Hello) => {
      this.watch.starts(thread);
      serveThread(line, services, (running) => this.watch.hears(running));
    });
    this.pool.on('workerDestroy', ({ id }: { id: number }) => this.watch.ends(id));
    this.pool.on('error', (error: Error) => log(`a thread ended by itself: ${error.message}`));
  }

  /** Does a task; whatever comes of it is told, never thrown. */
  async run<K extends Kind>(task: TaskOf<K>): Promise<Ending<K>> {
    if (this.watch.size > longestQueue) return refused('the threads have more to do than they can');
    const first = await this.attempt(task, false);
    // It may be another task's doing that this one was not finished.
    return first === 'again' ? this.retry(task) : first;
  }

  /** Ends the threads once they have done what they are doing. */
  close(): Promise<void> {
    return this.pool.close();
  }

  private async retry<K extends Kind>(task: TaskOf<K>): Promise<Ending<K>> {
    const second = await this.attempt(task, true);
    return second === 'again' ? refused('its thread was ended twice') : second;
  }

  private async attempt<K extends Kind>(
    task: TaskOf<K>,
    alone: boolean,
  ): Promise<Ending<K> | 'again'> {
    this.jobs += 1;
    const job = this.watch.add(this.jobs, alone);
    try {
      const work: ThreadTask & { [key: symbol]: WatchedJob } = { job: job.id, task };
      work[Piscina.queueOptionsSymbol] = job;
      return (await this.pool.run(work, { signal: job.abort.signal })) as Outcome<K>;
    } catch (error) {
      const fellWith = this.watch.fell(job);
      if (fellWith === 0) return refused(job.why ?? messageOf(error));
      if (fellWith > 1 && !alone) return 'again';
      const faults = [job.why ?? messageOf(error)];
      const { loads, parts } = job;
      const whose = loads === undefined ? { parts: [...parts] } : { parts: [loads], loads };
      return { ended: true, faults, troubles: [], ...whose };
    } finally {
      this.watch.remove(job);
    }
  }
}

const refused = (why: string) => ({ faults: [], troubles: [why], parts: [] });

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
