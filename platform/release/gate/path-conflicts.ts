import { matchOwner } from '../../release-set/match-owner';
import type { AppVersion } from '../../release-set/release-set';
import { isServerPath } from '../../release-set/server-paths';
import { isPagePath, sampleAddresses, shapesOf } from '../smoke/path-patterns';
import { type Break, breakOf, type Check } from './proposal';

/** A path that no address of a page can fit. */
export const malformedPaths: Check = (candidate) =>
  candidate.paths
    .filter((path) => !isPagePath(path))
    .map(
      (path) =>
        breakOf`${candidate} owns ${path}, which is no path of a page: that begins with one "/", has no "#", "\" or space, "*" only as its last part, and "?" only after a part, 4 times at most`,
    );

/** A page is shown only where the server does not answer first. */
export const serverPaths: Check = (candidate) =>
  candidate.paths
    .filter((path) => shapesOf(path).some(isServerPath))
    .map((path) => breakOf`${candidate} owns ${path}, which the server answers itself`);

/**
 * Whether two apps answer the same addresses, as the router reads their patterns.
 * @returns breaks where they have a path in common, or one would answer pages of the other
 */
export function samePages(candidate: AppVersion, other: AppVersion): Break[] {
  const owned = candidate.paths
    .filter((path) => isOwned(path, other))
    .map((path) => breakOf`${candidate} owns ${path}, which belongs to ${other}`);
  // A new page of the host may be one that a pattern of a live remote answers.
  const hidden = candidate.name === 'host' ? shadowing(other, candidate) : [];
  return [...owned, ...(hidden.length > 0 ? hidden : shadowing(candidate, other))];
}

function isOwned(path: string, { paths }: AppVersion): boolean {
  const owned = new Set(paths.flatMap(shapesOf));
  return shapesOf(path).some((shape) => owned.has(shape));
}

/** @returns a break for each pattern of an app that the router would choose for a page of another */
function shadowing(app: AppVersion, owner: AppVersion): Break[] {
  // The owner of a page is looked for among the remotes alone, though the router would prefer a
  // page of the host at a fixed path.
  const rivals = owner.name === 'host' ? {} : { [owner.name]: owner };
  const isChosen = (path: string, address: string) =>
    matchOwner({ [app.name]: { paths: [path] }, ...rivals }, address) === app.name;
  return app.paths.flatMap((path) => {
    if (isOwned(path, owner)) return [];
    const taken = owner.paths.find((theirs) =>
      sampleAddresses(theirs, path.split('/').length).some((one) => isChosen(path, one)),
    );
    return taken ? [breakOf`${app} owns ${path}, which would answer ${taken} of ${owner}`] : [];
  });
}
