import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../async';
import { root } from '../release/apps';
import { readContractFile } from '../release/publish/publish-folder';
import { FolderStore } from '../release/store/folder-store';
import type { AppVersion, PublishedFile } from '../release-set/release-set';
import { filesIn } from '../release-store/transfers';
import type { Listener } from './watch-apps';

/** A build writes its files one after the other; in ms. */
const debounceMs = 300;

/**
 * The same as `watchApps` for a remote that no checkout knows: its own `npm run watch` builds it
 * into `dist`, with any tool.
 * @param names of one remote
 * @param folder of a store, which is emptied first; the files are copied into it
 */
export async function watchFolder(
  [name = '']: readonly string[],
  folder: string,
  { checked, built }: Listener,
): Promise<void> {
  const dist = path.join(root, 'dist');
  await Promise.all([folder, dist].map((one) => rm(one, { recursive: true, force: true })));
  await mkdir(dist);
  const take = async () => {
    const app = await copyVersion(name, dist, folder);
    await checked('');
    await built({ [name]: app });
  };
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watch(dist, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Before its contract a build is not whole.
      last = last.then(take).catch((error: unknown) => checked(messageOf(error)));
    }, debounceMs);
  });
  const isWindows = process.platform === 'win32';
  // Its own messages name what does not build.
  const builder = spawn('npm', ['run', '--silent', 'watch'], {
    ...{ cwd: root, stdio: 'inherit', shell: isWindows, detached: !isWindows },
  });
  builder.once('exit', (code) => process.exit(code ?? 1));
  // Before what may throw.
  process.prependOnceListener('exit', () => endBuilder(builder, isWindows));
}

/** Ends a build and what it started, which on Windows has no group. */
export function endBuilder(
  { pid, exitCode }: Pick<ChildProcess, 'pid' | 'exitCode'>,
  isWindows: boolean,
): void {
  if (!pid || exitCode !== null) return;
  try {
    process.kill(isWindows ? pid : -pid);
  } catch {
    // A signal ended it: then it has no exit code, and nothing of it may be left.
  }
}

async function copyVersion(name: string, dist: string, folder: string): Promise<AppVersion> {
  const contract = await readContractFile(dist, name);
  const target = new FolderStore(folder).versionFolder(name, contract.version);
  await cp(dist, target, { recursive: true });
  const files: Record<string, PublishedFile> = {};
  for (const file of await filesIn(dist)) {
    const { size } = await stat(path.join(dist, file));
    // The next build may write a file of the same name while a page still loads.
    files[file] = { integrity: '', bytes: size };
  }
  const app = { ...contract, files };
  // Read where the entry is an ES module.
  await writeFile(path.join(target, 'part.json'), JSON.stringify(app));
  return app;
}
