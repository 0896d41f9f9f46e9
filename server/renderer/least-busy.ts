import { Piscina } from 'piscina';
import type { Job, WorkerMonitor } from './worker-monitor';

type Balancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['loadBalancer']>;

/**
 * Which thread a task goes to: the one with the least to do that still answers; for a task that
 * is to be alone, one that has nothing to do.
 *
 * Piscina's own never gives two tasks that can be aborted to one thread, since aborting one ends
 * both; here what ends so is done again.
 * @param together tasks that one thread takes
 * @param maxWorkers threads there may be
 */
export const leastBusy =
  (together: number, maxWorkers: number, watch: WorkerMonitor): Balancer =>
  (task, workers) => {
    const { [Piscina.queueOptionsSymbol as never]: options } = task;
    const job = options as unknown as Job;
    const free = workers
      .filter(({ destroyed, terminating }) => !destroyed && !terminating)
      .map((worker) => ({
        worker,
        // One task that can be aborted is told as infinitely many.
        usage: Number.isFinite(worker.currentUsage) ? worker.currentUsage : 1,
        slow: watch.isSlow(worker.id),
      }))
      .filter(
        ({ worker, usage }) =>
          usage === 0 || (!job.alone && usage < together && !watch.isTaken(worker.id)),
      )
      .sort((a, b) => Number(a.slow) - Number(b.slow) || a.usage - b.usage);
    const [best] = free;
    if (!best) return null;
    // Rather another thread than one that does not answer.
    if (best.slow && workers.length < maxWorkers) return null;
    watch.goes(job, best.worker.id);
    return best.worker;
  };
