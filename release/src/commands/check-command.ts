import { checkVersions } from '../gate/check-versions';
import { partAtVersion } from './app-at-version';
import { openFolder } from './open-store';
import type { CommandLine } from './options';

/**
 * Says whether versions would be promoted, without promoting them.
 * @throws when one would not, unless the answer is to be JSON
 */
export async function checkCommand(line: CommandLine, say: (text: string) => void): Promise<void> {
  const { rest, channel, release, json } = line;
  if (rest.length === 0) throw new Error('which app? npm run release -- check catalog@1.8.2');
  const store = openFolder(line);
  const id = release ?? (await store.readChannel(channel))?.release;
  if (!id) throw new Error(`nothing is live on the channel "${channel}" yet`);
  const verdicts = await checkVersions(store, rest.map(partAtVersion), await store.readSet(id));
  if (json) return say(JSON.stringify(verdicts));
  for (const { part, version, breaks } of verdicts) {
    if (breaks.length === 0) say(`${part}@${version} fits release ${id}`);
  }
  const breaks = verdicts.flatMap((verdict) => verdict.breaks);
  if (breaks.length > 0) throw new Error(breaks.join('\n'));
}
