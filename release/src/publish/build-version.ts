import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { UploadedVersion } from '../accept/store-version';
import { appFolder } from '../apps';
import { collectFiles } from './collect-files';
import { readTables } from './contract/read-tables';
import { readContract } from './read-contract';

/**
 * Builds one app from this checkout.
 * @param folder empty; gets the files of the version, and nothing else
 * @throws when the build fails, or the app's contract.json is wrong
 */
export async function buildVersion(
  name: string,
  version: string,
  folder: string,
): Promise<UploadedVersion> {
  const dist = `${folder}.dist`;
  try {
    await mkdir(dist);
    const [tables] = await Promise.all([
      // Read beside the build, which is a process of its own.
      Promise.resolve().then(readTables),
      buildApp(name, version, dist),
    ]);
    const { files, chunks, sources } = await collectFiles(dist, folder);
    const bundle = path.join(folder, 'server.js');
    return {
      contract: await readContract({ name, version, chunks, sources, bundle }, tables),
      files,
      folder,
    };
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

/**
 * Builds one app.
 * @param dist folder for the outputs `web`, `server` and, for the host, `boot`
 * @throws with webpack's own words when the build fails
 */
function buildApp(name: string, version: string, dist: string): Promise<void> {
  const folder = appFolder(name);
  const config = path.join(folder, 'webpack.config.js');
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [webpackCli, 'build', '--config', config, '--stats', 'errors-warnings'],
      {
        cwd: folder,
        env: { ...process.env, APP_VERSION: version, APP_DIST: dist },
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
