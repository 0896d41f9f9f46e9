import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Lints imports as if they stood in files of the repository, with the layer rules alone, in a
 * temporary copy that holds nothing else.
 * @param probes pairs of a file's path and the line to put into it
 * @returns for each probe the messages of the layers, in order
 */
export function probeLayers(probes) {
  const copy = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    const layers = overrides.filter(({ plugins }) => plugins);
    const config = { root: true, overrides: layers, linter: { rules: { preset: 'none' } } };
    writeFileSync(join(copy, 'biome.json'), JSON.stringify(config));
    cpSync(join(root, 'commands/lint/layers'), join(copy, 'commands/lint/layers'), {
      recursive: true,
    });
    const files = probes.map(([path, line], index) => write(copy, numbered(path, index), line));
    const found = lint(copy);
    return files.map((file) => found.filter(({ path }) => path === file).map((d) => d.message));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Two probes may be in the same file: each gets a file of its own beside it. */
const numbered = (path, index) => path.replace(/[^/]*$/, (name) => `probe${index}-${name}`);

function write(folder, path, line) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${line}\n`);
  return path;
}

function lint(folder) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=json', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8', timeout: 30_000 },
  );
  const start = stdout.indexOf('{');
  if (start < 0) throw new Error(`biome did not run: ${stdout}${stderr}`);
  return JSON.parse(stdout.slice(start)).diagnostics.map(({ message, location }) => ({
    message: typeof message === 'string' ? message : message.map((m) => m.content).join(''),
    path: location.path?.file ?? location.path,
  }));
}
