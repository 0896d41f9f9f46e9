import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** How one API process is run; every value comes from the environment. */
export interface Settings {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** A PostgreSQL URL; without it the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** Folder for the embedded database, pictures and the generated secret. */
  dataDir: string;
  /** Signs access tokens; without it one is generated and kept in `dataDir`. */
  secretKey: string | undefined;
  /** A folder with products.csv to load while the shop has no products of its own. */
  seedDir: string | undefined;
}

/** Reads the settings from environment variables; throws an Error that names a bad one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort(env.PORT),
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(env.DATA_DIR || join(repositoryRoot, '.data')),
    secretKey: env.SECRET_KEY || undefined,
    seedDir: env.SEED_DIR ? resolve(env.SEED_DIR) : undefined,
  };
}

function readPort(text: string | undefined): number {
  if (!text) return 4000;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${text}'.`);
  }
  return port;
}
