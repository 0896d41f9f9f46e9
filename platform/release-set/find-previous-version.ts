import type { AppVersion, Channel, ReleaseSet } from './release-set';

/** How many changes of the app are gone back. */
const maxChanges = 20;

/**
 * The version of an app that was live before that of a release, as the release sets tell: each
 * names its parent, and since when it has its apps in these versions. What the app's own team took
 * back is passed over; what other teams took back makes no difference.
 * @param name `host`, or a remote
 * @param withdrawn what the channel says was taken back
 * @param readSet gives a release set by its id
 * @param isStored whether a version's files are there
 * @returns undefined when there is none that runs on the release's platform
 * @throws what `readSet` throws
 */
export async function findPreviousVersion(
  release: ReleaseSet,
  name: string,
  { withdrawn = [], withdrawnVersions }: Partial<Channel>,
  readSet: (id: string) => Promise<ReleaseSet>,
  isStored: (app: AppVersion) => boolean = () => true,
): Promise<AppVersion | undefined> {
  const broken = release.parts[name]?.version;
  const platform = release.parts.host?.platform;
  let set = release;
  for (let change = 0; change < maxChanges; change += 1) {
    const since = set.since?.[name];
    if (since) set = await readSet(since);
    if (!set.parent) return undefined;
    set = await readSet(set.parent);
    const app = set.parts[name];
    if (!app || app.version === broken || !isFor(app.platform, platform)) continue;
    // A store whose channel was last moved before versions were noted names releases only.
    const isTakenBack = withdrawnVersions
      ? withdrawnVersions.includes(`${name}@${app.version}`)
      : withdrawn.includes(set.id);
    if (!isTakenBack && isStored(app)) return app;
  }
  return undefined;
}

const major = (version = ''): string | undefined => /\d+/.exec(version)?.[0];

/** Whether a range takes in the major of a version: `^1.4.0 || ^2.0.0`, `>=1`. A page has no semver. */
const isFor = (range: string, version: string | undefined): boolean =>
  range.split('||').some((one) => {
    const [first, own] = [major(one), major(version)];
    return !first || first === own || (/^\s*>/.test(one) && Number(first) < Number(own));
  });
