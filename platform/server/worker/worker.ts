import { AsyncLocalStorage } from 'node:async_hooks';
import { setMaxListeners } from 'node:events';
import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf, TimeoutError, withTimeout } from '../../async';
import type { FromWorker, Kind, RenderTask, TaskResult, ToWorker, WorkerData } from '../messages';
import { timeoutsMs } from '../timeouts';
import { MainThreadClient } from './main-thread-client';
import { muteOutages } from './mute-outages';
import { ReleaseRuntime } from './release-runtime';
import { type Job, reasonOf, render } from './render';

// The program of a renderer worker: it loads the apps that it was started for, then does tasks.

muteOutages(console);
// A page may ask its API for 50 things at once under one signal; at 11 Node would warn of a leak.
setMaxListeners(100);
const { settings, ...release } = workerData as WorkerData;
const send = (message: FromWorker): void => parentPort?.postMessage(message);
send({ type: 'started', ...procPath() });
const main = new MainThreadClient(send);
const jobs = new AsyncLocalStorage<Job>();
let running = 0;

const loading = ReleaseRuntime.load(release, settings, {
  transport: main.transport(settings.apiUrl, () => jobs.getStore()?.trace),
  clean: main.clean,
  loading: (app) => send({ type: 'loading', app }),
  loadFailed: (app, error) => send({ type: 'loadFailed', app, reason: messageOf(error) }),
  missing: (app) => void jobs.getStore()?.missingApps.add(app),
});
void loading.then((runtime) => runtime && send({ type: 'loaded' }));

parentPort?.on('message', async (message: ToWorker) => {
  if (message.type === 'reply') return main.receive(message);
  const { task } = message;
  const runtime = await loading;
  // The main thread has the message, and ends this worker.
  if (!runtime) return;
  send({ type: 'began', task });
  send({ type: 'result', task, result: await run(runtime, message.render) });
});

/** Where Linux counts how long this thread waited for a CPU (`BusyMonitor`). */
function procPath(): { procPath?: string } {
  try {
    return { procPath: readlinkSync('/proc/thread-self') };
  } catch {
    return {};
  }
}

/** Does a task. Whatever fails is part of the result, never thrown. */
function run(runtime: ReleaseRuntime, task: RenderTask): Promise<TaskResult<Kind>> {
  const job: Job = { trace: task.trace, missingApps: new Set(), appErrors: [], upstreamErrors: [] };
  return jobs.run(job, async () => {
    running += 1;
    let value: TaskResult<Kind>['value'];
    try {
      const rendering = render(runtime, task, job, settings);
      value = await withTimeout(rendering, timeoutsMs.task, task.kind);
    } catch (error) {
      // An app is not to blame if other tasks ran at the same time, or the API was asked. Time limits
      // inside an app throw the class of the app's own bundle.
      const isExcused = error instanceof TimeoutError && (main.asking > 0 || running > 1);
      (isExcused ? job.upstreamErrors : job.appErrors).push(reasonOf(error));
    } finally {
      running -= 1;
    }
    const { appErrors, upstreamErrors } = job;
    const missingApps = [...job.missingApps];
    return { ...(value && { value }), appErrors, upstreamErrors, missingApps };
  });
}
