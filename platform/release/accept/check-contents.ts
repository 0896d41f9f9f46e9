import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract } from '../../release-set/release-set';

/**
 * Compares what a version says of itself with its files: pages of other apps are sent with its
 * chunks too, and do not come when one is missing.
 * @param what is checked, for the sentence
 * @param names of all its files
 * @throws RejectedError naming the file that is missing or too much
 */
export function checkContents(
  what: string,
  { name, server, chunks }: AppContract,
  names: readonly string[],
): void {
  const isBrowserOnly = server === false;
  const needed = [
    ...(name === 'host' ? [] : ['remoteEntry.js']),
    ...(isBrowserOnly ? [] : ['server.js']),
  ];
  const missing = needed.find((file) => !names.includes(file));
  if (missing) throw new RejectedError(`${what}: there is no ${missing}`, 'invalid');
  if (isBrowserOnly && names.includes('server.js')) {
    throw new RejectedError(`${what}: "server" is false, and server.js is there`, 'invalid');
  }
  for (const [chunk, files] of Object.entries(chunks)) {
    const unknown = files.find((file) => !names.includes(file));
    if (!unknown) continue;
    throw new RejectedError(
      `${what}: "chunks.${chunk}" names ${unknown}, which is not there`,
      'invalid',
    );
  }
}
