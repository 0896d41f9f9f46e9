import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './service';

/** The example of `platform/`, in a folder of its own outside the checkout. */
export interface ExampleSite {
  folder: string;
  /** the platform's command line, to be run in the folder */
  cli: string;
  /**
   * Gives an app another version, with the lines that its team wrote for it.
   * @param change a text of one of its files, and what replaces it
   */
  edit(app: string, version: string, change: { file: string; from: string; to: string }): void;
  remove(): void;
}

/**
 * Installs the platform as `npm install` does with the tarball of `npm pack`: nothing of the checkout
 * is reached by a path. Other packages are those that the checkout has, so that nothing is downloaded.
 */
export function installExample(): ExampleSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-site-'));
  cpSync(path.join(root, 'platform/example'), folder, { recursive: true });
  run('npm', ['pack', '--silent', '--pack-destination', folder], path.join(root, 'platform'));
  const installed = path.join(root, 'node_modules');
  const packages = path.join(folder, 'node_modules');
  const platform = path.join(packages, 'federated-site');
  mkdirSync(platform, { recursive: true });
  // Workspaces of the checkout are links.
  for (const name of readdirSync(installed)) {
    const from = path.join(installed, name);
    if (name !== '@shop' && !lstatSync(from).isSymbolicLink()) {
      symlinkSync(from, path.join(packages, name));
    }
  }
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  run('tar', ['-xzf', tarball, '-C', platform, '--strip-components=1'], folder);
  const nested = path.join(root, 'platform/node_modules');
  if (existsSync(nested)) symlinkSync(nested, path.join(platform, 'node_modules'));
  return {
    folder,
    cli: path.join(platform, 'commands/cli.mjs'),
    edit(app, version, { file, from, to }) {
      const place = (name: string) => path.join(folder, `${app}-mf`, name);
      const replace = (name: string, before: string | RegExp, after: string) => {
        const text = readFileSync(place(name), 'utf8');
        const changed = text.replace(before, after);
        if (changed === text) throw new Error(`${name} does not hold ${before}`);
        writeFileSync(place(name), changed);
      };
      replace(file, from, to);
      replace('package.json', /"version": "[^"]+"/, `"version": "${version}"`);
      replace('CHANGELOG.md', '# Changes\n', `# Changes\n\n## ${version}\n\nAnother text.\n`);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
