import { liveChannel } from '../../release-set/canary';
import { releaseCommand } from '../../release-set/site-command';
import { removeDrafts } from '../../release-store/drafts';
import { followStore } from '../../release-store/follow-store';
import { printLog } from '../reports/log';
import { copyCommand } from './copy-command';
import { librariesCommand } from './libraries-command';
import { isAddress, openReleases, openStore, siteOf } from './open-store';
import type { Command, CommandLine } from './options';
import { publishCommand } from './publish-command';
import { tokenCommand } from './token-command';
import { typesCommand } from './types-command';
import { watchCommand, watchForever } from './watch-command';
import { whyCommand } from './why-command';

/** How many names a command takes; the others take as many as there are. */
const maxNames: Readonly<Record<string, number>> = {
  publish: 1,
  remove: 1,
  withdraw: 1,
  status: 0,
  log: 0,
  why: 1,
  prune: 0,
  copy: 2,
  sync: 0,
  serve: 0,
  watch: 0,
};

/** Code that only some commands need is loaded by them: the gate, builds, the server. */
const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  check: checkCommand,
  async promote(line, print) {
    const { channel, drops, why, share, promoteAfterMs } = line;
    const asked = askedVersions(line);
    const versions = Object.fromEntries(asked);
    const twice = asked.find(([name, version]) => versions[name] !== version);
    if (twice) throw new Error(`${twice[0]} is named in two versions; one of them can be live`);
    const request = { versions, channel, drops, why, share, promoteAfterMs };
    const { preview, site, ...moved } = await (await openReleases(line)).promote(request);
    const link = preview && `${siteOf(line, site)}${preview}`;
    if (line.json) return print(JSON.stringify({ ...moved, preview: link }));
    print(
      `${share === undefined ? channel : `${share} % of the visitors`}: release ${moved.release}`,
    );
    if (link) print(`open it at ${link}`);
  },
  async rollback(line, print) {
    const { names: apps, to, channel, why } = line;
    const moved = await (await openReleases(line)).rollback({ apps, to, channel, why });
    const { release, parts, passedOver = [], takenBack } = moved;
    if (line.json) {
      const more = { ...(passedOver.length > 0 && { passedOver }), takenBack };
      return print(JSON.stringify({ release, parts, ...more }));
    }
    for (const one of passedOver) print(`passed over: ${one}`);
    if (takenBack) print(`taken back: ${takenBack}, which a share of the visitors got`);
    const versions = Object.entries(parts).map(([name, version]) => `${name}@${version}`);
    print(`${channel}: release ${release}, with ${versions.join(', ')}`);
  },
  async remove(line, print) {
    const { names, channel, drops, why } = line;
    const [name] = names;
    if (!name) throw new Error(`which app? ${releaseCommand('remove reviews')}`);
    if (channel !== liveChannel) {
      throw new Error(
        `remove is of what is live, not of the channel "${channel}"; nothing was done`,
      );
    }
    const moved = await (await openReleases(line)).remove({ name, drops, why });
    print(line.json ? JSON.stringify(moved) : `live: release ${moved.release}, without ${name}`);
  },
  async withdraw(line, print) {
    const { channel, why } = line;
    const [[name, version]] = askedVersions(line);
    const withdrawn = await (await openReleases(line)).withdraw({ name, version, channel, why });
    if (line.json) return print(JSON.stringify({ withdrawn }));
    print(withdrawn.length > 0 ? `withdrawn: ${withdrawn.join(', ')}` : 'it was withdrawn before');
  },
  async status(line, print) {
    if (line.library !== undefined || line.advisories !== undefined) {
      return librariesCommand(line, print);
    }
    const status = await (await openReleases(line)).status(line.channel);
    const { printStatus } = await import('../reports/status');
    print(line.json ? JSON.stringify(status) : printStatus(status));
  },
  async log(line, print) {
    if (line.limit === 0) throw new Error('--limit is a number of lines, at least 1');
    const lines = await (await openReleases(line)).log(line.limit);
    print(line.json ? JSON.stringify(lines) : printLog(lines));
  },
  why: whyCommand,
  async prune(line, print) {
    if (line.keep === undefined) throw new Error(`how many? ${releaseCommand('prune --keep 10')}`);
    const { keep, yes, by, why } = line;
    const { prune } = await import('../operations/prune');
    const store = await openStore(line);
    const { versions, sets } = await prune(store, { keep, dryRun: !yes, by, why });
    if (line.json) return print(JSON.stringify({ removed: yes, parts: versions, releases: sets }));
    const what = [...versions, ...sets.map((id) => `release ${id}`)];
    if (what.length === 0) return print('everything is needed');
    print(`${yes ? 'removed' : 'would remove'}:\n  ${what.join('\n  ')}`);
    if (!yes) print('with --yes it does');
  },
  async sync(line, print) {
    const { by, why } = line;
    const { sync } = await import('../sync');
    print(`live: release ${(await sync(await openStore(line), { by, why }, print)).id}`);
  },
  copy: copyCommand,
  serve: serveCommand,
  watch: watchCommand,
  token: tokenCommand,
  types: typesCommand,
};

/**
 * Runs what a command line asks for.
 * @returns false when there is no command of that name
 * @throws what the command does, and naming words that it would ignore
 */
export async function runCommand(
  line: CommandLine,
  print: (text: string) => void,
): Promise<boolean> {
  const { command: name = '', names } = line;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return false;
  const unused = names.slice(maxNames[name] ?? names.length);
  if (unused.length > 0) {
    throw new Error(`${name} has no use for "${unused.join(' ')}"; nothing was done`);
  }
  // A user who may only read leaves the drafts.
  if (!isAddress(line.store)) await removeDrafts(line.store).catch(() => undefined);
  await command(line, print);
  return true;
}

/** @throws when the line names none, or what is not `app@version` */
function askedVersions({ command, names }: CommandLine) {
  const [first, ...more] = names.map((text): [name: string, version: string] => {
    const [name, version, ...rest] = text.split('@');
    if (name && version && rest.length === 0) return [name, version];
    throw new Error(`"${text}" names no version; write catalog@1.8.2`);
  });
  if (!first) throw new Error(`which app? ${releaseCommand(`${command} catalog@1.8.2`)}`);
  return [first, ...more] as const;
}

/**
 * Says whether versions would be promoted, without promoting them.
 * @throws when one would not, unless the answer is to be JSON
 */
async function checkCommand(line: CommandLine, print: (text: string) => void): Promise<void> {
  const { channel, release, json } = line;
  const asked = askedVersions(line);
  const store = await openStore(line);
  const set = await (release ? store.readSet(release) : store.currentSet(channel));
  if (!set) throw new Error(`nothing is live on the channel "${channel}" yet`);
  const { checkVersions } = await import('../gate/check-versions');
  const verdicts = await checkVersions(store, asked, set);
  if (json) return print(JSON.stringify(verdicts));
  for (const { part, version, breaks } of verdicts) {
    if (breaks.length === 0) print(`${part}@${version} fits release ${set.id}`);
  }
  const breaks = verdicts.flatMap((verdict) => verdict.breaks);
  if (breaks.length > 0) throw new Error(breaks.join('\n'));
}

/** Serves a folder's store over HTTP, on this machine only, until SIGTERM or SIGINT. */
async function serveCommand(line: CommandLine, print: (text: string) => void): Promise<void> {
  const { createReleaseServer, prefix } = await import('../server/release-server');
  const store = await openStore(line);
  if (store.shared) await followStore(store.shared, line.channel, print);
  const app = createReleaseServer(store);
  const address = await app.listen({ port: line.port ?? 4100, host: '127.0.0.1' });
  print(`releases of ${line.store} at ${address}${prefix}`);
  watchForever(store, print);
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
