import { randomUUID } from 'node:crypto';
import { runStatement } from '../../../platform/release-store/testing/run-statement';

/**
 * A PostgreSQL database of a test's own, or undefined when the tests run on PGlite.
 * @param template a database to copy; an empty one by default
 * @param options further ones of `create database`
 */
export async function createTestDatabase(template = 'template1', options = '') {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(server, `create database ${name} template ${template} ${options}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => dropTestDatabase(name) };
}

export const dropTestDatabase = (name: string): Promise<void> =>
  runStatement(process.env.TEST_DATABASE_URL ?? '', `drop database ${name} with (force)`);
