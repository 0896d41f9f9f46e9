import { spawn } from 'node:child_process';
import {
  cpSync,
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
import { root } from '../harness/service';

/** What a team needs to build and ship its remote; no other part's folder is among it. */
const needed = [
  'apps.cjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.common.js',
  'webpack',
  'shared',
  'release',
];

/** Given up after this, in ms. */
const timeoutMs = 150_000;

/** A checkout of one team: its remote, the platform, and the tools. */
export interface TeamCheckout {
  /** copies a folder’s files over the remote’s sources */
  add(files: string): void;
  /** changes a file of the remote; @throws when it does not hold what is replaced */
  edit(file: string, from: string, to: string): void;
  /** `npm run release -- …`; @returns what it prints; @throws with that when it fails */
  release(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

/**
 * Copies files and folders of the root, without what is built or installed.
 * @returns the folder of the copy, with all packages installed
 */
export function copyCheckout(names: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-team-'));
  const source = (file: string) =>
    !/(?:^|[\\/])(?:node_modules|dist|\.data|test-results)(?:[\\/]|$)/.test(file);
  for (const name of names) {
    const filter = (file: string) => source(path.relative(root, file));
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  }
  // As `npm ci` links it there: every package, and the checkout's own platform.
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules/@shop'), { recursive: true });
  for (const name of readdirSync(packages).filter((one) => one !== '@shop')) {
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
  symlinkSync(path.join(folder, 'shared'), path.join(folder, 'node_modules/@shop/shared'));
  return folder;
}

/** @param remote its folder, such as `catalog-mf` */
export function checkOut(remote: string): TeamCheckout {
  const folder = copyCheckout([...needed, remote]);
  const place = (file: string) => path.join(folder, remote, file);
  return {
    add: (files) => cpSync(files, place('src'), { recursive: true }),
    edit(file, from, to) {
      const text = readFileSync(place(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(place(file), text.replace(from, to));
    },
    release: (args, env) =>
      run(folder, process.execPath, ['--import', 'tsx', 'release/src/cli.ts', ...args], env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** @returns what the program prints; @throws with that when it fails */
export function run(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: timeoutMs,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said))));
  });
}
