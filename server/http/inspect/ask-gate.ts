import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { VersionOverride } from '@shop/shared/release/inspect-data';

const run = promisify(execFile);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Given up after this, in ms: a version is compiled, and its bundle tried. */
const gateTimeoutMs = 60_000;

/** What is asked of the gate: a version of a part, beside the others of a release. */
export interface GateQuestion extends VersionOverride {
  storeDir: string;
  /** id of the release */
  release: string;
}

/**
 * Asks the release command whether a version would be promoted. It is a program of its own, which
 * may run foreign code, and sees none of this process's secrets.
 * @returns a sentence for each break, none when it fits
 * @throws when it does not answer
 */
export async function askGate({
  storeDir,
  release,
  part,
  version,
}: GateQuestion): Promise<readonly string[]> {
  const command = ['release/src/cli.ts', 'check', `${part}@${version}`, '--json'];
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', ...command, '--release', release, '--store', storeDir],
    {
      cwd: root,
      timeout: gateTimeoutMs,
      killSignal: 'SIGKILL',
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
    },
  );
  const [verdict] = JSON.parse(stdout) as { breaks: readonly string[] }[];
  if (!verdict) throw new Error('the gate said nothing');
  return verdict.breaks;
}
