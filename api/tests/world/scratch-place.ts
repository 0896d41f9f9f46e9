import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory, on Linux. */
const memory = '/dev/shm';
/** Needed by all databases of the tests together, with a reserve, in bytes. */
const needed = 2 ** 30;

/**
 * The folder for temporary files of tests: in memory where there is room, since a database syncs
 * every write that it acknowledges, and the disk would be waited for thousands of times.
 */
export function scratchPlace(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= needed ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
