import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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

export type FolderLock = Awaited<ReturnType<typeof lockFolder>>;

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
const staleAfterMs = 30_000;
/** How long to try for a lock that a dead process left. */
const takeoverMs = 10_000;

const lockPath = (folder: string): string => join(folder, 'db.lock');

/**
 * Takes a data folder for this process alone: two processes that open one PGlite folder destroy
 * it. A lock left by a process that is gone is taken over. Throws FolderInUse.
 */
export async function lockFolder(folder: string) {
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
    /** Tells others where to reach this process. */
    announce: async (admin: LockHolder['admin']) =>
      rename(await writeDraft(path, { ...me, admin }), path),
    async release(): Promise<void> {
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
  const deadline = Date.now() + takeoverMs;
  while (Date.now() < deadline) {
    if (await createWhole(path, me)) return;
    const holder = await findHolder(folder);
    if (holder) throw new FolderInUse(folder, holder);
    if (!(await removeDead(folder, path))) await delay(20);
  }
  throw new Error(`Could not lock ${folder}: its lock file keeps changing.`);
}

/**
 * Removes a dead lock. Of several that found it dead only one may: another could remove the lock
 * that the first has meanwhile made its own. False when somebody else is at it.
 */
async function removeDead(folder: string, path: string): Promise<boolean> {
  const guard = `${path}.guard`;
  try {
    await mkdir(guard);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = (await stat(guard).catch(() => undefined))?.mtimeMs ?? Date.now();
    // Whoever made it died within the moment that removing takes.
    if (Date.now() - since > takeoverMs / 2) await rmdir(guard).catch(() => {});
    return false;
  }
  try {
    if (!(await findHolder(folder))) await rm(path, { force: true });
    return true;
  } finally {
    await rmdir(guard);
  }
}

/** Writes a lock file in one step, so that nobody reads half of one; false when there is one. */
async function createWhole(path: string, holder: LockHolder): Promise<boolean> {
  const draft = await writeDraft(path, holder);
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

async function writeDraft(path: string, holder: LockHolder): Promise<string> {
  const draft = `${path}.${holder.id}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  return draft;
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
    return touched !== undefined && Date.now() - touched.mtimeMs < staleAfterMs;
  }
  return (await processBirth(holder.pid)) === holder.birth;
}
