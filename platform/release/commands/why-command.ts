import { releaseCommand } from '../../release-set/site-command';
import type { LogLine } from '../reports/log';
import { factsOfPath, type PageFacts, readPage } from '../reports/page-facts';
import type { Status } from '../reports/status';
import { table } from '../reports/table';
import { openReleases, siteOf } from './open-store';
import type { Command } from './options';

/** `why URL`: which versions made a page, and who made each of them live, when and why. */
export const whyCommand: Command = async (line, print) => {
  const [given] = line.names;
  if (given === undefined) throw new Error(`which page? ${releaseCommand('why /')}`);
  const releases = await openReleases(line);
  const url = URL.canParse(given, 'http://site') && new URL(given, siteOf(line));
  // `localhost:3000/` reads as an address of the kind `localhost:`.
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `"${given}" is not an address of a page: write http:// or https:// before it, or only its path`,
    );
  }
  const status = await releases.status(line.channel);
  // A path may be asked where no site is running.
  const read = await readPage(url).catch((error: unknown) => {
    if (given.startsWith('/')) return undefined;
    throw error;
  });
  const facts = read ?? (await factsOfPath(status, url.pathname));
  const moves = await releases.log(500);
  const apps = Object.entries(facts.apps).map(([name, app]) => ({
    name,
    ...app,
    ...replacedBy(name, app.version, facts, status),
    ...liveSince(name, app.version, status, moves),
  }));
  if (line.json) return print(JSON.stringify({ url: url.href, ...facts, apps }));
  print(sourceOf(facts, status, url));
  const rows = apps.map(({ name, version, role, failed, at = '', by = '', why = '' }) => {
    const replaced = failed === undefined ? '' : `; ${failed} failed`;
    return [name, version, role + replaced, at.slice(0, 16).replace('T', ' '), by, why];
  });
  print(table([['app', 'version', 'in the page', 'live since (UTC)', 'by', 'why'], ...rows]));
};

/** Which live version an app's version took the place of: a page names what rendered it, no more. */
function replacedBy(
  name: string,
  version: string,
  { release }: PageFacts,
  status: Status,
): { failed?: string } {
  const live = status.parts.find((app) => app.name === name)?.version;
  return live && live !== version && release === status.release ? { failed: live } : {};
}

/** The latest move that brought a version; nothing where the log does not reach back to it. */
function liveSince(
  name: string,
  version: string,
  { channel, parts }: Status,
  moves: readonly LogLine[],
): { at?: string; by?: string; why?: string } {
  const brings = ({ part, to }: LogLine['changes'][number]) => part === name && to === version;
  const { at, by, why } =
    parts.find((app) => app.name === name && app.version === version) ??
    moves.find((move) => move.channel === channel && move.changes.some(brings)) ??
    {};
  return { ...(at && { at }), ...(by && { by }), ...(why && { why }) };
}

function sourceOf({ release }: PageFacts, status: Status, url: URL): string {
  if (!release) {
    return `${url.pathname}, as the live versions state it (the page could not be read): release ${status.release}`;
  }
  const isLive = release === status.release;
  return `${url.href}: release ${release}${isLive ? '' : `; ${status.channel} is ${status.release}`}`;
}
