import { messageOf } from '../../async';
import type { Kind, RenderTask, TaskOf, TaskResult, WorkerData } from '../messages';
import { timeoutsMs } from '../timeouts';
import { RendererWorker, TaskCrash, type WorkerExit } from './renderer-worker';
import type { Services } from './services';

/** Tasks that wait for a worker; more are refused, since no visitor would wait so long. */
const maxQueued = 200;
/** A task is given up after this many of its workers ended; it may be the cause. */
const maxCrashes = 2;
/** A worker that is to stay is started again after this, in ms; doubled until a task succeeds. */
const restartDelayMs = { min: 250, max: 30_000 };

/** The circuit breaker, as it is for one task. */
export interface Circuit {
  /** whether the task is not to be done any more; asked when a worker has time for it */
  isOpen(): boolean;
  /** called when the task has ended its worker */
  noteCrash(): void;
}

interface Waiting {
  /** in a worker that has no other task */
  isAlone: boolean;
  /** @param worker missing when no task is done any more */
  begin: (worker?: RendererWorker) => void;
}

export interface AppWorkersOptions {
  data: WorkerData;
  services: Services;
  log: (line: string) => void;
  /** one worker stays, also without work */
  keepsOne: boolean;
  /** called once, when the code of an app does not load; no task is done then */
  onLoadFailure: (exit: WorkerExit) => void;
}

/**
 * The workers for some apps of one release: one, and more while there is much to do. No code of
 * another remote runs there: what loops, grows or exits costs only pages that use one of
 * these apps.
 */
export class AppWorkers {
  private readonly workers = new Set<RendererWorker>();
  private readonly running = new Set<Promise<unknown>>();
  private readonly queue: Waiting[] = [];
  private settleLoaded!: (failure?: WorkerExit) => void;
  private readonly loaded = new Promise<WorkerExit | undefined>((resolve) => {
    this.settleLoaded = resolve;
  });
  private hasLoaded = false;
  private isClosed = false;
  private failure: WorkerExit | undefined;
  private delayMs = restartDelayMs.min;

  constructor(private readonly options: AppWorkersOptions) {}

  /** Starts a worker if there is none. @returns why the apps do not load; undefined if they do */
  load(): Promise<WorkerExit | undefined> {
    if (this.workers.size === 0 && !this.failure) this.start();
    return this.loaded;
  }

  /**
   * Does a task. Whatever fails is part of the outcome, never thrown.
   * @returns undefined when it was not done, since its circuit is open or an app does not load
   */
  async run<K extends Kind>(task: TaskOf<K>, circuit: Circuit): Promise<TaskResult<K> | undefined> {
    const outcome = this.attempt(task, circuit);
    this.running.add(outcome);
    return (await outcome.finally(() => this.running.delete(outcome))) as TaskResult<K> | undefined;
  }

  /** Tasks that wait for a worker and that workers have, and how many workers there are. */
  usage(): { waiting: number; running: number; workers: number } {
    const running = [...this.workers].reduce((sum, { inProgress }) => sum + inProgress, 0);
    return { waiting: this.queue.length, running, workers: this.workers.size };
  }

  /** Ends the workers, once they have done what they have. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.running);
    const workers = [...this.workers];
    this.workers.clear();
    await Promise.all(workers.map((worker) => worker.terminate('it was closed')));
  }

  private async attempt(task: RenderTask, circuit: Circuit): Promise<TaskResult<Kind> | undefined> {
    if (this.isClosed) return refused('the release is no longer used');
    if (this.queue.length >= maxQueued) return refused('too many tasks wait for a worker');
    let isAlone = false;
    for (let crashes = 0; ; ) {
      if (this.failure) return undefined;
      try {
        return await this.runWhenFree(task, circuit, isAlone);
      } catch (error) {
        // What a thread cannot be sent would fail without end, and one wait for a worker is enough.
        if (!(error instanceof TaskCrash)) return refused(messageOf(error));
        const { message, hasBegun, begunTasks } = error;
        if (hasBegun && begunTasks === 1) {
          circuit.noteCrash();
          return { ...refused(), appErrors: [message] };
        }
        // No task had begun, so the worker ended by itself. Counted, or this would never end.
        if (hasBegun || begunTasks === 0) crashes += 1;
        if (crashes === maxCrashes) return refused(message);
        // This task or another in the worker ended it.
        isAlone = hasBegun;
      } finally {
        this.assign();
      }
    }
  }

  /** @throws what `RendererWorker.run` throws, and when no worker has time */
  private runWhenFree(
    task: RenderTask,
    circuit: Circuit,
    isAlone: boolean,
  ): Promise<TaskResult<Kind> | undefined> {
    return new Promise((resolve, reject) => {
      const begin = (worker?: RendererWorker) => {
        clearTimeout(timer);
        if (!worker || circuit.isOpen()) return resolve(undefined);
        worker.run(task, isAlone).then((result) => {
          this.delayMs = restartDelayMs.min;
          resolve(result);
        }, reject);
      };
      const waiting = { isAlone, begin };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        reject(new Error(`no worker had time within ${timeoutsMs.queue} ms`));
      }, timeoutsMs.queue);
      if (isAlone) this.queue.unshift(waiting);
      else this.queue.push(waiting);
      this.assign();
    });
  }

  /** Gives the tasks that wait to workers that have time. */
  private assign(): void {
    for (let [next] = this.queue; next; [next] = this.queue) {
      const worker = this.freeWorker(next.isAlone);
      if (!worker) return;
      this.queue.shift();
      next.begin(worker);
    }
  }

  private freeWorker(isAlone: boolean): RendererWorker | undefined {
    const [best] = [...this.workers]
      .filter((worker) => worker.accepts(isAlone))
      .sort((a, b) => a.inProgress - b.inProgress);
    const { maxWorkersPerApp } = this.options.data.settings;
    return best ?? (this.workers.size < maxWorkersPerApp ? this.start() : undefined);
  }

  private start(): RendererWorker {
    const { data, services, keepsOne } = this.options;
    const worker = new RendererWorker(data, services, {
      onLoaded: () => {
        this.hasLoaded = true;
        this.settleLoaded();
      },
      onIdle: () => {
        if (keepsOne && this.workers.size === 1) return;
        this.workers.delete(worker);
        void worker.terminate('it had nothing to do');
      },
      onExit: (exit) => {
        if (this.workers.delete(worker)) this.onCrash(exit);
      },
    });
    this.workers.add(worker);
    return worker;
  }

  private onCrash(exit: WorkerExit): void {
    const { data, keepsOne, log, onLoadFailure } = this.options;
    log(`a renderer worker of ${data.apps.join(', ') || 'host'} ended: ${exit.message}`);
    if (exit.loading && !this.hasLoaded) {
      this.failure = exit;
      this.settleLoaded(exit);
      for (const { begin } of this.queue.splice(0)) begin();
      onLoadFailure(exit);
      return;
    }
    if (!keepsOne || this.isClosed) return;
    setTimeout(() => {
      if (this.workers.size === 0 && !this.isClosed) this.start();
    }, this.delayMs).unref();
    this.delayMs = Math.min(this.delayMs * 2, restartDelayMs.max);
  }
}

const refused = (...reasons: string[]): TaskResult<Kind> => ({
  appErrors: [],
  upstreamErrors: reasons,
  missingApps: [],
});
