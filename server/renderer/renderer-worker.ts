import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { messageOf } from '@shop/shared/async';
import type { HtmlCleaner } from '@shop/shared/html';
import type { Transport } from '@shop/shared/http';
import { buildSync } from 'esbuild';
import type {
  Call,
  FromWorker,
  Kind,
  RenderTask,
  Reply,
  TaskResult,
  ToWorker,
  WorkerData,
} from '../messages';
import { timeoutsMs } from '../timeouts';

/**
 * The worker program as one script. Loading TypeScript in each worker would take 5 MB and 0.2 s
 * more for each.
 */
let program: string | undefined;
function bundleProgram(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../worker/worker.ts', import.meta.url))],
    ...{ bundle: true, platform: 'node', write: false },
  });
  return outputFiles[0]?.text ?? '';
}

/** By itself it grows to 48 MB in each worker, for nothing: pages cost the same time. */
const maxYoungGenerationSizeMb = 16;

/** How often a worker is checked, in ms. */
const checkIntervalMs = 250;
/** After so many checks without a pause it is given no more tasks. */
const maxBusyChecks = 2;

/** A worker that need not stay ends after this without a task, in ms. */
const idleTimeoutMs = 60_000;

/** What the main thread does for all workers, so that each answer is cached once. */
export interface Services {
  transport: Transport;
  clean: HtmlCleaner;
}

/** A worker has ended. Its message says why. */
export class WorkerExit extends Error {
  /** the app whose code was being loaded; missing once all had loaded */
  loading?: string;
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
  resolve: (result: TaskResult<Kind>) => void;
  reject: (crash: TaskCrash) => void;
}

/**
 * A thread that runs the server bundles of some apps. It is ended when their code runs for longer
 * than `renderTimeoutMs` without a pause, or needs more memory than it may have.
 */
export class RendererWorker {
  /** since it last had a task, in ms of `performance.now()` */
  idleSince = performance.now();
  /** tasks it was chosen for and has not finished */
  inProgress = 0;
  /** it has a task that is to have it alone */
  isExclusive = false;
  private readonly thread: Worker;
  private readonly tasks = new Map<number, Task>();
  private readonly timer: NodeJS.Timeout;
  private lastTask = 0;
  private loading: string | undefined = 'host';
  private exitReason: string | undefined;
  private limitMs: number = timeoutsMs.workerStart;
  private eventLoopIdleMs = 0;
  private hasReported = false;
  private busyChecks = 0;

  constructor(
    private readonly data: WorkerData,
    private readonly services: Services,
    private readonly listener: WorkerListener,
  ) {
    const { maxOldGenerationSizeMb } = data.settings;
    program ??= bundleProgram();
    this.thread = new Worker(program, {
      eval: true,
      // Without those of this process, which load TypeScript.
      execArgv: [],
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb },
    });
    this.thread.on('message', (message: FromWorker) => this.receive(message));
    this.thread.on('error', (error) => {
      this.exitReason ??= messageOf(error);
    });
    this.thread.once('exit', (code) => this.end(this.exitReason ?? `its code ended with ${code}`));
    this.timer = setInterval(() => this.check(), checkIntervalMs).unref();
  }

  /** While it loads its apps it is busy, and soon has time. */
  get isResponsive(): boolean {
    return this.loading !== undefined || this.busyChecks <= maxBusyChecks;
  }

  /** @throws TaskCrash when the worker ends before the task does */
  run(render: RenderTask): Promise<TaskResult<Kind>> {
    this.lastTask += 1;
    const task = this.lastTask;
    return new Promise((resolve, reject) => {
      this.tasks.set(task, { hasBegun: false, resolve, reject });
      this.send({ type: 'task', task, render });
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
    this.hasReported = true;
    switch (message.type) {
      case 'loading':
        this.loading = message.app;
        // Until now it was the program itself that took its time.
        this.limitMs = this.data.settings.renderTimeoutMs;
        return;
      case 'loadFailed':
        this.loading = message.app;
        void this.terminate(message.reason);
        return;
      case 'loaded':
        this.loading = undefined;
        // It keeps no process alive that has nothing else to do.
        this.thread.unref();
        this.limitMs = this.data.settings.renderTimeoutMs;
        this.listener.onLoaded();
        return;
      case 'began':
        Object.assign(this.tasks.get(message.task) ?? {}, { hasBegun: true });
        return;
      case 'result':
        this.tasks.get(message.task)?.resolve(message.result);
        this.tasks.delete(message.task);
        return;
      case 'call':
        void this.answer(message.request).then((reply) =>
          this.send({ type: 'reply', call: message.call, reply }),
        );
    }
  }

  private async answer(request: Call): Promise<Reply> {
    const { transport, clean } = this.services;
    try {
      if (request.ask === 'clean') return { html: await clean(request.html) };
      const response = await transport.fetch(request.url, {});
      return { body: await response.text(), status: response.status };
    } catch (error) {
      return { failed: messageOf(error) };
    }
  }

  /**
   * A worker that waits, for the API or for work, has idle time; one that has much to do sends
   * results. Checks are counted instead of time: a machine that is too busy for one is too busy
   * for the other.
   */
  private check(): void {
    const { idle } = this.thread.performance.eventLoopUtilization();
    const isBusy = idle === this.eventLoopIdleMs && !this.hasReported;
    this.busyChecks = isBusy ? this.busyChecks + 1 : 0;
    this.eventLoopIdleMs = idle;
    this.hasReported = false;
    if (this.busyChecks * checkIntervalMs >= this.limitMs) {
      void this.terminate(`its code ran for more than ${this.limitMs} ms`);
    }
    const isIdle = this.inProgress === 0 && performance.now() - this.idleSince > idleTimeoutMs;
    if (isIdle) this.listener.onIdle();
  }

  private end(reason: string): void {
    clearInterval(this.timer);
    const { loading } = this;
    this.listener.onExit(
      loading === undefined
        ? new WorkerExit(reason)
        : Object.assign(new WorkerExit(`${loading} does not load: ${reason}`), { loading }),
    );
    const begun = [...this.tasks.values()].filter(({ hasBegun }) => hasBegun).length;
    for (const { hasBegun, reject } of this.tasks.values()) {
      reject(new TaskCrash(reason, hasBegun, begun));
    }
  }
}
