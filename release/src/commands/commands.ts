import { printLog } from '../look/print-log';
import { printStatus } from '../look/print-status';
import { prune } from '../moves/prune';
import { sync } from '../sync';
import { checkCommand } from './check-command';
import { openFolder, openReleases, siteOf } from './open-store';
import type { CommandLine } from './options';
import { partAtVersion } from './part-at-version';
import { publishCommand } from './publish-command';
import { serveCommand } from './serve-command';
import { tokenCommand } from './token-command';

export type Command = (line: CommandLine, say: (text: string) => void) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  check: checkCommand,
  async promote(line, say) {
    const { rest, channel, drops, why } = line;
    if (rest.length === 0) throw new Error('which part? npm run release -- promote catalog@1.8.2');
    const versions = Object.fromEntries(rest.map(partAtVersion));
    const moved = await openReleases(line).promote({ versions, channel, drops, why });
    say(`${channel}: release ${moved.release}`);
    if (moved.preview) say(`open it at ${siteOf(line)}${moved.preview}`);
  },
  async rollback(line, say) {
    const { rest, channel, why } = line;
    const { release, parts } = await openReleases(line).rollback({ part: rest[0], channel, why });
    const versions = Object.entries(parts).map(([name, version]) => `${name}@${version}`);
    say(`${channel}: release ${release}, with ${versions.join(', ')}`);
  },
  async withdraw(line, say) {
    const { rest, channel, why } = line;
    const [name, version] = partAtVersion(rest[0] ?? '');
    const withdrawn = await openReleases(line).withdraw({ name, version, channel, why });
    say(withdrawn.length > 0 ? `withdrawn: ${withdrawn.join(', ')}` : 'it was withdrawn before');
  },
  async status(line, say) {
    say(printStatus(await openReleases(line).status(line.channel)));
  },
  async log(line, say) {
    say(printLog(await openReleases(line).log(line.limit)));
  },
  async prune(line, say) {
    if (line.keep === undefined) throw new Error('how many? npm run release -- prune --keep 10');
    const { keep, yes, by, why } = line;
    const request = { keep, dryRun: !yes, by, ...(why ? { why } : {}) };
    const { parts, sets } = await prune(openFolder(line), request);
    const what = [...parts, ...sets.map((id) => `release ${id}`)];
    if (what.length === 0) return say('everything is needed');
    say(`${yes ? 'removed' : 'would remove'}:\n  ${what.join('\n  ')}`);
    if (!yes) say('with --yes it does');
  },
  async sync(line, say) {
    const { by, why } = line;
    say(`live: release ${(await sync(openFolder(line), { by, ...(why ? { why } : {}) }, say)).id}`);
  },
  serve: serveCommand,
  token: tokenCommand,
};

/** @returns undefined when there is no command of that name */
export const findCommand = (name: string | undefined): Command | undefined =>
  name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
