import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../start/root.mjs';

/** Packages that the probes import. */
const packages = ['react', 'react-router-dom', 'jotai', 'fastify', 'typescript'];

/**
 * Checks imports as if they stood in files of the repository, in a temporary copy of its layout
 * that holds nothing else: what an import leads to is an empty file.
 * @param {readonly (readonly [file: string, target: string])[]} probes the importing file, and a
 *   file or the name of a module
 * @returns for each probe the reasons of the rules that refuse it
 */
export function probeImports(probes) {
  const copy = mkdtempSync(path.join(tmpdir(), 'imports-'));
  try {
    layOut(copy);
    const files = probes.map(([file, target], at) => {
      const probe = file.replace(/[^/]*$/, (name) => `probe${at}-${name}`);
      const isFile = /\.[cm]?[jt]sx?$/.test(target);
      if (isFile && !existsSync(path.join(copy, target))) write(copy, target, 'export {};');
      const relative = path.relative(path.dirname(probe), target).replace(/^(?!\.)/, './');
      write(copy, probe, `import '${isFile ? relative.replace(/\.tsx?$/, '') : target}';`);
      return probe;
    });
    const refused = cruise(copy, files);
    return files.map((file) => refused.filter(({ from }) => from === file).map(({ why }) => why));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The names by which modules are found: packages, and what `shared` and the platform offer. */
function layOut(copy) {
  for (const folder of ['shared', 'platform']) {
    const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    for (const file of Object.values(exports)) {
      write(copy, path.join(folder, file.replace('*', 'release-set')), 'export {};');
    }
  }
  for (const file of [
    'shared/package.json',
    'platform/package.json',
    'host/package.json',
    'tsconfig.json',
    'package.json',
    'platform/commands/lint',
  ]) {
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  mkdirSync(path.join(copy, 'node_modules/@shop'), { recursive: true });
  symlinkSync('../../shared', path.join(copy, 'node_modules/@shop/shared'));
  symlinkSync('../platform', path.join(copy, 'node_modules/federated-site'));
  for (const name of packages) {
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
}

function write(copy, file, text) {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), `${text}\n`);
}

function cruise(copy, files) {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.join(copy, 'platform/commands/lint/import-rules.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', ...files],
    { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
  );
  if (!stdout.startsWith('{'))
    throw new Error(`dependency-cruiser did not run: ${stderr}${stdout}`);
  const { violations } = JSON.parse(stdout).summary;
  return violations.map(({ from, rule }) => ({ from, why: rule.name }));
}
