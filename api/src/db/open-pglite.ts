import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { notWritable } from './make-folder';

/**
 * Opens the embedded database in a folder, made on first use; every acknowledged write is on the
 * disk: without `-F`, which turns PostgreSQL's own syncing off, and with the one method of its log
 * that reaches `sync`.
 */
export async function openPglite(folder: string, sync: SyncFile = fsyncSync): Promise<PGlite> {
  await mkdir(folder, { recursive: true });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const parameters = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  try {
    const database = await PGlite.create({
      fs: new DurableFiles(folder, sync),
      startParams: [...parameters, '-c', 'wal_sync_method=fsync'],
    });
    // What makes a new database runs outside of it and syncs nothing.
    if (isNew) {
      syncTree(folder, sync);
      syncPath(dirname(folder), sync);
    }
    return database;
  } catch (error) {
    // The error has a number, and no message.
    if ((error as { errno?: unknown }).errno !== noSpaceErrno) throw error;
    throw notWritable(folder, new Error('no space left on device'));
  }
}

/** ENOSPC as Emscripten numbers errors. */
const noSpaceErrno = 51;

/** The part of Emscripten's NODEFS that is completed here. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: NodeStream) => number };
  realPath(node: unknown): string;
}

interface NodeStream {
  node: unknown;
  /** Node's file descriptor; a folder has none. */
  nfd?: number;
}

/** Makes one open file or folder last: all that was written to it is on the disk afterwards. */
export type SyncFile = (fd: number, path: string) => void;

/**
 * PGlite's files on a disk, with the one call that PGlite leaves out: fsync. PostgreSQL itself
 * knows when to make it (its log before a commit is acknowledged, its tables before a checkpoint
 * counts, folders after a file is renamed), so a power cut loses nothing acknowledged.
 */
class DurableFiles extends NodeFS {
  /** Files whose name is known to last. */
  private readonly named = new Set<string>();

  constructor(
    folder: string,
    private readonly sync: SyncFile,
  ) {
    super(folder);
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const complete = (module: object): void => {
      const { NODEFS } = module as { NODEFS: NodeFiles };
      NODEFS.stream_ops.fsync = ({ node, nfd }) => {
        const path = NODEFS.realPath(node);
        if (nfd === undefined) syncPath(path, this.sync);
        else this.syncFile(nfd, path);
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [complete, ...(emscriptenOpts.preRun ?? [])] },
    };
  }

  /** PostgreSQL takes it that a synced file keeps its name; not every file system promises that. */
  private syncFile(fd: number, path: string): void {
    this.sync(fd, path);
    if (this.named.has(path)) return;
    syncPath(dirname(path), this.sync);
    this.named.add(path);
  }
}

/** Syncs a file's content, or the names in a folder. */
function syncPath(path: string, sync: SyncFile): void {
  const fd = openSync(path, 'r');
  try {
    sync(fd, path);
  } finally {
    closeSync(fd);
  }
}

function syncTree(folder: string, sync: SyncFile): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || entry.isFile()) syncPath(join(entry.parentPath, entry.name), sync);
  }
  syncPath(folder, sync);
}
