import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const programs = new Map<string, string>();

/**
 * A TypeScript file with all that it imports as one script, for `new Worker(…, { eval: true })`.
 * It is bundled once: loading TypeScript in each worker would take 5 MB and 0.2 s more for each.
 * @param external packages that read files of their own: they are loaded from where they are
 */
export function workerProgram(url: URL, external: string[] = []): string {
  const file = fileURLToPath(url);
  const known = programs.get(file);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [file],
    ...{ bundle: true, platform: 'node', write: false, external },
    banner: { js: `require = require('node:module').createRequire(${JSON.stringify(file)});` },
  });
  const program = outputFiles[0]?.text ?? '';
  programs.set(file, program);
  return program;
}
