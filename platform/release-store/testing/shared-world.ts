import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openOwnPostgres } from '../../commands/testing/own-postgres';
import { openSharedStore } from '../open-shared-store';
import type { SharedStore } from '../shared-store';
import { S3Server } from './s3-server';

/** A bucket and a PostgreSQL, and folders of machines that share a store there. */
export async function openSharedWorld() {
  const [postgres, s3] = await Promise.all([openOwnPostgres(), new S3Server().start()]);
  const folders: string[] = [];
  const env = { ...s3.env, DATABASE_URL: postgres.url };
  /** @param folder of the machine before it was started again; a new machine without it */
  const machine = async (folder?: string): Promise<SharedStore> => {
    const own = folder ?? (await mkdtemp(path.join(os.tmpdir(), 'copy of a store ')));
    folders.push(own);
    return openSharedStore(s3.address, own, env);
  };
  const close = async () => {
    await Promise.all([postgres.stop(), s3.stop()]);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
  return { postgres, s3, env, machine, close };
}
