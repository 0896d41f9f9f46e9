import { liveChannel } from '../../release-set/canary';
import { checkedName } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { releaseCommand } from '../../release-set/site-command';
import type { Author } from '../../release-set/store-reader';
import { breakOf, eventName, lostWidgets } from '../gate/proposal';
import type { FolderStore } from '../store/folder-store';
import { deriveSet } from './derive-set';
import { followLive } from './follow-live';
import { moveChannel } from './move-channel';

interface Removal extends Author {
  name: string;
  /** widgets, events and elements of it that others use and that may go */
  drops?: readonly string[];
}

/**
 * Takes an app out of what is live, whatever its versions: its pages, widgets and elements go, and
 * tabs that run it load the site again at their next navigation. `promote` brings it back.
 * @returns the set that is live now
 * @throws RejectedError naming the apps that use what would go, and what has to be said to let it
 */
export async function remove(
  store: FolderStore,
  { name, drops = [], ...author }: Removal,
): Promise<ReleaseSet> {
  checkedName('app', name);
  if (name === 'host') throw new RejectedError('no page is made without the host', 'invalid');
  const made = await moveChannel(store, liveChannel, author, async (now) => {
    const { [name]: gone, ...apps } = now?.parts ?? {};
    if (!gone) throw new RejectedError(`no app "${name}" is live`, 'missing');
    const losses = lossesOf(gone, apps).filter(({ what }) => !drops.includes(what));
    if (losses.length > 0) {
      const all = [...drops, ...losses.map(({ what }) => what)].map((what) => ` --drop ${what}`);
      const sentences = losses.map(({ sentence }) => sentence);
      const command = releaseCommand(`remove ${name}${[...new Set(all)].join('')}`);
      throw new RejectedError([...sentences, `if it shall go all the same: ${command}`].join('\n'));
    }
    return { action: 'remove', set: deriveSet(now, apps) };
  });
  if (!made) throw new Error('no release was made');
  await followLive(store, made, author);
  return made;
}

/** What others use of an app, by its name, and a sentence for each user. */
function lossesOf(
  gone: AppVersion,
  apps: ReleaseSet['parts'],
): { what: string; sentence: string }[] {
  const rest = Object.values(apps);
  const widgets = lostWidgets({ ...apps, [gone.name]: gone }, apps).map(({ widget, sentence }) => ({
    what: widget,
    sentence,
  }));
  const emitted = new Set(rest.flatMap(({ emits }) => emits.map(eventName)));
  const events = rest.flatMap((app) =>
    app.consumes
      .map(eventName)
      .filter((event) => gone.emits.map(eventName).includes(event) && !emitted.has(event))
      .map((event) => ({
        what: event,
        ...breakOf`${app} waits for ${event}, which only ${gone} emits`,
      })),
  );
  const elements = (gone.embeds ?? []).map((element) => ({
    what: element,
    ...breakOf`other web pages may show <${element}> of ${gone}`,
  }));
  return [...widgets, ...events, ...elements];
}
