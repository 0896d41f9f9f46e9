/** A PostgreSQL of a test's own, which it may end; see platform/commands/testing/postgres-server.mjs. */
export interface OwnPostgres {
  url: string;
  end: (signal: NodeJS.Signals) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const { findPostgres } = require('../../commands/testing/postgres-programs.mjs') as {
  findPostgres: () => string | undefined;
};
const { startPostgres } = require('../../commands/testing/postgres-server.mjs') as {
  startPostgres: (programs: string) => Promise<OwnPostgres>;
};

const programs = findPostgres();

export const ownPostgres = {
  /** why there is none */
  missing: programs ? undefined : 'PostgreSQL is not installed',
  start: (): Promise<OwnPostgres> => startPostgres(programs ?? ''),
};
