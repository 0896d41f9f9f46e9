import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../operator-error';
import { makeFolder, notWritable } from './make-folder';

/** What the lock file says of the process that has the folder open. */
export interface LockHolder {
  id: string;
  pid: number;
  /** See processStart. */
  birth: string;
  host: string;
  /** Where a running shop takes imports: a loopback port and the token it asks for. */
  admin?: { port: number; token: string } | undefined;
}

export type FolderLock = Awaited<ReturnType<typeof lockFolder>>;

const heartbeatMs = 5_000;
/** A holder on another host (a container that is gone) is believed dead after this long. */
const staleAfterMs = 30_000;
/** How long to wait while other processes ask for the lock. */
const queueMs = 10_000;

const lockPath = (folder: string): string => join(folder, 'db.lock');

/**
 * Takes a data folder for this process alone: two processes that open one PGlite folder destroy
 * it. A lock left by a process that is gone is taken over. Throws OperatorError.
 */
export async function lockFolder(folder: string) {
  await makeFolder(folder);
  const path = lockPath(folder);
  const me: LockHolder = {
    id: randomUUID(),
    pid: process.pid,
    birth: (await processStart(process.pid)) ?? '',
    host: hostname(),
  };
  /** In one step, so that no process reads half a lock. */
  const write = async (holder: LockHolder): Promise<void> => {
    const draft = `${path}.${me.id}`;
    try {
      await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw notWritable(folder, error);
    }
  };
  await oneAtATime(`${path}.guard`, async () => {
    const holder = await findHolder(folder);
    if (holder) throw inUse(folder, holder);
    await write(me);
  });
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, heartbeatMs);
  heartbeat.unref();
  return {
    /** Writes where other processes reach this one. */
    announce: (admin: LockHolder['admin']) => write({ ...me, admin }),
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

const inUse = (folder: string, { pid, host }: LockHolder): OperatorError =>
  new OperatorError(
    `The embedded database in ${folder} is in use by process ${pid}` +
      `${host === hostname() ? '' : ` on ${host}`}. ` +
      'Stop that one first, or give this one a folder of its own with DATA_DIR.',
  );

/**
 * Lets one process at a time work: of several that find a dead lock, the second could replace
 * the new lock of the first.
 */
async function oneAtATime(guard: string, work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + queueMs;
  // Undefined: the folder was there already.
  while ((await mkdir(guard, { recursive: true })) === undefined) {
    if (Date.now() > deadline) throw new Error(`Could not lock: ${guard} does not go away.`);
    const since = (await stat(guard).catch(() => undefined))?.mtimeMs ?? Date.now();
    // Its process died during the work, which takes a moment.
    if (Date.now() - since > queueMs / 2) await rmdir(guard).catch(() => {});
    else await delay(20);
  }
  try {
    await work();
  } finally {
    await rmdir(guard);
  }
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
  return (await processStart(holder.pid)) === holder.birth;
}

/**
 * Distinguishes a process from a later one with the same number: on Linux the boot's id
 * and the start time. Undefined when the process does not run, '' where the system does not say.
 */
export async function processStart(pid: number): Promise<string | undefined> {
  if (!isRunning(pid)) return undefined;
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The name in parentheses may hold spaces; start time is the 20th field after it.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()} ${start}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
