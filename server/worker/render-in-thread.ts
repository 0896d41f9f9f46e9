import { AsyncLocalStorage } from 'node:async_hooks';
import { MessageChannel, parentPort, threadId, workerData } from 'node:worker_threads';
import { withTimeout } from '@shop/shared/async';
import type { Hello, Kind, Outcome, ThreadData, ThreadTask } from '../messages';
import { leaveOutOutages } from './leave-out-outages';
import { MainThreadClient } from './main-thread-client';
import { ReleaseRuntime } from './release-runtime';
import { type Job, reasonOf, render } from './render';

/** A task that takes longer is given up, in ms: two answers of a slow API, one after the other. */
const taskTimeoutMs = 9_000;
/** How often a thread shows that it is not stuck, in ms. */
const heartbeatMs = 100;

leaveOutOutages(console);
const { set, aside, settings, beats } = workerData as ThreadData;
const { port1, port2 } = new MessageChannel();
const showLife = (): void => void Atomics.add(beats, threadId % beats.length, 1);
const main = new MainThreadClient(port1, showLife);
const jobs = new AsyncLocalStorage<Job>();
let running = 0;
let beating: NodeJS.Timeout | undefined;

const open = (): ReleaseRuntime =>
  new ReleaseRuntime(set, aside, settings, {
    transport: main.transport(settings.apiUrl),
    clean: main.clean,
    runs(part) {
      const job = jobs.getStore();
      if (!job || job.parts.has(part)) return;
      job.parts.add(part);
      main.say({ job: job.id, runs: part });
    },
    loads: (part) => main.say({ job: jobs.getStore()?.id ?? 0, loads: part }),
    broken: (reason) => void jobs.getStore()?.faults.push(reason),
  });

let release: ReleaseRuntime | undefined;
let warming: Promise<void> | undefined;
let failure: unknown;
try {
  release = open();
} catch (error) {
  failure = error;
}
parentPort?.postMessage({ thread: threadId, line: port2 } satisfies Hello, [port2]);

/** What a thread does with a task. Whatever fails is told, never thrown. */
export function renderInThread({ job: id, task }: ThreadTask): Promise<Outcome<Kind>> {
  const job: Job = { id, parts: new Set(), faults: [], troubles: [] };
  return jobs.run(job, async () => {
    startBeating();
    const parts = () => [...job.parts];
    try {
      if (!release) throw failure;
      warming ??= release.warm();
      await warming;
      const value = await withTimeout(
        render(release, task, job, settings),
        taskTimeoutMs,
        task.kind,
      );
      return { value, faults: job.faults, troubles: job.troubles, parts: parts() };
    } catch (error) {
      const reason = reasonOf(error);
      // One that was late beside others, or while the API was asked, may be none the worse for it.
      const isLate = reason.includes(`${task.kind} took more than`);
      const isExcused = isLate && (main.asking > 0 || running > 1);
      const [faults, troubles] = isExcused ? [[], [reason]] : [[reason], []];
      return {
        faults: [...job.faults, ...faults],
        troubles: [...job.troubles, ...troubles],
        parts: parts(),
      };
    } finally {
      stopBeating();
    }
  });
}

function startBeating(): void {
  running += 1;
  showLife();
  beating ??= setInterval(showLife, heartbeatMs);
}

function stopBeating(): void {
  running -= 1;
  if (running > 0) return;
  clearInterval(beating);
  beating = undefined;
}
