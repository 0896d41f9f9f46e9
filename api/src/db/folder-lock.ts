import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processBirth } from './process-birth';

/** What the lock file says of the process that has the folder open. */
export interface LockHolder {
  id: string;
  pid: number;
  birth: string;
  host: string;
  /** Where a running shop takes imports: a loopback port and the token it asks for. */
  admin?: { port: number; token: string } | undefined;
}

export interface FolderLock {
  /** Tells others where to reach this process. */
  announce(admin: LockHolder['admin']): Promise<void>;
  release(): Promise<void>;
}

/** Another process has the folder open. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';

  constructor(
    folder: string,
    readonly holder: LockHolder,
  ) {
    super(
      `The embedded database in ${folder} is in use by process ${holder.pid}` +
        `${holder.host === hostname() ? '' : ` on ${holder.host}`}. ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR.',
    );
  }
}

const heartbeatMs = 5_000;
/** A holder on another host (a container that is gone) is believed dead after this long. */
const silentMs = 30_000;

const lockPath = (folder: string): string => join(folder, 'db.lock');

/**
 * Takes a data folder for this process alone: two processes that open one PGlite folder destroy
 * it. A lock left by a process that is gone is taken over. Throws FolderInUse.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const path = lockPath(folder);
  const me: LockHolder = {
    id: randomUUID(),
    pid: process.pid,
    birth: (await processBirth(process.pid)) ?? '',
    host: hostname(),
  };
  await take(folder, path, me);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, heartbeatMs);
  heartbeat.unref();
  return {
    announce: (admin) => replace(path, { ...me, admin }),
    async release() {
      clearInterval(heartbeat);
      if ((await readLock(path))?.id === me.id) await rm(path, { force: true });
    },
  };
}

/** The process that has a data folder open now, if any. */
export async function findHolder(folder: string): Promise<LockHolder | undefined> {
  const path = lockPath(folder);
  const holder = await readLock(path);
  return holder && (await isAlive(holder, path)) ? holder : undefined;
}

async function take(folder: string, path: string, me: LockHolder): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await createWhole(path, me)) return;
    const holder = await readLock(path);
    if (holder && (await isAlive(holder, path))) throw new FolderInUse(folder, holder);
    await discard(path, holder?.id);
  }
  throw new Error(`Could not lock ${folder}: its lock file keeps changing.`);
}

/** Writes a lock file in one step, so that nobody reads half of one; false when there is one. */
async function createWhole(path: string, holder: LockHolder): Promise<boolean> {
  const draft = `${path}.${holder.id}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replace(path: string, holder: LockHolder): Promise<void> {
  const draft = `${path}.${holder.id}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  await rename(draft, path);
}

/** Removes a dead lock, but puts it back when somebody else has meanwhile made it theirs. */
async function discard(path: string, deadId: string | undefined): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readLock(aside))?.id !== deadId) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

async function readLock(path: string): Promise<LockHolder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

async function isAlive(holder: LockHolder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) {
    const touched = await stat(path).catch(() => undefined);
    return touched !== undefined && Date.now() - touched.mtimeMs < silentMs;
  }
  return (await processBirth(holder.pid)) === holder.birth;
}
