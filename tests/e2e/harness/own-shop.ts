import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port';
import { root, startService } from './service';

type Env = Readonly<Record<string, string>>;

/** A shop that some tests have for themselves: others count products, or need another configuration. */
export interface OwnShop {
  folder: string;
  /** The environment of all its programs. */
  env: Env;
  /** Writes a file into the folder. @returns its path */
  write: (name: string, text: string) => string;
  /**
   * Starts a program, which ends with the shop.
   * @returns what the first group of `ready` matched in its output
   */
  start: (args: readonly string[], ready: RegExp, more?: Env) => Promise<string>;
  /** @param file of another API @returns its address */
  openApi: (more?: Env, file?: string) => Promise<string>;
  /** @returns the address of the shop */
  openStorefront: (apiUrl: string) => Promise<string>;
}

/**
 * Gives a test a folder and programs of its own, and ends and removes them after it.
 * @param name begins the folder's name
 * @param more environment of all its programs
 * @param config text of the shop's configuration (`SHOP_CONFIG`)
 */
export async function withOwnShop(
  name: string,
  use: (shop: OwnShop) => Promise<void>,
  { env: more = {}, config = '{}' }: { env?: Env; config?: string } = {},
): Promise<void> {
  const parent = path.join(root, '.data/browser-tests');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${name}-`));
  const write = (file: string, text: string) => {
    writeFileSync(path.join(folder, file), text);
    return path.join(folder, file);
  };
  const env = {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: '',
    SHOP_CONFIG: write('shop.json', config),
    ...more,
  };
  const stops: (() => Promise<void>)[] = [];
  const start: OwnShop['start'] = async (args, ready, own) => {
    const service = await startService({
      args: ['platform/commands/start/program.mjs', ...args],
      env: { ...env, ...own },
      ready,
    });
    stops.push(service.stop);
    return service.found;
  };
  const openApi: OwnShop['openApi'] = (own, file = 'api/src/server.ts') =>
    start([file], /^API listening on (\S+)$/m, { PORT: '0', ...own });
  const openStorefront = async (apiUrl: string) => {
    const PORT = String(await freePort());
    const ready = /storefront listening on (\S+)/;
    return start(['host/site/server.ts'], ready, { PORT, API_URL: apiUrl });
  };
  try {
    await use({ folder, env, write, start, openApi, openStorefront });
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
