import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Child, startChild } from '../../../e2e/harness/child';
import { freePort } from '../../../e2e/harness/free-port';

const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
const bucket = 'releases';

/** A server of S3 for releases, whose objects are in a folder; it can be stopped and started again. */
export async function openBucket(folder: string) {
  const port = String(await freePort());
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', port, '-s', '--configure-bucket', bucket];
  let child: Child | undefined;
  const start = async () => {
    const options = { ready: /listening on/, timeoutMs: 60_000 };
    child = await startChild(process.execPath, [program, ...args], options);
  };
  await start();
  return {
    env: {
      RELEASE_STORE: `s3://${bucket}/store`,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    start,
    stop: async () => child?.end(),
    /** how many objects it has */
    async count(): Promise<number> {
      const files = await readdir(path.join(folder, bucket), { recursive: true });
      return files.filter((file) => file.endsWith('._S3rver_object')).length;
    },
  };
}
