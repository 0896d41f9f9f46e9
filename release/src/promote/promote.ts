import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@shop/shared/contract';
import type { FolderStore } from '../store/folder-store';

export const liveChannel = 'live';

/**
 * Makes a new release set with some parts swapped and points the channel at it.
 * @param versions part name → version, all published before
 * @returns the set the channel points at now; the same one when nothing changes
 * @throws when a version was never published, or the set would lack the host
 */
export async function promote(
  store: FolderStore,
  versions: Readonly<Record<string, string>>,
  channel = liveChannel,
): Promise<ReleaseSet> {
  const current = await store.readChannel(channel);
  const parent = current ? await store.readSet(current.release) : undefined;
  const parts: Record<string, ReleaseSet['parts'][string]> = { ...parent?.parts };
  for (const [name, version] of Object.entries(versions)) {
    parts[name] = await store.readPart(name, version);
  }
  if (!parts.host) throw new Error('a release needs the host; publish and promote it first');
  if (parent && sameVersions(parent.parts, parts)) return parent;
  const set = named({ parent: parent?.id ?? null, parts });
  await store.writeSet(set);
  await store.writeChannel(channel, { release: set.id, previous: parent?.id ?? null });
  return set;
}

type Parts = ReleaseSet['parts'];

const sameVersions = (a: Parts, b: Parts): boolean => versionsOf(a) === versionsOf(b);

const versionsOf = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, { version }]) => `${name}@${version}`)
    .sort()
    .join(' ');

/** A set is named by its content, like a commit. */
function named(content: Omit<ReleaseSet, 'id'>): ReleaseSet {
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { id, ...content };
}
