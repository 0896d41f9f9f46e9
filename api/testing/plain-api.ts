import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startApi } from '../src/start-api';
import { answerPlainly } from './answer-plainly';

const demo = resolve(fileURLToPath(import.meta.url), '../../demo');

/**
 * Starts the API as a shop's own, plain one would answer, on a database that is thrown away.
 * @param seedDir products.csv, categories.csv, posts and encoded pictures; the demo when left out
 */
export async function startPlainApi({ port = 0, seedDir = demo } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-plain-api-'));
  const { address, close } = await startApi({
    port,
    seedDir,
    dataDir,
    accounts: { loginPerMinute: 1_000, registerPerMinute: 1_000 },
    extend: answerPlainly,
  });
  return {
    address,
    async close(): Promise<void> {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void startPlainApi({ port: Number(process.env.PORT ?? 4001) }).then(({ address, close }) => {
    process.once('SIGTERM', () => void close());
    console.log(`Plain API listening on ${address}`);
  });
}
