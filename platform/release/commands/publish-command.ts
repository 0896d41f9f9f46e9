import { existsSync } from 'node:fs';
import { checkedName } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import { releaseCommand } from '../../release-set/site-command';
import { appFolder } from '../apps';
import { liveChannel } from '../operations/promote';
import { publish } from '../publish/publish';
import { sourceVersion } from '../publish/source-version';
import { openReleases } from './open-store';
import type { Command } from './options';

/** Builds an app of this checkout, and stores it where the command line says. */
export const publishCommand: Command = async (line, print) => {
  const [name = '', ...rest] = (line.names[0] ?? '').split('@');
  const given = rest.length > 0 ? rest.join('@') : undefined;
  if (!name) throw new Error(`which app? ${releaseCommand('publish catalog')}`);
  if (!existsSync(appFolder(name))) {
    throw new Error(`the sources of ${name} are not in this checkout`);
  }
  const version = checkedName('version', given ?? (await sourceVersion(name)));
  const releases = openReleases(line);
  const since = performance.now();
  const seconds = () => ((performance.now() - since) / 1000).toFixed(1);
  const progress = (text: string) => (line.json ? undefined : print(text));
  const isNew = await publish(releases, name, version, line.why);
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
  if (isTakenBack) progress('it was rolled back or withdrawn; promote brings it back');
  if (!line.json) return;
  print(JSON.stringify({ part: name, version, isNew, misfits: conflicts, isTakenBack }));
};
