import { liveChannel } from '../../release-set/canary';
import { checkedName } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import { releaseCommand } from '../../release-set/site-command';
import { appFolder } from '../apps';
import type { Releases } from '../releases';
import { openReleases } from './open-store';
import type { Command } from './options';

/**
 * Stores an app where the command line says: built from this checkout, or, with `--from`, as any
 * tool has built it.
 */
export const publishCommand: Command = async (line, print) => {
  const [name = '', ...rest] = (line.names[0] ?? '').split('@');
  const given = rest.length > 0 ? checkedName('version', rest.join('@')) : undefined;
  if (!name) throw new Error(`which app? ${releaseCommand('publish catalog')}`);
  const source = line.from
    ? await folderSource(line.from, name, given)
    : await ownSource(name, given);
  const { version } = source;
  const releases = await openReleases(line);
  const since = performance.now();
  const seconds = () => ((performance.now() - since) / 1000).toFixed(1);
  const progress = (text: string) => (line.json ? undefined : print(text));
  const isNew = await source.publish(releases, line.why);
  progress(
    isNew
      ? `published ${name}@${version} in ${seconds()} s`
      : `${name}@${version} is already published, as it stands here`,
  );
  const conflicts = await releases.conflicts(name, version);
  progress(
    conflicts.length === 0
      ? `it fits what is live, after ${seconds()} s`
      : `it does not fit what is live, and promote will refuse it:\n  ${conflicts.join('\n  ')}`,
  );
  // Older release servers leave it out. A status needs a live release.
  const { rolledBack = [] } = await releases.status(liveChannel).catch((error: unknown) => {
    if (error instanceof RejectedError && error.kind === 'missing') return { rolledBack: [] };
    throw error;
  });
  const isTakenBack = rolledBack.includes(`${name}@${version}`);
  if (isTakenBack) progress('it was rolled back, withdrawn or removed; promote brings it back');
  if (!line.json) return;
  print(JSON.stringify({ part: name, version, isNew, misfits: conflicts, isTakenBack }));
};

interface Source {
  version: string;
  /** @returns false when the store has the same already */
  publish(releases: Releases, why?: string): Promise<boolean>;
}

async function ownSource(name: string, given?: string): Promise<Source> {
  // Names what is here, before the compiler is loaded, which is only where something is built.
  appFolder(name);
  const { publish } = await import('../publish/publish');
  const { readTables } = await import('../publish/contract/read-tables');
  const { sourceVersion } = await import('../publish/source-version');
  const tables = readTables();
  const version = given ?? (await sourceVersion(name, tables));
  return { version, publish: (releases, why) => publish(releases, name, version, tables, why) };
}

async function folderSource(folder: string, name: string, given?: string): Promise<Source> {
  const { publishFolder, readContractFile, withDeclaredTypes } = await import(
    '../publish/publish-folder'
  );
  // A remote's own folder is where its team runs the command.
  const contract = withDeclaredTypes(await readContractFile(folder, name, given), process.cwd());
  return {
    version: contract.version,
    publish: (releases, why) => publishFolder(releases, folder, contract, why),
  };
}
