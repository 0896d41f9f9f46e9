import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../root';

const require = createRequire(import.meta.url);

/**
 * The browser build of an app, as it is released.
 * @param folder the app's folder below the root
 * @param version its version in the release that is looked at
 * @param out folder that it is built into
 */
export function browserConfig(folder: string, version: string, out: string): Configuration {
  process.env.APP_VERSION = version;
  process.env.APP_DIST = out;
  const file = path.join(root, folder, 'webpack.config.js');
  delete require.cache[file];
  const configs: Configuration[] = require(file);
  const web = configs.find(({ name }) => name?.endsWith('-web'));
  if (!web) throw new Error(`${file} has no build for the browser`);
  return web;
}
