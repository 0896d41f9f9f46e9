import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './service';

/**
 * Installs the platform as `npm install` does with the tarball of `npm pack`: its files, its command,
 * and the packages that it and the folder declare. One that is not declared is not found. They are
 * those that the checkout has, so that nothing is downloaded.
 * @param folder of a site or a remote, with its package.json
 * @returns its command line, to be run in the folder
 */
export function installPlatform(folder: string): string {
  run('npm', ['pack', '--silent', '--pack-destination', folder], path.join(root, 'platform'));
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const packages = path.join(folder, 'node_modules');
  const platform = path.join(packages, 'federated-site');
  const commands = path.join(packages, '.bin');
  for (const one of [platform, commands]) mkdirSync(one, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', platform, '--strip-components=1'], folder);
  // A package finds its own dependencies where its link leads.
  const places = ['platform', 'tests/e2e'].flatMap(
    (one) => createRequire(path.join(root, one, 'package.json')).resolve.paths('react') ?? [],
  );
  const own = [...declared(folder, 'dependencies'), ...declared(folder, 'devDependencies')];
  const names = new Set([...declared(platform, 'dependencies'), ...own]);
  names.delete('federated-site');
  for (const name of names) {
    const found = places.map((one) => path.join(one, name)).find(existsSync);
    if (!found) throw new Error(`${name} is not installed in the checkout`);
    const link = path.join(packages, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(found, link);
    const { bin = {} } = JSON.parse(readFileSync(path.join(found, 'package.json'), 'utf8'));
    const named = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin;
    for (const [command, file] of Object.entries<string>(named)) {
      rmSync(path.join(commands, command), { force: true });
      symlinkSync(path.join(link, file), path.join(commands, command));
    }
  }
  symlinkSync('../federated-site/commands/cli.mjs', path.join(commands, 'federated-site'));
  return path.join(platform, 'commands/cli.mjs');
}

/** Names of the packages that a folder's package.json asks for. */
const declared = (folder: string, kind: 'dependencies' | 'devDependencies'): string[] =>
  Object.keys(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))[kind] ?? {});

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
