import { fileURLToPath } from 'node:url';
import type { ReleaseSet } from '@shop/shared/contract';
import { Piscina } from 'piscina';
import type { Hello, Kind, Outcome, TaskOf, ThreadData, ThreadTask } from '../messages';
import type { Settings } from '../settings';
import { handleWorkerCalls, type Services } from './handle-worker-calls';
import { leastBusy } from './least-busy';
import { Turns } from './turns';
import { type Job, WorkerMonitor } from './worker-monitor';

const filename = fileURLToPath(new URL('../worker/start-thread.mjs', import.meta.url));

/** Pages a thread has under way at once: they wait for the API, and each holds what it answered. */
const maxConcurrent = 4;
/** Tasks that wait for a thread; more are refused, since nobody would wait so long. */
const longestQueue = 200;
/** A thread beyond those that are always there ends after this without a task, in ms. */
const idle = 60_000;
/** A task that takes a thread down may not take the others' with it: room to repeat them. */
const spareWorkers = 1;

/** What became of a task, or that the thread it ran in had to be ended. */
export interface TaskResult<K extends Kind> extends Outcome<K> {
  /** its code took the thread down */
  ended?: true;
  /** the part that did so as it was loaded: no thread can have it */
  loads?: string;
}

/** What is known of a task before it is done. */
export interface Known {
  /** what it is called, and the parts whose code it is likely to run; those that do are added */
  names: Set<string>;
  /** whether it is not to be done any more, after all */
  isAside?: () => boolean;
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
 * thread that it has for itself. What may be stuck has no more than one thread at a time, and what
 * waits behind it is done in another before that one is ended.
 */
export class RenderThreads {
  private readonly pool: Piscina<ThreadTask, Outcome<Kind>>;
  private readonly watch: WorkerMonitor;
  private readonly turns: Turns;
  /** by which names a job is under way, unless nobody waits for it any more */
  private readonly underway = new Map<Job, Set<string>>();
  private jobs = 0;

  constructor(
    { set, aside = [], ready }: ThreadsOf,
    settings: Settings,
    services: Services,
    log: (line: string) => void,
  ) {
    const beats = new Int32Array(new SharedArrayBuffer(4_096));
    this.watch = new WorkerMonitor(beats, settings.renderDeadline, (job) => this.doubt(job));
    // A part that loops wherever it runs is met by one page of it first, and not by all.
    this.turns = new Turns(Object.keys(set.parts).filter((name) => name !== 'host'));
    const maxThreads = settings.renderThreads + spareWorkers;
    this.pool = new Piscina({
      filename,
      minThreads: ready,
      maxThreads: maxThreads,
      idleTimeout: idle,
      concurrentTasksPerWorker: maxConcurrent,
      loadBalancer: leastBusy(maxConcurrent, maxThreads, this.watch),
      // Between tasks a thread still hears answers that came late.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: settings.renderMemory },
      workerData: { set, aside, settings, beats } satisfies ThreadData,
    });
    this.pool.on('message', ({ thread, line }: Hello) => {
      this.watch.starts(thread);
      handleWorkerCalls(line, services, (running) => this.watch.hears(running));
    });
    this.pool.on('workerDestroy', ({ id }: { id: number }) => this.watch.ends(id));
    this.pool.on('error', (error: Error) => log(`a thread ended by itself: ${error.message}`));
  }

  /**
   * Does a task; whatever comes of it is told, never thrown.
   * @returns 'aside' when it was not to be done any more as its turn came
   */
  async run<K extends Kind>(task: TaskOf<K>, known: Known): Promise<TaskResult<K> | 'aside'> {
    if (this.watch.size + this.turns.waiting > longestQueue) {
      return refused('the threads have more to do than they can');
    }
    const first = await this.attempt(task, known, 'beside others');
    if (first !== 'again') return first;
    // It may be another task's doing that this one was not finished.
    const second = await this.attempt(task, known, 'alone');
    return second === 'again' ? refused('its thread was ended twice') : second;
  }

  /** Ends the threads once they have done what they are doing. */
  close(): Promise<void> {
    return this.pool.close();
  }

  private async attempt<K extends Kind>(
    task: TaskOf<K>,
    { names, isAside }: Known,
    how: 'beside others' | 'alone',
  ): Promise<TaskResult<K> | 'again' | 'aside'> {
    await this.turns.enter(names);
    try {
      if (isAside?.()) return 'aside';
      const add = (alone: boolean) => {
        this.jobs += 1;
        const job = this.watch.add(this.jobs, alone);
        this.underway.set(job, names);
        return job;
      };
      const job = add(how === 'alone');
      const moved = new Promise<'moved'>((resolve) => {
        if (how === 'alone') return;
        job.move = () => {
          // What is likely to be stuck as well stays.
          if (!this.turns.isInDoubt(names)) resolve('moved');
        };
      });
      const first = await Promise.race([this.inThread<K>(task, job), moved]);
      if (first !== 'moved') return first;
      const second = await this.inThread<K>(task, add(false));
      // What comes to an end elsewhere is not what its first thread is stuck with.
      if (second !== 'again' && !second.ended) this.watch.remove(job);
      this.underway.delete(job);
      return second;
    } finally {
      this.turns.leave(names);
    }
  }

  private async inThread<K extends Kind>(
    task: TaskOf<K>,
    job: Job,
  ): Promise<TaskResult<K> | 'again'> {
    try {
      const work: ThreadTask & { [key: symbol]: Job } = { job: job.id, task };
      work[Piscina.queueOptionsSymbol] = job;
      const run = this.pool.run(work, { signal: job.abort.signal });
      const outcome = (await run) as Outcome<K>;
      this.turns.trust([...(this.underway.get(job) ?? []), ...outcome.parts]);
      return outcome;
    } catch (error) {
      const fellWith = this.watch.fell(job);
      if (fellWith === 0) return refused(job.why ?? messageOf(error));
      this.doubt(job);
      if (fellWith > 1 && !job.alone) return 'again';
      const faults = [job.why ?? messageOf(error)];
      const { loads, parts } = job;
      const whose = loads === undefined ? { parts: [...parts] } : { parts: [loads], loads };
      return { ended: true, faults, troubles: [], ...whose };
    } finally {
      this.watch.remove(job);
      this.underway.delete(job);
    }
  }

  /** Whatever goes by one of a job's names waits for what becomes of it. */
  private doubt(job: Job): void {
    const names = this.underway.get(job);
    if (!names || job.parts.size === 0) return;
    for (const part of job.parts) {
      if (!names.has(part)) this.turns.join(part);
      names.add(part);
    }
    for (const name of names) this.turns.doubt(name);
  }
}

const refused = (why: string) => ({ faults: [], troubles: [why], parts: [] });

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
