import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BuiltLibrary, billFile, billOf } from '../../build/bill.js';
import { integrityOf } from '../../release-set/hashes';
import type { AppContract, PublishedFile } from '../../release-set/release-set';
import type { UploadedVersion } from '../accept/store-version';
import { appFolder } from '../apps';
import type { Tables } from './contract/read-tables';
import { readContract } from './read-contract';

/**
 * Builds one app from this checkout.
 * @param folder empty; gets the files of the version, and nothing else
 * @param tables of the contract
 * @throws when the build fails, or the app's contract.json is wrong
 */
export async function buildVersion(
  name: string,
  version: string,
  folder: string,
  tables: Tables,
): Promise<UploadedVersion> {
  const dist = `${folder}.dist`;
  try {
    await mkdir(dist);
    await buildApp(name, version, dist);
    const { files, chunks, sources, libraries } = await collectFiles(dist, folder);
    const bill = billOf(name, version, libraries);
    await writeFile(path.join(folder, billFile), bill);
    files[billFile] = { integrity: integrityOf(bill), bytes: Buffer.byteLength(bill) };
    return {
      contract: await readContract({ name, version, chunks, sources, folder }, tables),
      files,
      folder,
    };
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

const webpackCli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');

/**
 * Runs webpack for one app.
 * @param dist folder for the outputs `web`, `server` and, for the host, `boot`
 * @throws with webpack's own words when the build fails
 */
async function buildApp(name: string, version: string, dist: string): Promise<void> {
  const folder = appFolder(name);
  const config = path.join(folder, 'webpack.config.js');
  const args = [webpackCli, 'build', '--config', config, '--stats', 'errors-warnings'];
  const env = { ...process.env, APP_VERSION: version, APP_DIST: dist };
  const options = { cwd: folder, env, maxBuffer: Number.POSITIVE_INFINITY };
  const build = promisify(execFile)(process.execPath, args, options);
  // A signal that ends this process alone leaves its children.
  const end = () => build.child.kill();
  process.once('exit', end);
  await build
    .catch((error: Error & { stdout?: string; stderr?: string }) => {
      const { stdout = '', stderr = '', message } = error;
      const output = `${stdout}${stderr}`.trim() || message;
      throw new Error(`the build of ${name}@${version} failed:\n${output}`);
    })
    .finally(() => process.off('exit', end));
}

/** Outputs of a build whose files a version consists of, and where their code runs. */
const outputs = { web: 'browser', boot: 'browser', open: 'browser', server: 'server' };

/** Written by the build, not part of the version: files of chunks, and what went in. */
const listings = { chunks: 'files.json', sources: 'sources.json', libraries: 'libraries.json' };
/** More than its manifest says; for no browser, and nothing here reads it. */
const federationStats = 'mf-stats.json';

interface Collected {
  files: Record<string, PublishedFile>;
  chunks: Record<string, AppContract['chunks'][string]>;
  /** source files of the project that the browser build is made of, below the root */
  sources: string[];
  /** where the code runs → packages in it */
  libraries: Record<string, BuiltLibrary[]>;
}

/** Copies what a build made into one folder, and lists it. */
export async function collectFiles(dist: string, target: string): Promise<Collected> {
  const collected: Collected = { files: {}, chunks: {}, sources: [], libraries: {} };
  for (const [output, runsIn] of Object.entries(outputs)) {
    for (const name of await readdir(path.join(dist, output)).catch(() => [])) {
      const file = path.join(dist, output, name);
      const bytes = await readFile(file);
      if (name === listings.chunks) Object.assign(collected.chunks, JSON.parse(String(bytes)));
      else if (name === listings.sources) collected.sources.push(...JSON.parse(String(bytes)));
      else if (name === listings.libraries) {
        const others = collected.libraries[runsIn] ?? [];
        collected.libraries[runsIn] = [...others, ...JSON.parse(String(bytes))];
      } else if (name !== federationStats) {
        // A container of its own for hosts elsewhere: its entry has the same name.
        const place = output === 'open' ? `open/${name}` : name;
        await mkdir(path.dirname(path.join(target, place)), { recursive: true });
        await copyFile(file, path.join(target, place));
        collected.files[place] = { integrity: integrityOf(bytes), bytes: bytes.length };
      }
    }
  }
  return collected;
}
