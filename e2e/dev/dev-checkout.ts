import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../harness/free-port';
import { root, startService } from '../harness/service';

/** A copy of this checkout in which `npm run dev` runs. */
export interface DevCheckout {
  /** where its shop is open */
  shop: string;
  /** changes a file; @throws when it does not hold what is replaced */
  edit(file: string, from: string, to: string): void;
  close(): Promise<void>;
}

/** Its sources are its own, but for the platform, which Node finds where it is installed. */
export async function openDevCheckout(): Promise<DevCheckout> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-dev-'));
  const isSource = (file: string) =>
    !/[\\/](?:node_modules|dist|\.data|\.git|test-results)(?:[\\/]|$)/.test(
      `/${path.relative(root, file)}`,
    );
  cpSync(root, folder, { recursive: true, filter: isSource });
  for (const part of ['', ...readdirSync(root)]) {
    const packages = path.join(root, part, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(folder, part, 'node_modules'));
  }
  const { match, stop } = await startService({
    args: [path.join(folder, 'commands/dev.mjs')],
    env: {
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, '.data'),
      SKIP_INSTALL: '1',
    },
    ready: /^The shop is open at (\S+)$/m,
  });
  return {
    shop: match[1] ?? '',
    edit(file, from, to) {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(place, text.replace(from, to));
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
