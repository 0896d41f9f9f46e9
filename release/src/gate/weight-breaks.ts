import type { AppVersion } from '@shop/shared/contract';
import { type Check, label } from './check';

/** An app keeps the budget that its contract states. */
export const weight: Check = (candidate) => {
  const { budget } = candidate;
  const kilobytes = scriptBytes(candidate) / 1000;
  return budget === undefined || kilobytes <= budget
    ? []
    : [
        `${label(candidate)} sends ${kilobytes.toFixed(1)} kB of script, more than its budget of ${budget} kB`,
      ];
};

/** What an app's browser scripts weigh together as they are sent, in bytes. */
export const scriptBytes = ({ files }: Pick<AppVersion, 'files'>): number =>
  Object.entries(files)
    .filter(([file]) => file.endsWith('.js') && file !== 'server.js')
    .reduce((sum, [, { bytes, brotli = bytes }]) => sum + brotli, 0);
