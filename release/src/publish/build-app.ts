import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { partFolder } from '../apps';

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

/**
 * Builds one app.
 * @param dist folder for the outputs `web`, `server` and, for the host, `boot`
 * @throws with webpack's own words when the build fails
 */
export function buildPart(name: string, version: string, dist: string): Promise<void> {
  const folder = partFolder(name);
  const config = path.join(folder, 'webpack.config.js');
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [webpackCli, 'build', '--config', config, '--stats', 'errors-warnings'],
      {
        cwd: folder,
        env: { ...process.env, PART_VERSION: version, PART_DIST: dist },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the build of ${name}@${version} failed:\n${output.trim()}`));
    });
  });
}
