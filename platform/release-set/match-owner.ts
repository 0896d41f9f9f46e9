import { matchRoutes } from '../router';

/**
 * Which remote answers a path; undefined when it is the host's own, or nobody's.
 * @param pathname as in a URL, still encoded
 */
export function matchOwner(
  remotes: Readonly<Record<string, { paths: readonly string[] }>>,
  pathname: string,
): string | undefined {
  const table = Object.entries(remotes).flatMap(([owner, { paths }]) =>
    paths.map((path) => ({ path, id: `${owner} ${path}` })),
  );
  return matchRoutes(table, pathname)?.[0]?.route.id?.split(' ')[0];
}
