import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../root';
import { endChild, startChild, watchLines } from './child';

/** A shop that runs, as anyone starts it. */
export interface Shop {
  /** its address, without a slash at the end */
  url: string;
  stop(): Promise<void>;
}

/**
 * Builds and starts the shop of a checkout with `commands/start.mjs`.
 * @param options.checkout this one by default
 * @param options.limit ms until it must be open
 * @throws with what it printed, when it does not open
 */
export async function startShop({
  dataDir,
  checkout = root,
  env = {},
  limit = 300_000,
}: {
  dataDir: string;
  checkout?: string;
  env?: NodeJS.ProcessEnv;
  limit?: number;
}): Promise<Shop> {
  const port = String(await freePort());
  const child = startChild(process.execPath, [path.join(checkout, 'commands/start.mjs')], {
    cwd: checkout,
    env: { DATA_DIR: dataDir, SKIP_INSTALL: '1', ...env, PORT: port },
  });
  const printed: string[] = [];
  const opened = new Promise<string>((resolve) =>
    watchLines(child, (line) => {
      printed.push(line);
      const [, url] = /^The shop is open at (\S+)/.exec(line) ?? [];
      if (url) resolve(url);
    }),
  );
  const timer = new AbortController();
  const failed = Promise.race([
    once(child, 'close', { signal: timer.signal }).then(() => 'ended'),
    new Promise<string>((resolve) => {
      const late = setTimeout(() => resolve(`was not open after ${limit / 1000} s`), limit);
      timer.signal.addEventListener('abort', () => clearTimeout(late));
    }),
  ]).then(async (why) => {
    await endChild(child);
    throw new Error(`the shop ${why}:\n${printed.slice(-30).join('\n')}`);
  });
  try {
    const url = await Promise.race([opened, failed]);
    return { url, stop: () => endChild(child) };
  } finally {
    timer.abort();
    failed.catch(() => {});
  }
}

/** @returns a port on loopback that nobody listens on */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('the system gave no port'));
      });
    });
  });
}
