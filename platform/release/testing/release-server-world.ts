import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { integrityOf } from '../../release-set/hashes';
import type { AppContract } from '../../release-set/release-set';
import { promote } from '../operations/promote';
import { httpReleases } from '../remote/http-releases';
import { createReleaseServer } from '../server/release-server';
import type { FolderStore } from '../store/folder-store';
import { Tokens } from '../tokens/tokens';
import { contractOf, filesOf, newStore, publishVersion, removeStore } from './store-world';

// A release server before each test, with host, catalog and blog live; and the team of the catalogue.
export let store: FolderStore;
export let app: FastifyInstance;
export let address: string;
export let token: string;
export let catalogTeam: ReturnType<typeof httpReleases>;
/** of the team's checkout */
export let folder: string;
let answers: string[];

beforeEach(async () => {
  store = await newStore();
  folder = await mkdtemp(path.join(os.tmpdir(), 'a team '));
  await publishVersion(store, contractOf('host', '1.0.0'));
  await publishVersion(store, contractOf('catalog', '1.0.0'));
  await publishVersion(store, contractOf('blog', '1.0.0'));
  const versions = { host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' };
  await promote(store, { versions, by: 'Asha' }, async () => {});
  token = await new Tokens(store).add(['catalog'], 'catalogue team', 'Asha');
  app = createReleaseServer(store);
  answers = [];
  app.addHook('onSend', async (_request, _reply, payload) => {
    answers.push(String(payload));
    return payload;
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  catalogTeam = httpReleases(address, token);
});
afterEach(async () => {
  // No answer of any test here says where the server has its files.
  expect(answers.filter((one) => one.includes(store.folder))).toEqual([]);
  await app.close();
  await removeStore(store);
  await rm(folder, { recursive: true });
});

/** What a team's checkout has built. */
export async function built(contract: AppContract, files = filesOf(contract), own = folder) {
  const list: Record<string, { integrity: string; bytes: number }> = {};
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(own, file), text);
    list[file] = { integrity: integrityOf(text), bytes: Buffer.byteLength(text) };
  }
  return { contract, files: list, folder: own };
}

export const channel = 'live';
