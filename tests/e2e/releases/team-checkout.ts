import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { copyCheckout } from '../harness/copy-checkout';

/** Files that a team needs to build and ship its remote; without folders of other parts. */
const requiredFiles = [
  '.gitignore',
  'biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.common.js',
  'shared',
  'platform',
];

/** A program that prints nothing for this is given up, in ms: on a busy machine a build takes minutes. */
const silentMs = 240_000;

/** A checkout of one team: its remote, the platform, and the tools. */
export interface TeamCheckout {
  /** copies a folder’s files over the remote’s sources */
  add(files: string): void;
  /** changes a file of the remote; @throws when it lacks the text to replace */
  edit(file: string, from: string, to: string): void;
  /** `npm run new -- …`; @returns its output; @throws with that when it fails */
  create(...args: string[]): Promise<string>;
  /** `npm run release -- …`; @returns its output; @throws with that when it fails */
  release(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string>;
  remove(): void;
}

/** @param remote its folder, such as `catalog-mf` */
export function checkOut(remote: string): TeamCheckout {
  const { folder, edit, remove } = copyCheckout([...requiredFiles, remote]);
  return {
    add: (files) => cpSync(files, path.join(folder, remote, 'src'), { recursive: true }),
    edit: (file, from, to) => edit(path.join(remote, file), from, to),
    create: (...args) =>
      run(folder, process.execPath, ['platform/commands/new.mjs', ...args], { SKIP_INSTALL: '1' }),
    release: (args, env) =>
      run(folder, process.execPath, ['--import', 'tsx', 'platform/release/cli.ts', ...args], env),
    remove,
  };
}

/** @returns the output of the program; @throws with that when it fails */
export function run(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
    const timer = setTimeout(() => child.kill(), silentMs);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        timer.refresh();
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(printed);
      else reject(new Error(`${printed}\nended with ${code ?? signal}`));
    });
  });
}
