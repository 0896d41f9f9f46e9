import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../apps';

/** What a command line says, with defaults from the environment. */
export interface CommandLine {
  command: string | undefined;
  rest: readonly string[];
  /** a folder, or an address */
  store: string;
  /** whether the command line names the store */
  isStoreGiven: boolean;
  by: string;
  why?: string | undefined;
  /** name of a team, for a token */
  team?: string | undefined;
  channel: string;
  version?: string | undefined;
  drops: readonly string[];
  keep?: number | undefined;
  yes: boolean;
  port?: number | undefined;
  limit: number;
  /** id of a release, in place of what is live */
  release?: string | undefined;
  /** answers for programs */
  json: boolean;
}

/** @throws naming the option that does not exist */
export function readCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): CommandLine {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      by: { type: 'string' },
      why: { type: 'string' },
      team: { type: 'string' },
      channel: { type: 'string', default: 'live' },
      version: { type: 'string' },
      drop: { type: 'string', multiple: true, default: [] },
      keep: { type: 'string' },
      yes: { type: 'boolean', default: false },
      port: { type: 'string' },
      limit: { type: 'string', default: '30' },
      release: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  const [command, ...rest] = positionals;
  const dataDir = env.DATA_DIR ?? path.join(root, '.data');
  return {
    command: values.help ? 'help' : command,
    rest,
    isStoreGiven: values.store !== undefined,
    store: values.store ?? env.STORE_DIR ?? path.join(dataDir, 'store'),
    by: values.by ?? env.RELEASE_BY ?? userInfo().username,
    why: values.why,
    team: values.team,
    channel: values.channel,
    version: values.version,
    drops: values.drop,
    keep: number(values.keep, 'keep'),
    yes: values.yes,
    port: number(values.port, 'port'),
    limit: number(values.limit, 'limit') ?? 30,
    release: values.release,
    json: values.json,
  };
}

function number(text: string | undefined, name: string): number | undefined {
  if (text === undefined || /^\d+$/.test(text))
    return text === undefined ? undefined : Number(text);
  throw new Error(`--${name} is a number, not "${text}"`);
}
