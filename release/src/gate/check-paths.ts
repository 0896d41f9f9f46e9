import { shapeOf } from '../smoke/path-patterns';
import { type Check, label, others } from './check';

/** Two apps cannot answer one address. */
export const checkPathOwners: Check = (candidate, proposal) =>
  others(candidate, proposal).flatMap((other) =>
    candidate.paths
      .filter((path) => other.paths.some((theirs) => shapeOf(theirs) === shapeOf(path)))
      .map((path) => `${label(candidate)} owns ${path}, which belongs to ${label(other)}`),
  );

/** A page that is live does not vanish by accident. */
export const pathsDropped: Check = (candidate, { before, drops = [] }) => {
  const old = before?.[candidate.name];
  const remaining = new Set([...candidate.paths, ...drops].map(shapeOf));
  return (old?.paths ?? [])
    .filter((path) => !remaining.has(shapeOf(path)))
    .map(
      (path) =>
        `${label(candidate)} no longer answers ${path}, which is live; if it shall go, say --drop ${path}`,
    );
};
