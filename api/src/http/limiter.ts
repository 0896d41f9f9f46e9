import { busy } from './api-error';

/** Runs at most `atOnce` pieces of work in parallel; the rest waits in a queue. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that finds `waiting` others in the queue is refused with a 503 ApiError. */
export function createLimiter({ atOnce, waiting }: { atOnce: number; waiting: number }): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (queue.length >= waiting) throw busy();
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
