import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

let program: string | undefined;

/**
 * The worker program as one script, bundled once. Loading TypeScript in each worker would take 5 MB
 * and 0.2 s more for each.
 */
export function workerProgram(): string {
  program ??= buildSync({
    entryPoints: [fileURLToPath(new URL('../worker/worker.ts', import.meta.url))],
    ...{ bundle: true, platform: 'node', write: false },
  }).outputFiles[0]?.text;
  return program ?? '';
}
