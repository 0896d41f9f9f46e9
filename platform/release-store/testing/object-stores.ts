import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { missing, openOwnPostgres } from '../../commands/testing/own-postgres';
import { openDatabase } from '../database';
import { folderObjects } from '../folder-objects';
import type { ObjectStore } from '../objects';
import { postgresObjects } from '../postgres-objects';
import { s3Objects } from '../s3-objects';
import { S3Server } from './s3-server';

export interface OpenStore {
  objects: ObjectStore;
  /** puts an empty object under each key, past the driver where that is quicker */
  fill(keys: readonly string[]): Promise<unknown>;
  close(): Promise<unknown>;
}

/** One entry for each place where objects may lie; `missing` says why it cannot be tried here. */
export interface Place {
  name: string;
  missing?: string | undefined;
  /** objects that it takes in some seconds, and more than one answer of its list names */
  many: number;
  open(): Promise<OpenStore>;
}

/** By the driver, eight at a time. */
const fillBy = (objects: ObjectStore) => async (keys: readonly string[]) => {
  const left = keys.values();
  const work = async () => {
    for (const key of left) await objects.put(key, new Uint8Array());
  };
  await Promise.all(Array.from({ length: 8 }, work));
};

const { TEST_S3_STORES = '', TEST_OBJECTS = '' } = process.env;

const objectsOf = (defaultCount: number): number => Number(TEST_OBJECTS) || defaultCount;

/** Addresses of more servers, `radosgw=http://127.0.0.1:7480/bucket`, with the usual `AWS_…`. */
const servers = TEST_S3_STORES.split(/\s+/)
  .filter(Boolean)
  .map((one) => one.split('=') as [name: string, url: string]);

function otherServer([name, url]: [name: string, url: string]): Place {
  return {
    name,
    many: objectsOf(1_050),
    async open() {
      const { origin, pathname } = new URL(url);
      const address = `s3:/${pathname}/${randomUUID()}`;
      const env = { ...process.env, AWS_ENDPOINT_URL: origin };
      const objects = s3Objects(address, env);
      return { objects, fill: fillBy(objects), close: async () => undefined };
    },
  };
}

export const places: readonly Place[] = [
  {
    name: 'a folder',
    many: objectsOf(12_000),
    async open() {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'objects '));
      return {
        objects: folderObjects(folder),
        async fill(keys) {
          for (const key of keys) {
            mkdirSync(path.join(folder, path.dirname(key)), { recursive: true });
            writeFileSync(path.join(folder, key), '');
          }
        },
        close: () => rm(folder, { recursive: true, force: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    missing,
    many: objectsOf(20_000),
    async open() {
      const server = await openOwnPostgres();
      const database = openDatabase(server.url);
      const insert = "insert into release_objects select unnest($1::text[]), ''";
      return {
        objects: postgresObjects(database),
        fill: (keys) => database.query(insert, [keys]),
        close: () => server.stop(),
      };
    },
  },
  {
    name: 's3rver',
    many: objectsOf(120),
    async open() {
      const server = await new S3Server().start();
      const objects = s3Objects(server.address, server.env, { pageSize: 50 });
      return { objects, fill: fillBy(objects), close: () => server.stop() };
    },
  },
  ...servers.map(otherServer),
  ...['swift', 'radosgw']
    .filter((name) => !servers.some(([one]) => one === name))
    .map((name) => ({
      ...{ name, missing: 'TEST_S3_STORES names none', many: 0 },
      open: () => Promise.reject(new Error(`no ${name}`)),
    })),
];
