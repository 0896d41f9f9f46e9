import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

const lockFile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const packages = lockFile.packages;
const installed = Object.entries(packages).filter(([place]) => place.includes('node_modules/'));

/** Where Node finds `name` from `place`: in its folder, or in any folder above. */
function found(name, place) {
  for (let folder = place; ; folder = path.posix.dirname(folder)) {
    const candidate = path.posix.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (packages[candidate]) return packages[candidate];
    if (folder === '.' || folder === '') return undefined;
  }
}

describe('package-lock.json', () => {
  it('holds every package that another asks for, those for other systems too', () => {
    const missing = Object.entries(packages).flatMap(
      ([place, { dependencies, optionalDependencies }]) =>
        Object.keys({ ...dependencies, ...optionalDependencies })
          .filter((name) => !found(name, place))
          .map((name) => `${place} asks for ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['darwin', 'arm64'],
    ['darwin', 'x64'],
    ['win32', 'x64'],
    ['linux', 'x64'],
    ['linux', 'arm64'],
  ])('has a binary for %s on %s wherever a package brings one per system', (os, cpu) => {
    const suits = (one) =>
      one && (one.os?.includes(os) ?? true) && (one.cpu?.includes(cpu) ?? true);
    const native = installed.filter(([place, { optionalDependencies = {} }]) => {
      const perSystem = Object.keys(optionalDependencies).filter((name) => found(name, place)?.os);
      return perSystem.length > 1;
    });
    expect(native.map(([place]) => place)).toContain('node_modules/@swc/core');
    const without = native.filter(
      ([place, { optionalDependencies }]) =>
        !Object.keys(optionalDependencies).some((name) => suits(found(name, place))),
    );
    expect(without.map(([place]) => place)).toEqual([]);
  });

  it('says what each package must contain, and names no registry', () => {
    const ours = (one) => one.link || one.inBundle;
    const unchecked = installed.filter(([, one]) => !ours(one) && !one.integrity);
    expect(unchecked.map(([place]) => place)).toEqual([]);
    const hosts = installed.filter(([, { resolved = '' }]) => resolved.includes('://'));
    expect(hosts.map(([place]) => place)).toEqual([]);
  });

  it.each([
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('is accepted by `npm ci` on %s %s', (os, cpu) => {
    const checkout = mkdtempSync(path.join(tmpdir(), 'shop-lock-'));
    try {
      cpSync(path.join(root, 'package-lock.json'), path.join(checkout, 'package-lock.json'));
      for (const workspace of ['', ...readdirSync(root)]) {
        const manifest = path.join(workspace, 'package.json');
        if (!existsSync(path.join(root, manifest))) continue;
        mkdirSync(path.join(checkout, workspace), { recursive: true });
        cpSync(path.join(root, manifest), path.join(checkout, manifest));
      }
      const options = ['--dry-run', '--offline', `--os=${os}`, `--cpu=${cpu}`];
      const { status, stderr } = spawnSync('npm', ['ci', ...options, '--loglevel=error'], {
        cwd: checkout,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    } finally {
      rmSync(checkout, { recursive: true });
    }
  });
});
