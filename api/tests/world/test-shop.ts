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

/** A test that fails half way leaves its shop open, and jest would wait for it. */
const open = new Set<() => Promise<void>>();
afterAll(() => Promise.all([...open].map((close) => close())));

/** A running API with a database of its own; fill it with `stock`. */
export async function openTestShop(options: Partial<ApiOptions> = {}) {
  const folder = await scratchFolder();
  const database = await createTestDatabase();
  const dataDir = await scratchDataDir(folder.path);
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
      await sql`truncate products, product_images, categories, pictures, wishlist_items, cart_items, blog_posts, blog_images, comments restart identity`.execute(
        api.db,
      );
      await rm(join(dataDir, 'media'), { recursive: true, force: true });
      await mkdir(join(dataDir, 'media'));
    },
    close,
  };
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
