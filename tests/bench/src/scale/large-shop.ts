import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, startShop } from '../shop';

/**
 * Starts a shop of invented products, with the demo shop's pictures.
 * @param scratch folder for files, data and release of all shops
 */
export async function startLargeShop(scratch: string, count: number) {
  const env = {
    DATA_DIR: path.join(scratch, `data-${count}`),
    // One release for all of them.
    STORE_DIR: path.join(scratch, 'store'),
    DATABASE_URL: '',
  };
  await importProducts(scratch, count, env);
  return startShop(env);
}

/** @param env which database: `DATA_DIR` and `DATABASE_URL` of the API */
export async function importProducts(
  scratch: string,
  count: number,
  env: NodeJS.ProcessEnv & { DATA_DIR: string; DATABASE_URL: string },
): Promise<void> {
  const files = path.join(scratch, `files-${count}`);
  const pictures = path.join(root, 'api/demo/pictures');
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['platform/commands/run-workspace.mjs', 'api', ...args], {
      cwd: root,
      env: { ...process.env, ...env, SKIP_INSTALL: '1', INIT_CWD: root },
      timeout: 300_000,
    });
  await command('generate', String(count), '--out', files, '--pictures', pictures);
  await command('import', path.join(files, 'products.csv'), pictures);
}
