import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '../../release-set/hashes';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppVersion } from '../../release-set/release-set';
import { configFile } from '../apps';
import { tryBundles } from '../smoke/bundle-process';
import { sampleProps } from '../smoke/sample-props';
import type { FolderStore } from '../store/folder-store';
import { findConflicts } from './find-conflicts';
import type { Proposal } from './proposal';

/**
 * Lets a proposal pass when its candidates fit everything that would be live with them: their
 * contracts, their files, and their code as it runs on the platform.
 * @throws RejectedError with every break found, a sentence each
 */
export async function assertCompatible(store: FolderStore, proposal: Proposal): Promise<void> {
  refuse(findConflicts(proposal).map(({ sentence }) => sentence));
  const candidates = proposal.candidates.flatMap((name) => proposal.apps[name] ?? []);
  const changed = candidates.map((app) =>
    changedFiles(app, store.versionFolder(app.name, app.version)),
  );
  refuse((await Promise.all(changed)).flat());
  refuse(await smokeTest(store, proposal));
}

/** A new platform is tried with every live remote, a new remote on the live platform. */
async function smokeTest(
  store: FolderStore,
  { apps, candidates, before, drops }: Proposal,
): Promise<readonly string[]> {
  const { host, ...remotes } = apps;
  if (!host) return [];
  const tried = Object.values(remotes).filter(
    ({ name }) => candidates.includes('host') || candidates.includes(name),
  );
  const folderOf = ({ name, version }: AppVersion) => store.versionFolder(name, version);
  const liveFolder = (live: AppVersion | undefined, { version }: AppVersion) =>
    live && live.version !== version ? folderOf(live) : undefined;
  return tryBundles({
    host: { folder: folderOf(host), contract: host },
    isHostNew: candidates.includes('host'),
    configFile: configFile(),
    remotes: tried.map((remote) => ({
      folder: folderOf(remote),
      contract: remote,
      isLive: !candidates.includes(remote.name),
      before: liveFolder(before?.[remote.name], remote),
      props: Object.fromEntries(
        remote.widgets.map((widget) => [
          widget,
          sampleProps(remote.types[`${remote.name}/${widget}`]),
        ]),
      ),
    })),
    drops,
  });
}

function refuse(breaks: readonly string[]): void {
  if (breaks.length > 0) throw new RejectedError(breaks.join('\n'));
}

/** @returns a sentence for each file in the store that is not what was published */
async function changedFiles(
  { name, version, files }: AppVersion,
  folder: string,
): Promise<string[]> {
  const changed = Object.entries(files).map(async ([file, { integrity }]) => {
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!bytes || integrityOf(bytes) !== integrity) return [file];
    return changedForms(path.join(folder, file), bytes);
  });
  return (await Promise.all(changed))
    .flat()
    .map((file) => `${name}@${version} has another ${file} than was published`);
}

/** @returns the compressed forms of a file, as it is sent, that do not hold what the file does */
async function changedForms(file: string, bytes: Buffer): Promise<string[]> {
  const forms = [
    ['.br', promisify(brotliDecompress)],
    ['.gz', promisify(gunzip)],
  ] as const;
  const changed = forms.map(async ([ending, open]) => {
    const packed = await readFile(file + ending).catch(() => undefined);
    const unpacked = packed && (await open(packed).catch(() => undefined));
    return packed && !unpacked?.equals(bytes) ? [path.basename(file) + ending] : [];
  });
  return (await Promise.all(changed)).flat();
}
