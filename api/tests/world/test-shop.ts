import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseAccess } from '../../src/import/database-access';
import type { ImportReport } from '../../src/import/import-data';
import { type ImportRequest, runImport } from '../../src/import/run-import';
import { type ApiOptions, startApi } from '../../src/start-api';
import { scratchDataDir, scratchFolder } from './scratch-folder';
import { type ShopFiles, writeShopFiles } from './shop-files';
import { createTestDatabase } from './test-database';

/** To truncate them makes new files for each table and index, and takes seven times as long. */
const emptyTables = sql`
  with a as (delete from comments), b as (delete from blog_images), c as (delete from blog_posts),
    d as (delete from cart_items), e as (delete from wishlist_items),
    f as (delete from product_images), g as (delete from products), h as (delete from categories),
    i as (delete from pictures)
  select setval(pg_get_serial_sequence(name, 'id'), 1, false) from unnest(array['blog_images',
    'blog_posts', 'cart_items', 'categories', 'comments', 'product_images', 'products',
    'wishlist_items']) as name`;

/** A test that fails half way leaves its shop open, and jest would wait for it. */
const open = new Set<() => Promise<void>>();
afterAll(() => Promise.all([...open].map((close) => close())));

/** A running API with a database of its own, up to date; fill it with `stock`. */
export async function openTestShop(options: Partial<ApiOptions> = {}) {
  const folder = await scratchFolder();
  const database = await createTestDatabase(process.env.TEST_TEMPLATE_DATABASE);
  const dataDir = await scratchDataDir(folder.path, 'newest');
  const api = await startApi({ dataDir, databaseUrl: database?.url, ...options });
  const close = async () => {
    open.delete(close);
    await api.close();
    await database?.drop();
    await folder.remove();
  };
  open.add(close);
  return {
    db: api.db,
    metricsAddress: api.metricsAddress,
    address: api.address,
    dataDir,
    databaseUrl: database?.url,
    folder: folder.path,
    /** A request to the API; never follows redirects, takes no compression unless asked. */
    call: (path: string, init: RequestInit = {}) =>
      fetch(`${api.address}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { 'accept-encoding': 'identity', ...init.headers },
      }),
    /** A call with a JSON body. */
    send: (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${api.address}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** Imports products and categories as the shop command does. */
    async stock(files: ShopFiles, how: Partial<ImportRequest> = {}): Promise<ImportReport> {
      const request = await writeShopFiles(join(folder.path, 'files'), files);
      const access = databaseAccess(api.db);
      return runImport(access, { removeMissing: false, ...request, dataDir, ...how });
    },
    /** Back to a shop that was just opened. */
    async empty() {
      await emptyTables.execute(api.db);
      await rm(join(dataDir, 'media'), { recursive: true, force: true });
      await mkdir(join(dataDir, 'media'));
    },
    close,
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
