import type { Running } from '../messages';

/** How often the threads are looked at, in ms. */
const interval = 250;
/** A thread that has not begun by then is given up, in ms; about 0.5 s is usual. */
const startPatience = 20_000;
/** A thread that has not answered in more looks than these is slow. */
const slowAfter = 2;
/** A task is given up after this, in ms, wherever it is: the threads give up by themselves before. */
const taskTimeoutMs = 12_000;

/** A task that was handed to the pool. */
export interface Job {
  id: number;
  /** it has a thread for itself */
  alone: boolean;
  abort: AbortController;
  /** id of the thread it runs in; missing while it waits for one */
  thread?: number;
  /** parts whose code has begun to run for it */
  parts: Set<string>;
  /** the part whose code is loaded before it */
  loads?: string | undefined;
  /** called when its thread stands still, and its own code has begun nothing that may loop */
  move?: () => void;
  /** why it was given up */
  why?: string;
  /** looks since it was handed over */
  looks: number;
}

interface Thread {
  /** said that it has begun */
  began: boolean;
  jobs: Set<Job>;
  beats: number;
  /** looks since it last showed that it is not stuck */
  silent: number;
  /** jobs it had when it was ended */
  fell?: number;
}

/**
 * Knows what runs in which thread, and gives up what is stuck. Time is counted in looks: while
 * the machine is too busy for this one, it is too busy for the threads as well.
 */
export class WorkerMonitor {
  private readonly jobs = new Map<number, Job>();
  private readonly threads = new Map<number, Thread>();
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param beats a number for each thread, by its id, that moves while the thread is not stuck
   * @param deadline how long it may stand still, in ms
   * @param stuck told of a job that has begun a part's code in a thread that stands still
   */
  constructor(
    private readonly beats: Int32Array,
    private readonly deadline: number,
    private readonly stuck: (job: Job) => void,
  ) {}

  get size(): number {
    return this.jobs.size;
  }

  add(id: number, alone: boolean): Job {
    const job = { id, alone, abort: new AbortController(), parts: new Set<string>(), looks: 0 };
    this.jobs.set(id, job);
    this.timer ??= setInterval(() => this.look(), interval).unref();
    return job;
  }

  /** A thread has begun. */
  starts(thread: number): void {
    Object.assign(this.known(thread), { began: true, silent: 0 });
  }

  /** A thread has ended; what it had is told of by each job. */
  ends(thread: number): void {
    if (this.threads.get(thread)?.jobs.size === 0) this.threads.delete(thread);
  }

  /** A job goes to a thread. */
  goes(job: Job, thread: number): void {
    const known = this.known(thread);
    if (known.jobs.size === 0) known.silent = 0;
    known.jobs.add(job);
    job.thread = thread;
  }

  /** Whether a thread does a task that is to have it for itself. */
  isTaken(thread: number): boolean {
    return [...(this.threads.get(thread)?.jobs ?? [])].some(({ alone }) => alone);
  }

  /** Whether a thread has not answered for a while. */
  isSlow(thread: number): boolean {
    const { jobs, silent } = this.known(thread);
    return jobs.size > 0 && silent > slowAfter;
  }

  /** What is about to run in the thread of a job. */
  hears(running: Running): void {
    const job = this.jobs.get(running.job);
    if (!job) return;
    if ('runs' in running) job.parts.add(running.runs);
    else job.loads = running.loads ?? undefined;
  }

  /** @returns how many jobs the thread of a job had as it was ended; 0 when the job had none */
  fell(job: Job): number {
    const thread = job.thread === undefined ? undefined : this.threads.get(job.thread);
    if (!thread) return 0;
    thread.fell ??= thread.jobs.size;
    return thread.fell;
  }

  remove(job: Job): void {
    this.jobs.delete(job.id);
    const thread = job.thread === undefined ? undefined : this.threads.get(job.thread);
    thread?.jobs.delete(job);
    if (job.thread !== undefined && thread?.fell && thread.jobs.size === 0) {
      this.threads.delete(job.thread);
    }
    if (this.jobs.size === 0) this.stop();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    for (const [id, thread] of this.threads) {
      const beats = this.beats[id % this.beats.length] ?? 0;
      thread.silent = beats === thread.beats ? thread.silent + 1 : 0;
      thread.beats = beats;
      if (thread.silent > slowAfter) this.suspect(thread);
      const [job] = thread.jobs;
      const limit = thread.began ? this.deadline : startPatience;
      if (job && thread.silent * interval >= limit) {
        giveUp([...thread.jobs], `its code ran for more than ${limit} ms`);
      }
    }
    for (const job of this.jobs.values()) {
      job.looks += 1;
      const began = job.thread === undefined || this.threads.get(job.thread)?.began;
      if (began && job.looks * interval >= taskTimeoutMs)
        giveUp([job], `more than ${taskTimeoutMs} ms`);
    }
  }

  /** What has not begun any part's code does not wait with those that have. */
  private suspect({ jobs }: Thread): void {
    const suspects = [...jobs].filter(({ parts }) => parts.size > 0);
    for (const job of suspects) this.stuck(job);
    if (suspects.length === 0) return;
    for (const job of jobs) if (job.parts.size === 0) job.move?.();
  }

  private known(id: number): Thread {
    const newThread = () => ({ began: false, jobs: new Set<Job>(), beats: 0, silent: 0 });
    const thread = this.threads.get(id) ?? newThread();
    this.threads.set(id, thread);
    return thread;
  }
}

/** Aborting one ends its thread, and with it the others. */
function giveUp(jobs: readonly Job[], why: string): void {
  for (const job of jobs) job.why = why;
  jobs[0]?.abort.abort();
}
