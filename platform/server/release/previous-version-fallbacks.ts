import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '../../async';
import { findPreviousVersion } from '../../release-set/find-previous-version';
import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { StoreReader } from '../../release-set/store-reader';
import type { ReleaseContext } from './release-context';
import type { ReleaseRenderer } from './release-renderer';

/** What renders a release with previous versions, and which these are. */
interface Fallback {
  renderer: ReleaseRenderer;
  /** `catalog@1.8.1`, or `without catalog` */
  versions: readonly string[];
}

/** Of one release: the same with previous versions of apps that failed, opened when one is needed. */
export class PreviousVersionFallbacks {
  /** by the apps that failed; `withdrawnVersions` are those when it was chosen */
  private readonly choices = new Map<
    string,
    { withdrawnVersions: string; fallback: Promise<Fallback | undefined> }
  >();

  /**
   * @param open makes the renderer of a release in which the code of some apps is not to be run;
   * throws when files of the host are damaged
   */
  constructor(
    private readonly set: ReleaseSet,
    private readonly context: ReleaseContext,
    private readonly open: (set: ReleaseSet, disabledApps: readonly string[]) => ReleaseRenderer,
  ) {}

  /**
   * What is taken back while it is a fallback is none any more.
   * @param names of the apps that failed, sorted
   * @returns undefined when there is none, or its files are damaged, which is logged
   */
  get(names: readonly string[]): Promise<Fallback | undefined> {
    const key = names.join(' ');
    const withdrawnVersions = String(this.context.withdrawals().withdrawnVersions);
    const known = this.choices.get(key);
    if (known?.withdrawnVersions === withdrawnVersions) return known.fallback;
    const fallback = this.choose(names, known?.fallback);
    this.choices.set(key, { withdrawnVersions, fallback });
    return fallback;
  }

  /** @returns all that were needed so far */
  async opened(): Promise<ReleaseRenderer[]> {
    const all = await Promise.all([...this.choices.values()].map(({ fallback }) => fallback));
    return all.flatMap((one) => (one ? [one.renderer] : []));
  }

  /** @param before the fallback so far, which stays while its versions are the ones to use */
  private async choose(
    names: readonly string[],
    before: Promise<Fallback | undefined> | undefined,
  ): Promise<Fallback | undefined> {
    const { set, context } = this;
    const found = await withPreviousVersions(set, names, context);
    const old = await before;
    if (old && isDeepStrictEqual(old.versions, found?.versions)) return old;
    old?.renderer.retire();
    if (!found) return undefined;
    const { parts, disabledApps, versions } = found;
    try {
      const renderer = this.open({ ...set, parts }, disabledApps);
      context.log(`fallback in release ${set.id}: ${versions.join(', ')}`);
      return { renderer, versions };
    } catch (error) {
      context.log(`no fallback in release ${set.id}: ${messageOf(error)}`);
      return undefined;
    }
  }
}

/**
 * The apps of a release, some in their previous versions.
 * @returns `disabledApps` are those without one; undefined when the host has none: nothing could be
 *   drawn
 */
async function withPreviousVersions(
  set: ReleaseSet,
  names: readonly string[],
  { settings, withdrawals }: ReleaseContext,
) {
  const store = new StoreReader(settings.storeDir);
  const read = (id: string) => store.readSet(id);
  const withdrawn = withdrawals();
  // A release may be left whose files were pruned.
  const isStored = ({ name, version, server }: AppVersion) => {
    const file = server === false ? 'remoteEntry.js' : 'server.js';
    return existsSync(path.join(store.versionFolder(name, version), file));
  };
  const parts = { ...set.parts };
  const disabledApps: string[] = [];
  const versions: string[] = [];
  for (const name of names) {
    // A release that is not to be read was pruned.
    const previous = await findPreviousVersion(set, name, withdrawn, read, isStored).catch(
      () => undefined,
    );
    if (previous) parts[name] = previous;
    else disabledApps.push(name);
    versions.push(previous ? `${name}@${previous.version}` : `without ${name}`);
  }
  return disabledApps.includes('host') ? undefined : { parts, disabledApps, versions };
}
