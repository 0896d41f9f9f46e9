import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory, on Linux. */
const memory = '/dev/shm';
/** What the databases of the tests need at once, with room to spare, in bytes. */
const needed = 2 ** 30;

/**
 * Where tests put what they throw away: in memory where there is room, since a database syncs
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
