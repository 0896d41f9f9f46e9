import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { runProgram } from '../shop/run-program';
import { type Shop, startShop } from '../shop/start-shop';

/** ms */
const limit = 300_000;

/**
 * Starts a shop of invented products, with the demo shop's pictures.
 * @param count of products
 * @param scratch folder for its files and data
 */
export async function startLargeShop(count: number, scratch: string): Promise<Shop> {
  const dataDir = path.join(scratch, 'data');
  const files = path.join(scratch, 'files');
  const pictures = path.join(root, 'api/demo/pictures');
  const hasPictures = existsSync(path.join(pictures, 'manifest.json'));
  const command = (...args: string[]) =>
    runProgram(process.execPath, ['commands/run-workspace.mjs', 'api', ...args], {
      cwd: root,
      env: { DATA_DIR: dataDir, DATABASE_URL: '', SKIP_INSTALL: '1', INIT_CWD: root },
      limit,
    });
  const fromDemo = hasPictures ? ['--pictures', pictures] : [];
  await command('generate', String(count), '--out', files, ...fromDemo);
  await command('import', path.join(files, 'products.csv'), ...(hasPictures ? [pictures] : []));
  return startShop({ dataDir, env: { DATABASE_URL: '' } });
}
