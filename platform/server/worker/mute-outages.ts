import { isUnavailable } from '../../async';

const levels = ['error', 'warn', 'info', 'log'] as const;

/**
 * Leaves out of a console what apps write about an API that does not answer: the main thread logs
 * an outage once (`ApiOutage`).
 */
export function muteOutages(target: Pick<Console, (typeof levels)[number]>): void {
  for (const level of levels) {
    const write = target[level].bind(target);
    target[level] = (...values) => {
      if (!values.some(isUnavailable)) write(...values);
    };
  }
}
