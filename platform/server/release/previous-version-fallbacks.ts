import { isDeepStrictEqual } from 'node:util';
import { messageOf } from '../../async';
import type { ReleaseSet } from '../../release-set/release-set';
import type { ReleaseContext } from './release-context';
import { withPreviousVersions } from './with-previous-versions';

/** What renders a release with previous versions, and which these are. */
interface Fallback<Renderer> {
  renderer: Renderer;
  versions: readonly string[];
}

/** Of one release: the same with previous versions of apps that failed, opened when one is needed. */
export class PreviousVersionFallbacks<Renderer extends { retire(): void }> {
  /** by the apps that failed; `withdrawnVersions` are those when it was chosen */
  private readonly choices = new Map<
    string,
    { withdrawnVersions: string; fallback: Promise<Fallback<Renderer> | undefined> }
  >();

  /**
   * @param open makes the renderer of a release in which the code of some apps is not to be run;
   * throws when files of the host are damaged
   */
  constructor(
    private readonly set: ReleaseSet,
    private readonly context: Pick<ReleaseContext, 'settings' | 'withdrawals' | 'log'>,
    private readonly open: (set: ReleaseSet, disabledApps: readonly string[]) => Renderer,
  ) {}

  /**
   * What is taken back while it is a fallback is none any more.
   * @param names of the apps that failed, sorted
   * @returns undefined when there is none, or its files are damaged, which is logged
   */
  of(names: readonly string[]): Promise<Fallback<Renderer> | undefined> {
    const key = names.join(' ');
    const withdrawnVersions = String(this.context.withdrawals().withdrawnVersions);
    const known = this.choices.get(key);
    if (known?.withdrawnVersions === withdrawnVersions) return known.fallback;
    const fallback = this.choose(names, known?.fallback);
    this.choices.set(key, { withdrawnVersions, fallback });
    return fallback;
  }

  /** @returns all that were needed so far */
  async opened(): Promise<Renderer[]> {
    const all = await Promise.all([...this.choices.values()].map(({ fallback }) => fallback));
    return all.flatMap((one) => (one ? [one.renderer] : []));
  }

  /** @param before the fallback so far, which stays while its versions are the ones to use */
  private async choose(
    names: readonly string[],
    before: Promise<Fallback<Renderer> | undefined> | undefined,
  ): Promise<Fallback<Renderer> | undefined> {
    const { settings, withdrawals, log } = this.context;
    const found = await withPreviousVersions(settings.storeDir, this.set, names, withdrawals());
    const old = await before;
    if (old && isDeepStrictEqual(old.versions, found?.versions)) return old;
    old?.renderer.retire();
    if (!found) return undefined;
    const { set, disabledApps, versions } = found;
    try {
      const renderer = this.open(set, disabledApps);
      log(`fallback in release ${set.id}: ${versions.join(', ')}`);
      return { renderer, versions };
    } catch (error) {
      log(`no fallback in release ${set.id}: ${messageOf(error)}`);
      return undefined;
    }
  }
}
