import type { AppVersion } from '../../release-set/release-set';
import { configFile } from '../site-packages';
import { tryBundles } from '../smoke/bundle-process';
import { sampleProps } from '../smoke/sample-props';
import type { FolderStore } from '../store/folder-store';
import { RejectedError } from '../store/rejected-error';
import { changedFiles } from './check-files';
import { findConflicts } from './find-conflicts';
import type { Proposal } from './proposal';

/**
 * Lets a proposal pass when its candidates fit everything that would be live beside them: their
 * contracts, their files, and their code as it runs on the platform.
 * @throws RejectedError with every break found, a sentence each
 */
export async function assertCompatible(store: FolderStore, proposal: Proposal): Promise<void> {
  refuse(findConflicts(proposal).map(({ sentence }) => sentence));
  const candidates = proposal.candidates.flatMap((name) => proposal.apps[name] ?? []);
  refuse((await Promise.all(candidates.map((app) => changedFiles(store, app)))).flat());
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
