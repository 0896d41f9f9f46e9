import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { billFile, buildProperty } from '../../build/bill.js';
import { RejectedError } from '../../release-set/rejected-error';
import type { FolderStore } from '../store/folder-store';
import { printable } from './table';

/** A package whose code is in a version of an app. */
export interface Library {
  name: string;
  /** empty where the bill does not say */
  version: string;
  /** `browser`, `server`; none where the bill does not say */
  builds: readonly string[];
}

/** A version that is live; without libraries where it was published without a bill. */
export interface AppLibraries {
  app: string;
  version: string;
  libraries?: readonly Library[];
}

/** What is in the versions that are live on a channel, as their bills say. */
export async function liveLibraries(store: FolderStore, channel: string): Promise<AppLibraries[]> {
  const set = await store.currentSet(channel);
  if (!set) throw new RejectedError(`nothing is live on the channel "${channel}" yet`, 'missing');
  return Promise.all(
    Object.values(set.parts).map(async ({ name, version }) => {
      const file = path.join(store.versionFolder(name, version), billFile);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      const libraries = text && librariesIn(text);
      return { app: name, version, ...(libraries && { libraries }) };
    }),
  );
}

/**
 * @param bill CycloneDX as JSON; of another tool, it names no builds
 * @returns undefined when it is not a CycloneDX document
 */
function librariesIn(bill: string): Library[] | undefined {
  try {
    const { bomFormat, components = [] } = JSON.parse(bill);
    return bomFormat === 'CycloneDX' ? components.flatMap(librariesOf) : undefined;
  } catch {
    return undefined;
  }
}

interface Component {
  group?: string;
  name: string;
  version?: string;
  properties?: readonly { name: string; value: string }[];
  /** those that it contains */
  components?: readonly Component[];
}

const librariesOf = ({
  group,
  name,
  version = '',
  properties = [],
  components = [],
}: Component): Library[] => [
  {
    name: group ? `${group}/${name}` : name,
    version,
    builds: properties.flatMap((one) => (one.name === buildProperty ? one.value : [])),
  },
  ...components.flatMap(librariesOf),
];

/** A library that was asked for, in a live version. */
export interface Finding {
  app: string;
  version: string;
  library: string;
  builds: readonly string[];
  /** id of the advisory that is about it */
  advisory?: string;
}

type Matches = (library: Library) => boolean;

export const findings = (
  apps: readonly AppLibraries[],
  matches: Matches,
  advisory?: string,
): Finding[] =>
  apps.flatMap(({ app, version, libraries = [] }) =>
    libraries.filter(matches).map((one) => ({
      app,
      version,
      library: one.version ? `${one.name}@${one.version}` : one.name,
      builds: one.builds,
      ...(advisory !== undefined && { advisory }),
    })),
  );

/**
 * @param wanted `minisearch`, `minisearch@7.2.0` or `minisearch@<7.3`
 * @throws when the text after the name is not a version range
 */
export function matcherOf(wanted: string): Matches {
  const at = wanted.indexOf('@', 1);
  const name = at < 0 ? wanted : wanted.slice(0, at);
  const range = at < 0 ? '*' : wanted.slice(at + 1);
  if (!semver.validRange(range)) {
    throw new Error(`"${range}" is no range of versions; write ${name}@7.2.0 or "${name}@<7.3"`);
  }
  return (one) =>
    one.name === name &&
    // One whose version is not known may be in the range.
    (!semver.valid(one.version) ||
      semver.satisfies(one.version, range, { includePrerelease: true }));
}

/** What was found, a line each; then the live versions that state nothing. */
export function printFindings(found: readonly Finding[], apps: readonly AppLibraries[]): string {
  const lines = found.map(({ app, version, library, builds, advisory }) => {
    const where = builds.length > 0 ? `, in its ${builds.join(' and ')} build` : '';
    return `${advisory === undefined ? '' : `${advisory}: `}${app}@${version} has ${library}${where}`;
  });
  const silent = apps.filter(({ libraries }) => !libraries);
  return [
    ...(lines.length > 0 ? lines : ['no live version that states its libraries has it']),
    ...silent.map(({ app, version }) => `${app}@${version} does not state its libraries`),
  ]
    .map(printable)
    .join('\n');
}
