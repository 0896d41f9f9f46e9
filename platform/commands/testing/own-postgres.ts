/** A PostgreSQL server that a test may end; see `postgres-server.mjs`. */
export interface OwnPostgres {
  /** A database that is empty. */
  url: string;
  /** SIGINT is PostgreSQL's fast shutdown, SIGQUIT the immediate one. */
  end: (signal: NodeJS.Signals) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const { findPostgres } = require('./postgres-programs.mjs') as {
  findPostgres: () => string | undefined;
};
const { startPostgres } = require('./postgres-server.mjs') as {
  startPostgres: (programs: string, options: { losesNothing: boolean }) => Promise<OwnPostgres>;
};

/** Whether this machine has PostgreSQL's programs, not only an address of a server. */
export const hasPostgres = (): boolean => findPostgres() !== undefined;

/** Why a test on PostgreSQL is left out, for its name; undefined where it is not. */
export const missing = hasPostgres() ? undefined : 'PostgreSQL is not installed';

/** Starts a server whose acknowledged writes outlast its processes; it is thrown away in the end. */
export const openOwnPostgres = (): Promise<OwnPostgres> =>
  startPostgres(findPostgres() ?? '', { losesNothing: true });
