import { spawn } from 'node:child_process';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { root } from './apps';
import { promote } from './operations/promote';
import { rollback } from './operations/rollback';
import { sourceVersion } from './publish/source-version';
import { createReleaseServer } from './server/release-server';
import type { FolderStore } from './store/folder-store';
import { contractOf, newStore, publishVersion, removeStore } from './testing/store-world';
import { Tokens } from './tokens/tokens';

jest.setTimeout(120_000);

let store: FolderStore;
let server: FastifyInstance;
let address: string;

beforeEach(async () => {
  store = await newStore();
  server = createReleaseServer(store);
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.close();
  await removeStore(store);
});

/** `.ci/ship APP`, by the team of the app. What the checkout holds is published: nothing is built. */
async function ship(app: string): Promise<{ code: number | null; said: string }> {
  const version = await sourceVersion(app);
  if (!store.hasVersion(app, version)) await publishVersion(store, contractOf(app, version));
  const token = await new Tokens(store).add([app], `${app} team`, 'Asha');
  return new Promise((resolve, reject) => {
    const child = spawn('bash', [path.join(root, '.ci/ship'), app, 'a typo\n\nmore'], {
      env: { ...process.env, STORE: address, RELEASE_TOKEN: token },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}

async function live(): Promise<Record<string, string>> {
  const { release = '' } = (await store.readChannel('live')) ?? {};
  const { parts } = await store.readSet(release);
  return Object.fromEntries(Object.values(parts).map(({ name, version }) => [name, version]));
}

describe('.ci/ship', () => {
  it('ships each app for the first time, the host first', async () => {
    const early = await ship('catalog');
    expect(early.said).toContain(
      'nothing is live yet, and a release needs the host; publish and promote it first',
    );
    expect(early.code).toBe(1);

    expect(await ship('host')).toMatchObject({ code: 0 });
    expect(await ship('catalog')).toMatchObject({ code: 0 });
    expect(await live()).toEqual({
      host: await sourceVersion('host'),
      catalog: await sourceVersion('catalog'),
    });
    const moves = await store.moves('live').all();
    expect(moves.map(({ by, why }) => [by, why])).toEqual([
      ['host team', 'a typo'],
      ['catalog team', 'a typo'],
    ]);
  });

  it('leaves what is live as it is, and what was rolled back away', async () => {
    const version = await sourceVersion('catalog');
    for (const [name, published] of [
      ['host', '1.0.0'],
      ['catalog', '0.9.0'],
      ['catalog', version],
    ] as const) {
      await publishVersion(store, contractOf(name, published));
    }
    const by = 'Asha';
    await promote(store, { versions: { host: '1.0.0', catalog: '0.9.0' }, by });
    await promote(store, { versions: { catalog: version }, by });

    expect(await ship('catalog')).toMatchObject({ code: 0 });
    expect(await store.readChannel('live')).toMatchObject({ move: 2 });

    await rollback(store, { apps: ['catalog'], by });
    const { code, said } = await ship('catalog');
    expect(said).toContain(
      `catalog@${version} was rolled back, withdrawn or removed, and stays away`,
    );
    expect([code, await live()]).toEqual([0, { host: '1.0.0', catalog: '0.9.0' }]);
  });
});
