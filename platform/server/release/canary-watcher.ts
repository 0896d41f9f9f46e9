import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings';

/** How often it is looked whether a share of the visitors gets a version, in ms. */
const intervalMs = 1_000;
/** A command that ended, since it may not write the store say, is started again after this, in ms. */
const retryMs = 30_000;

const file = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/**
 * Runs the release command that decides about a share of the visitors, as long as there is one: the
 * code that moves channels, and the gate, stay out of this process. With a release server
 * (`RELEASE_URL`) that one does it.
 * @returns ends it
 */
export function watchCanary(
  { storeDir, releaseUrl }: Pick<Settings, 'storeDir' | 'releaseUrl'>,
  isRunning: () => boolean,
  log: (line: string) => void,
): () => void {
  if (releaseUrl) return () => undefined;
  let child: ChildProcess | undefined;
  let notBefore = 0;
  const timer = setInterval(() => {
    if (child || !isRunning() || performance.now() < notBefore) return;
    notBefore = performance.now() + retryMs;
    const args = ['commands/start/program.mjs', 'release/cli.ts'].map(file);
    // Over the channel (`ipc`) the command learns that this process has ended.
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
    child = spawn(process.execPath, [...args, 'watch', '--store', storeDir], { stdio: [...stdio] });
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface({ input: output }).on('line', log);
    }
    child.on('error', ({ message }) => log(message));
    child.on('close', (code) => {
      child = undefined;
      if (code === 0) notBefore = 0;
    });
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    child?.kill();
  };
}
