import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { liveChannel } from '../../release-set/canary';
import { root } from '../apps';

/** What a command line says, with defaults from the environment. */
export type CommandLine = ReturnType<typeof readCommandLine>;

/** @param print gets a line of the answer */
export type Command = (line: CommandLine, print: (text: string) => void) => Promise<void>;

/** @throws naming the option that does not exist */
export function readCommandLine(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      by: { type: 'string' },
      why: { type: 'string' },
      // Name of a team, for a token.
      team: { type: 'string' },
      channel: { type: 'string', default: liveChannel },
      // Version that a rollback goes back to, although it was taken back.
      to: { type: 'string' },
      // Folder that a tool has built, to publish.
      from: { type: 'string' },
      // Folder that declarations are written to.
      out: { type: 'string', default: '@mf-types' },
      drop: { type: 'string', multiple: true, default: [] },
      // Of 100 visitors.
      share: { type: 'string' },
      'promote-after': { type: 'string' },
      keep: { type: 'string' },
      yes: { type: 'boolean', default: false },
      port: { type: 'string' },
      limit: { type: 'string', default: '30' },
      // Id of a release, in place of what is live.
      release: { type: 'string' },
      // Library with a range of versions; file of advisories: which live versions contain it.
      with: { type: 'string' },
      advisories: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const { store, with: library, drop: drops, help, keep, port, limit, by, why, ...others } = values;
  const { share, 'promote-after': promoteAfter, ...rest } = others;
  const [command, ...names] = positionals;
  const dataDir = env.DATA_DIR || path.join(root, '.data');
  return {
    ...rest,
    command: help ? 'help' : command,
    names,
    /** a folder, or an address */
    store: store ?? (env.STORE_DIR || path.join(dataDir, 'store')),
    isStoreGiven: store !== undefined,
    /** where the store lies that the folder is a copy of; see `openSharedStore` */
    sharedStore: env.RELEASE_STORE || undefined,
    by: by ?? env.RELEASE_BY ?? userInfo().username,
    why: why || undefined,
    drops,
    library,
    share: share === undefined ? undefined : number(share, 'share'),
    promoteAfterMs: promoteAfter === undefined ? undefined : duration(promoteAfter),
    keep: keep === undefined ? undefined : number(keep, 'keep'),
    port: port === undefined ? undefined : number(port, 'port'),
    limit: number(limit, 'limit'),
  };
}

const unitsMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

function duration(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([smh])$/.exec(text) ?? [];
  const unitMs = unitsMs[unit];
  if (count && unitMs) return Number(count) * unitMs;
  throw new Error(`--promote-after is a time such as 30m or 2h, not "${text}"`);
}

function number(text: string, name: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`--${name} is a number, not "${text}"`);
}
