import { Worker } from 'node:worker_threads';
import { messageOf } from '../../async';
import { workerProgram } from '../lib/worker-program';
import type { FromWorker, Kind, RenderTask, TaskResult, ToWorker, WorkerData } from '../messages';
import { timeoutsMs } from '../timeouts';
import { BusyMonitor, checkIntervalMs } from './busy-monitor';
import { answerCall, type Services } from './services';

/** Tasks that a worker has in progress: they wait for the API, and each holds its replies. */
const maxConcurrent = 4;

/** A worker whose code ran longer without a pause is given no more tasks, in ms. */
const maxBusyMs = 500;

/** A worker that need not stay ends after this without a task, in ms. */
const idleTimeoutMs = 60_000;

/** A worker has ended. */
export class WorkerExit extends Error {
  constructor(
    reason: string,
    /** the app whose code was being loaded; missing once all had loaded */
    readonly loading?: string,
  ) {
    super(reason);
  }
}

/** A task was not finished, since its worker ended. */
export class TaskCrash extends Error {
  constructor(
    reason: string,
    readonly hasBegun: boolean,
    /** tasks that the worker had begun and not finished; with one, its code ended the worker */
    readonly begunTasks: number,
  ) {
    super(reason);
  }
}

interface WorkerListener {
  onLoaded(): void;
  /** called again and again while it has had nothing to do for a while */
  onIdle(): void;
  onExit(exit: WorkerExit): void;
}

interface Task {
  hasBegun: boolean;
  /** to have the worker alone */
  isAlone: boolean;
  resolve: (result: TaskResult<Kind>) => void;
  reject: (crash: TaskCrash) => void;
}

/** Of the server's environment, in which passwords are, code of apps sees how it is to run. */
const environment = () => {
  const names = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'TZ', 'LANG'];
  // A variable that is not set would be the text `undefined` in a thread.
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.includes(name)));
};

/**
 * A thread that runs the server bundles of some apps. It is ended when their code runs for longer
 * than `renderTimeoutMs` (`RENDER_DEADLINE`) without a pause, or needs more memory than it
 * may have.
 */
export class RendererWorker {
  /** since it last had a task, in ms of `performance.now()` */
  private idleSince = performance.now();
  private readonly thread: Worker;
  private readonly tasks = new Map<number, Task>();
  private readonly timer: NodeJS.Timeout;
  private lastTask = 0;
  private loading: string | undefined = 'host';
  private exitReason: string | undefined;
  private limitMs: number = timeoutsMs.workerStart;
  private readonly monitor: BusyMonitor;

  constructor(
    private readonly data: WorkerData,
    private readonly services: Services,
    private readonly listener: WorkerListener,
  ) {
    const { maxOldGenerationSizeMb } = data.settings;
    this.thread = new Worker(workerProgram(new URL('../worker/worker.ts', import.meta.url)), {
      eval: true,
      workerData: data,
      env: environment(),
      resourceLimits: { maxOldGenerationSizeMb },
    });
    this.monitor = new BusyMonitor(this.thread);
    this.thread.on('message', (message: FromWorker) => this.receive(message));
    this.thread.on('error', (error) => {
      this.exitReason ??= messageOf(error);
    });
    this.thread.once('exit', (code) => this.end(this.exitReason ?? `its code ended with ${code}`));
    this.timer = setInterval(() => this.check(), checkIntervalMs).unref();
  }

  /** How many tasks it has not finished. */
  get inProgress(): number {
    return this.tasks.size;
  }

  /** @param isAlone for a task that is to have it alone */
  accepts(isAlone: boolean): boolean {
    // While it loads its apps it is busy, and soon has time.
    const isResponsive = this.loading !== undefined || this.monitor.busyMs <= maxBusyMs;
    if (this.inProgress === 0) return isResponsive;
    const isExclusive = isAlone || [...this.tasks.values()].some((task) => task.isAlone);
    return isResponsive && !isExclusive && this.inProgress < maxConcurrent;
  }

  /** @throws TaskCrash when the worker ends before the task does */
  run(render: RenderTask, isAlone: boolean): Promise<TaskResult<Kind>> {
    this.lastTask += 1;
    const task = this.lastTask;
    return new Promise((resolve, reject) => {
      // Throws for what a thread cannot be sent.
      this.send({ type: 'task', task, render });
      this.tasks.set(task, { hasBegun: false, isAlone, resolve, reject });
    });
  }

  async terminate(reason: string): Promise<void> {
    this.exitReason ??= reason;
    await this.thread.terminate();
  }

  private send(message: ToWorker): void {
    this.thread.postMessage(message);
  }

  private receive(message: FromWorker): void {
    // Until its first message it is the program itself that takes its time.
    this.limitMs = this.data.settings.renderTimeoutMs;
    switch (message.type) {
      case 'started':
        this.monitor.procPath = message.procPath;
        return;
      case 'loading':
        this.loading = message.app;
        return;
      case 'loadFailed':
        this.loading = message.app;
        void this.terminate(message.reason);
        return;
      case 'loaded':
        this.loading = undefined;
        // It keeps no process alive that has nothing else to do.
        this.thread.unref();
        this.listener.onLoaded();
        return;
      case 'began':
        Object.assign(this.tasks.get(message.task) ?? {}, { hasBegun: true });
        return;
      case 'result':
        this.tasks.get(message.task)?.resolve(message.result);
        this.tasks.delete(message.task);
        this.idleSince = performance.now();
        return;
      case 'call':
        void answerCall(this.services, message.request).then((reply) =>
          this.send({ type: 'reply', call: message.call, reply }),
        );
    }
  }

  private check(): void {
    this.monitor.check();
    if (this.monitor.busyMs >= this.limitMs) {
      void this.terminate(`its code ran for more than ${this.limitMs} ms`);
    }
    const isIdle = this.inProgress === 0 && performance.now() - this.idleSince > idleTimeoutMs;
    if (isIdle) this.listener.onIdle();
  }

  private end(reason: string): void {
    clearInterval(this.timer);
    const { loading } = this;
    this.listener.onExit(
      new WorkerExit(loading ? `${loading} does not load: ${reason}` : reason, loading),
    );
    const begun = [...this.tasks.values()].filter(({ hasBegun }) => hasBegun).length;
    for (const { hasBegun, reject } of this.tasks.values()) {
      reject(new TaskCrash(reason, hasBegun, begun));
    }
  }
}
