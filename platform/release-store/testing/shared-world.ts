import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type OwnPostgres, openOwnPostgres } from '../../commands/testing/own-postgres';
import { openSharedStore } from '../open-shared-store';
import type { SharedStore } from '../shared-store';
import { runStatement } from './run-statement';
import { S3Server } from './s3-server';

/** One for all tests of a file: to make its folder takes a second. */
let server: Promise<OwnPostgres> | undefined;
afterAll(async () => (await server)?.stop());

/** A bucket and a PostgreSQL database, and folders of machines that share a store there. */
export async function openSharedWorld() {
  server ??= openOwnPostgres();
  const [running, s3] = await Promise.all([server, new S3Server().start()]);
  const databases: string[] = [];
  /** Makes one more database. @returns its address */
  const addDatabase = async (): Promise<string> => {
    const name = `world_${randomUUID().replaceAll('-', '')}`;
    await runStatement(running.url, `create database ${name}`);
    databases.push(name);
    return running.url.replace(/[^/]*$/, name);
  };
  const postgres: OwnPostgres = { ...running, url: await addDatabase() };
  const folders: string[] = [];
  const env = { ...s3.env, DATABASE_URL: postgres.url };
  /** @param folder of the machine before it was started again; a new machine without it */
  const machine = async (folder?: string): Promise<SharedStore> => {
    const own = folder ?? (await mkdtemp(path.join(os.tmpdir(), 'copy of a store ')));
    folders.push(own);
    return openSharedStore(s3.address, own, env);
  };
  const close = async () => {
    await s3.stop();
    for (const name of databases)
      await runStatement(running.url, `drop database ${name} with (force)`);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
  return { postgres, s3, env, machine, addDatabase, close };
}
