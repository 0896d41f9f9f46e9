import { randomUUID } from 'node:crypto';
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
      return { objects: s3Objects(address, env), close: async () => undefined };
    },
  };
}

export const places: readonly Place[] = [
  {
    name: 'a folder',
    many: objectsOf(12_000),
    async open() {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'objects '));
      const close = () => rm(folder, { recursive: true, force: true });
      return { objects: folderObjects(folder), close };
    },
  },
  {
    name: 'PostgreSQL',
    missing,
    many: objectsOf(20_000),
    async open() {
      const server = await openOwnPostgres();
      const objects = postgresObjects(openDatabase(server.url));
      return { objects, close: () => server.stop() };
    },
  },
  {
    name: 's3rver',
    many: objectsOf(120),
    async open() {
      const server = await new S3Server().start();
      return {
        objects: s3Objects(server.address, server.env, { pageSize: 50 }),
        close: () => server.stop(),
      };
    },
  },
  ...servers.map(otherServer),
];
