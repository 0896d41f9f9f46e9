import { matchRoutes } from '../router';

type Remotes = Readonly<Record<string, { paths: readonly string[] }>>;

/**
 * Which remote answers a path; undefined when it is the host's own, or no app has it.
 * @param pathname as in a URL, still encoded
 */
export const matchOwner = (remotes: Remotes, pathname: string): string | undefined =>
  matchPattern(remotes, pathname)?.split(' ')[0];

/** @returns the remote whose path pattern matches, and the pattern: `books /books/:id` */
export function matchPattern(remotes: Remotes, pathname: string): string | undefined {
  const first = firstPart(pathname);
  // The router compiles all patterns of its table for each call: 0.2 ms for the 27 of a shop.
  const mayMatch = (path: string) =>
    firstPart(path) === first || /[:*?]/.test(firstPart(path)) || first.includes('%');
  const table = Object.entries(remotes).flatMap(([owner, { paths }]) =>
    paths.filter(mayMatch).map((path) => ({ path, id: `${owner} ${path}` })),
  );
  return matchRoutes(table, pathname)?.[0]?.route.id;
}

/** The router makes no difference between capitals and small letters. */
const firstPart = (path: string): string => /^\/?([^/]*)/.exec(path.toLowerCase())?.[1] ?? '';
