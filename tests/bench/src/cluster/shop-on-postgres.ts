import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openOwnPostgres } from '../../../../platform/commands/testing/own-postgres';
import { importProducts } from '../scale/large-shop';
import { root } from '../shop';
import type { Stage } from '../stage';

/**
 * A PostgreSQL of its own with invented products, and the apps of this checkout, built.
 * @param settings environment variables in addition
 * @returns `env` for copies of the shop, and `run` for commands with it
 */
export async function openShopOnPostgres(
  stage: Stage,
  products: number,
  settings: NodeJS.ProcessEnv = {},
) {
  const folder = await stage.scratch();
  const postgres = await openOwnPostgres();
  stage.atEnd(postgres.stop);
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    ORDER_LIMIT: '1000000',
    SKIP_INSTALL: '1',
    ...settings,
  };
  const run = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    promisify(execFile)(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env, INIT_CWD: root, ...more },
      timeout: 900_000,
    });
  stage.print(`  a shop of ${products} products`);
  await importProducts(folder, products, env);
  await run(['platform/commands/build.mjs']);
  /** The first column of the first row of an answer. */
  const ask = async <T>(query: string, values: unknown[] = []): Promise<T> => {
    const client = new pg.Client({ connectionString: postgres.url });
    // A connection that breaks fails its query too.
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query({ text: query, values, rowMode: 'array' });
      return rows[0]?.[0];
    } finally {
      await client.end();
    }
  };
  return { folder, postgres, env, run, ask };
}

export type ShopOnPostgres = Awaited<ReturnType<typeof openShopOnPostgres>>;
