import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Server } from '../../../platform/release-store/testing/s3-server';
import { createTestDatabase } from './test-database';

interface OpenPlace {
  /** As `MEDIA_STORE` names it; undefined: the data folder itself. */
  mediaStore: string | undefined;
  env?: NodeJS.ProcessEnv;
  /** For a bucket: its server, whose faults a test sets. */
  s3?: S3Server;
  close(): Promise<unknown>;
}

/** Where pictures may lie; `missing` says why one cannot be tried here. */
export const mediaPlaces: readonly {
  name: string;
  missing?: string | undefined;
  open(): Promise<OpenPlace>;
}[] = [
  { name: 'the data folder', open: async () => ({ mediaStore: undefined, close: async () => {} }) },
  {
    name: 'a folder of several machines',
    async open() {
      const mediaStore = await mkdtemp(join(tmpdir(), 'pictures '));
      return { mediaStore, close: () => rm(mediaStore, { recursive: true, force: true }) };
    },
  },
  {
    name: 'PostgreSQL',
    missing: process.env.TEST_DATABASE_URL ? undefined : 'it is tried where the tests have one',
    async open() {
      const database = await createTestDatabase();
      return { mediaStore: database?.url, close: async () => database?.drop() };
    },
  },
  { name: 's3rver', open: openBucket },
];

/** A bucket of S3 on loopback. */
export async function openBucket() {
  const s3 = await new S3Server().start();
  return { mediaStore: s3.address, env: s3.env, s3, close: () => s3.stop() };
}
