import { busy } from '../manners/api-error';

/** Runs work, at most so much of it at once; the rest waits in line. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a gate; work that finds `waiting` others in line is refused with a 503 ApiError. */
export function createLimiter({ atOnce, waiting }: { atOnce: number; waiting: number }): Limiter {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (line.length >= waiting) throw busy();
      await new Promise<void>((enter) => line.push(enter));
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
