import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './shop';

const require = createRequire(import.meta.url);

const testing = path.join(root, 'platform/commands/testing');
const findPrograms = () => require(path.join(testing, 'postgres-programs.mjs')).findPostgres();

/** Whether its programs are installed on this machine. */
export const hasPostgres = (): boolean => Boolean(findPrograms());

/**
 * @returns an empty PostgreSQL, and a function that ends it and removes its data
 * @throws when its programs are not installed
 */
export function openPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const programs = findPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed on this machine');
  return require(path.join(testing, 'postgres-server.mjs')).startPostgres(programs);
}
