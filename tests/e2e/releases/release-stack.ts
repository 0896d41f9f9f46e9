import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../harness/free-port';
import { type Service, startService } from '../harness/service';
import { type BuiltVersion, type Ends, integrityOf, nextVersion } from './next-version';

/** A storefront, a second one where a test asks for it, one store, and a team that ships over HTTP. */
export interface ReleaseStack {
  storeDir: string;
  /** address of the storefront */
  shop: string;
  /** starts a second storefront over the same store; @returns its address */
  openSecondShop(): Promise<string>;
  /** the log of the storefronts so far */
  log(): string;
  /** of a publisher who may ship every remote */
  token: string;
  /** version of a part that was live when the stack was opened */
  versionOf(part: string): string;
  /** a version of a part with another end than the one the stack was opened with */
  build(part: string, version: string, ends?: Ends): BuiltVersion;
  publish(version: BuiltVersion): Promise<void>;
  /** posts to the store, through the storefront; @throws with the store's message */
  move(route: 'promote' | 'rollback', body: object): Promise<{ release: string; preview?: string }>;
  /** publishes, promotes, and waits until every storefront shows it */
  ship(...versions: readonly BuiltVersion[]): Promise<void>;
  /** takes parts back to the live versions before, and waits until every storefront shows it */
  takeBack(...parts: readonly string[]): Promise<void>;
  /** waits until every storefront shows a release */
  shown(release: string): Promise<void>;
  close(): Promise<void>;
}

interface ReleaseSet {
  parts: Record<string, { name: string; version: string }>;
}

interface Moved {
  release: string;
  error?: string;
  passedOver?: readonly string[];
}

/** A storefront reads the live release every second; the wait ends after this, in ms. */
const timeoutMs = 20_000;

const read = <T>(...file: string[]): T => JSON.parse(readFileSync(path.join(...file), 'utf8'));

/** A copy of the live release of a store. */
function copyLive(from: string): { storeDir: string; set: ReleaseSet } {
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

const program = (...args: string[]) => ['platform/commands/start/program.mjs', ...args];

/**
 * Opens a release stack with the live release of a store; the store itself is not changed.
 * @param from folder of that store
 * @param apiUrl a running shop, or its API
 */
export async function openReleaseStack(from: string, apiUrl: string): Promise<ReleaseStack> {
  const { storeDir, set } = copyLive(from);
  const services: Service[] = [];
  const close = async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(storeDir, { recursive: true, force: true });
  };
  try {
    return { ...(await open(services, storeDir, set, apiUrl)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  services: Service[],
  storeDir: string,
  set: ReleaseSet,
  apiUrl: string,
): Promise<Omit<ReleaseStack, 'close'>> {
  const env = { STORE_DIR: storeDir };
  const cli = (...args: string[]) => program('platform/release/cli.ts', ...args);
  const start = async (args: string[], ready: RegExp, more: Record<string, string> = {}) => {
    const service = await startService({
      args,
      ready,
      env: { ...env, ...more },
      timeoutMs: 60_000,
    });
    services.push(service);
    return service.found;
  };
  const storePort = String(await freePort());
  const storefront = async () =>
    start(program('host/site/server.ts'), /storefront listening on (http\S+)/, {
      PORT: String(await freePort()),
      API_URL: apiUrl,
      RELEASE_URL: `http://127.0.0.1:${storePort}`,
      INSPECT: '1',
      // Counted in CPU time: on a busy machine 3 s of it may outlast a visitor's wait for a worker.
      RENDER_DEADLINE: '1000',
    });
  const remotes = Object.keys(set.parts).filter((name) => name !== 'host');
  const [token, shop] = await Promise.all([
    start(cli('token', 'add', ...remotes, '--team', 'all teams'), /^(release_\S+)$/m),
    storefront(),
    start(cli('serve', '--port', storePort), /releases of .* at (http\S+)/),
  ]);
  const shops = [shop];
  const authorization = `Bearer ${token}`;
  const call = async (route: string, init: RequestInit) => {
    const headers = { ...init.headers, authorization, connection: 'close' };
    const answer = await fetch(`${shop}/_release/${route}`, { ...init, headers, method: 'POST' });
    const moved = (await answer.json()) as Moved;
    if (!answer.ok) throw new Error(moved.error);
    // A rollback that went further back than the test expects.
    if (moved.passedOver?.length) throw new Error(moved.passedOver.join('\n'));
    return moved;
  };
  const versionOf = (part: string) => set.parts[part]?.version ?? '';
  const publish = async ({ contract, files }: BuiltVersion) => {
    const form = new FormData();
    const list = [...files].map(([name, bytes]) => [
      name,
      { integrity: integrityOf(bytes), bytes: bytes.length },
    ]);
    form.append('announcement', JSON.stringify({ contract, files: Object.fromEntries(list) }));
    for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
    await call('parts', { body: form });
  };
  const move = (route: 'promote' | 'rollback', body: object) =>
    call(route, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const shown = async (release: string) => {
    const end = performance.now() + timeoutMs;
    for (const address of shops) {
      while ((await healthOf(address)) !== release) {
        if (performance.now() > end)
          throw new Error(`${address} does not show the release ${release}`);
        await pause(100);
      }
    }
  };
  return {
    storeDir,
    token,
    log: () => services.map((service) => service.log()).join('\n'),
    shop,
    async openSecondShop() {
      const second = await storefront();
      shops.push(second);
      return second;
    },
    versionOf,
    build(part, version, ends) {
      const folder = path.join(storeDir, 'remotes', part, versionOf(part));
      return nextVersion(folder, version, undefined, ends);
    },
    publish,
    move,
    async ship(...built) {
      await Promise.all(built.map(publish));
      const versions = built.map(({ contract: { name, version } }) => [name, version]);
      const promote = { versions: Object.fromEntries(versions), channel: 'live', drops: [] };
      await shown((await move('promote', promote)).release);
    },
    async takeBack(...parts) {
      let release = '';
      for (const part of parts) {
        ({ release } = await move('rollback', { part, channel: 'live' }));
      }
      await shown(release);
    },
    shown,
  };
}

async function healthOf(shop: string): Promise<string> {
  const health = (await (await fetch(`${shop}/healthz`)).json()) as { release: string };
  return health.release;
}
