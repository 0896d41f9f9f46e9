import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const marker = path.join(root, 'node_modules/.installed-lock');

/**
 * Installs what package-lock.json names, unless exactly that is installed already.
 * @returns true when something was installed
 */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (process.env.SKIP_INSTALL === '1') return false;
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return false;
  const result = spawnSync(
    'npm',
    ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (result.status !== 0) {
    console.error('The dependencies could not be installed; the lines above say why.');
    process.exit(1);
  }
  writeFileSync(marker, lock);
  return true;
}
