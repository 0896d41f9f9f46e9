import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { type AppLibraries, type Finding, findings, type Library } from './libraries';

/** An advisory as https://osv.dev hands it out (OSV schema 1.x), as far as it is read here. */
interface Advisory {
  id: string;
  /** ISO 8601; it was a mistake */
  withdrawn?: string;
  affected?: readonly Affected[];
}

interface Affected {
  package?: { ecosystem?: string; name?: string };
  versions?: readonly string[];
  ranges?: readonly { type: string; events: readonly Event[] }[];
}

/** One member each: the first affected version, the first that is not, the last one that is. */
type Event = Readonly<Partial<Record<'introduced' | 'fixed' | 'last_affected' | 'limit', string>>>;

/**
 * @param text JSON: one advisory, an array of them, or `{ "vulns": [] }`, as osv.dev answers
 * @returns the live versions that contain an affected package, once for each advisory
 * @throws when the text is nothing of these
 */
export function affectedVersions(apps: readonly AppLibraries[], text: string): Finding[] {
  return advisoriesIn(text)
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ id, affected = [] }) => {
      try {
        return findings(apps, (library) => affected.some((one) => isAffected(one, library)), id);
      } catch (cause) {
        throw invalidFile(`${id} cannot be read`, cause);
      }
    });
}

const invalidFile = (what: string, cause?: unknown): Error =>
  new Error(`the file holds no advisories in the format of OSV: ${what}`, { cause });

function advisoriesIn(text: string): readonly Advisory[] {
  const given = parsed(text);
  // osv.dev answers `{}` when it knows of none.
  if (isDeepStrictEqual(given, {})) return [];
  const advisories = given?.vulns ?? [given].flat();
  if (!Array.isArray(advisories)) throw invalidFile('"vulns" is no list');
  if (advisories.some((one) => typeof one?.id !== 'string')) throw invalidFile('one has no id');
  return advisories;
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidFile('it is no JSON', cause);
  }
}

function isAffected({ package: of, versions = [], ranges = [] }: Affected, library: Library) {
  if (of?.ecosystem !== 'npm' || of.name !== library.name) return false;
  return (
    // One whose version is not known may be affected.
    !semver.valid(library.version) ||
    versions.includes(library.version) ||
    // Those of git are commits.
    ranges.some(({ type, events }) => type !== 'GIT' && isInRange(events, library.version))
  );
}

/** OSV's own algorithm: of the events up to the version the last one counts; without a limit, all. */
function isInRange(events: readonly Event[], version: string): boolean {
  const at = (event: Event) => {
    const [text = '0'] = Object.values(event);
    return text === '0' ? '0.0.0-0' : text;
  };
  const limits = events.flatMap(({ limit }) => limit ?? []);
  const isBelow = (limit: string) => limit === '*' || semver.lt(version, limit);
  if (limits.length > 0 && !limits.some(isBelow)) return false;
  let affected = false;
  const spans = events.filter(({ limit }) => limit === undefined);
  for (const event of spans.sort((a, b) => semver.compare(at(a), at(b)))) {
    const order = semver.compare(version, at(event));
    if (event.introduced !== undefined && order >= 0) affected = true;
    if (event.fixed !== undefined && order >= 0) affected = false;
    if (event.last_affected !== undefined && order > 0) affected = false;
  }
  return affected;
}
