import type { FastifyBaseLogger } from 'fastify';
import type { FailureKind } from '../../../release-set/release-set';

/** The same failure again is counted, and logged once after this time, in ms. */
const summaryMs = 60_000;

/**
 * Logs versions that failed visitors: a structured line for the first failure of a kind, and after
 * a minute one with the number of the further ones. A line holds nothing of the visitor. Kinds are
 * as many as the versions in the store, so that reports cannot fill the log.
 */
export function failureLog(log: Pick<FastifyBaseLogger, 'warn'>) {
  const repeats = new Map<string, number>();
  return (app: string, version: string, kind: FailureKind): void => {
    const key = `${kind} ${app}@${version}`;
    const times = repeats.get(key);
    if (times !== undefined) {
      repeats.set(key, times + 1);
      return;
    }
    log.warn({ app, version, kind }, 'a version failed');
    repeats.set(key, 0);
    setTimeout(() => {
      const again = repeats.get(key);
      repeats.delete(key);
      if (again) log.warn({ app, version, kind, times: again }, 'a version failed again');
    }, summaryMs).unref();
  };
}
