import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '../fixtures/shop-test';
import { freePort } from '../harness/free-port';
import { root, type Service, startService } from '../harness/service';
import { type BuiltVersion, integrityOf } from './next-version';

/** Two storefronts over one store, and a team that ships over HTTP. */
export interface Town {
  storeDir: string;
  /** addresses of the storefronts */
  shops: readonly [string, string];
  /** the catalogue team's */
  token: string;
  /** version of a part that was live when the town was opened */
  versionOf(part: string): string;
  publish(version: BuiltVersion): Promise<void>;
  /** posts to the store, through the first storefront; @throws with what the store says */
  move(route: 'promote' | 'rollback', body: object): Promise<{ release: string; preview?: string }>;
  /** waits until both storefronts show a release */
  shown(release: string): Promise<void>;
}

interface ReleaseSet {
  parts: Record<string, { name: string; version: string }>;
}

const read = <T>(...file: string[]): T => JSON.parse(readFileSync(path.join(...file), 'utf8'));

/** A copy of what is live in the store of this test run. */
function copyLive(): { storeDir: string; set: ReleaseSet } {
  const from = process.env.STORE_DIR ?? path.join(root, '.data/store');
  const storeDir = mkdtempSync(path.join(tmpdir(), 'shop-release-tests-'));
  const { release } = read<{ release: string }>(from, 'channels/live.json');
  const set = read<ReleaseSet>(from, `releases/${release}.json`);
  const copy = (file: string) =>
    cpSync(path.join(from, file), path.join(storeDir, file), { recursive: true });
  for (const { name, version } of Object.values(set.parts)) {
    copy(`remotes/${name}/${version}`);
    copy(`publications/${name}@${version}.json`);
  }
  copy(`releases/${release}.json`);
  copy('channels/live.json');
  copy('moves/live');
  mkdirSync(path.join(storeDir, 'incoming'));
  return { storeDir, set };
}

const program = (file: string, ...args: string[]) => ['--import', 'tsx', file, ...args];

async function openTown(services: Service[], storeDir: string, set: ReleaseSet): Promise<Town> {
  const env = { STORE_DIR: storeDir };
  const cli = (...args: string[]) => program('release/src/cli.ts', ...args);
  const start = async (args: string[], ready: RegExp, more: Record<string, string> = {}) => {
    const service = await startService({ args, ready, env: { ...env, ...more }, patience: 60_000 });
    services.push(service);
    return service.match[1] ?? '';
  };
  const storePort = String(await freePort());
  const storefront = async () =>
    start(program('host/server/main.ts'), /storefront listening on (http\S+)/, {
      PORT: String(await freePort()),
      API_URL: process.env.SHOP_URL ?? '',
      RELEASE_URL: `http://127.0.0.1:${storePort}`,
      INSPECT: '1',
    });
  const [token, first, second] = await Promise.all([
    start(cli('token', 'add', 'catalog', '--team', 'catalogue team'), /^(release_\S+)$/m),
    storefront(),
    storefront(),
    start(cli('serve', '--port', storePort), /releases of .* at (http\S+)/),
  ]);
  const authorization = `Bearer ${token}`;
  const call = async (route: string, init: RequestInit) => {
    const headers = { ...init.headers, authorization };
    const answer = await fetch(`${first}/_release/${route}`, { ...init, headers, method: 'POST' });
    const told = (await answer.json()) as { error?: string; release: string };
    if (!answer.ok) throw new Error(told.error);
    return told;
  };
  return {
    storeDir,
    token,
    shops: [first, second],
    versionOf: (part) => set.parts[part]?.version ?? '',
    async publish({ contract, files }) {
      const form = new FormData();
      const list = [...files].map(([name, bytes]) => [
        name,
        { integrity: integrityOf(bytes), bytes: bytes.length },
      ]);
      form.append('announcement', JSON.stringify({ contract, files: Object.fromEntries(list) }));
      for (const [name, bytes] of files)
        form.append('file', new Blob([new Uint8Array(bytes)]), name);
      await call('parts', { body: form });
    },
    move: (route, body) =>
      call(route, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    async shown(release) {
      for (const shop of [first, second]) {
        const live = async () => {
          const health = (await (await fetch(`${shop}/healthz`)).json()) as { release: string };
          return health.release;
        };
        await expect.poll(live, { timeout: 20_000, intervals: [100] }).toBe(release);
      }
    },
  };
}

/** A visitor of the first of two storefronts over one release store. */
export const test = base.extend<object, { town: Town }>({
  town: [
    async ({ browserName: _ }, use) => {
      const { storeDir, set } = copyLive();
      const services: Service[] = [];
      try {
        await use(await openTown(services, storeDir, set));
      } finally {
        await Promise.all(services.map((service) => service.stop()));
        rmSync(storeDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ town }, use) => {
    await use(town.shops[0]);
  },
});

export { expect };
