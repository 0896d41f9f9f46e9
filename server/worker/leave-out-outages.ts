import { isUnavailable } from '@shop/shared/http';

const levels = ['error', 'warn', 'info', 'log'] as const;

/**
 * Leaves out of a console what parts say of an API that does not answer, with a stack for each
 * page: the main thread tells it once for all (`ApiOutage`).
 */
export function leaveOutOutages(target: Pick<Console, (typeof levels)[number]>): void {
  for (const level of levels) {
    const write = target[level].bind(target);
    target[level] = (...said) => {
      if (!said.some(isUnavailable)) write(...said);
    };
  }
}
