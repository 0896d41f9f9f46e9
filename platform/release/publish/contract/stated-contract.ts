import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { messageOf } from '../../../async';
import type { AppContract } from '../../../release-set/release-set';
import { checkedContract } from '../../accept/check-contract';

/** What a team says in its `contract.json`; everything else is read from the build. */
export type Stated = Pick<AppContract, 'name' | 'platform' | 'paths' | 'navigation' | 'budget'>;

const settings = ['name', 'platform', 'paths', 'navigation', 'budget'];

/**
 * @param folder the app's folder
 * @throws naming what is wrong in contract.json; undefined when there is none
 */
export async function statedContract(folder: string): Promise<Stated | undefined> {
  const file = path.join(folder, 'contract.json');
  if (!existsSync(file)) return undefined;
  let stated: Stated;
  try {
    stated = checked(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
  // Its entries of the menu have the limits of those that are built elsewhere.
  checkedContract(file, { ...stated, version: '0' });
  return stated;
}

function checked(given: Record<string, unknown>): Stated {
  const unknown = Object.keys(given).find((name) => !settings.includes(name));
  if (unknown) {
    throw new Error(
      `"${unknown}" is not stated here; what is not ${settings.join(', ')} is read from the build`,
    );
  }
  const { name, platform, paths, budget } = given;
  if (typeof name !== 'string') throw new Error('"name" is the app’s name in a release');
  if (typeof platform !== 'string' || !semver.validRange(platform)) {
    throw new Error('"platform" is a range of versions of what the host provides, like "^1.0.0"');
  }
  if (!Array.isArray(paths) || !paths.every((one) => /^\/\S*$/.test(one))) {
    throw new Error('"paths" is a list of path patterns, like "/posts/:slug"');
  }
  if (budget !== undefined && !(typeof budget === 'number' && budget > 0)) {
    throw new Error('"budget" is kB of brotli, a number above 0');
  }
  return given as unknown as Stated;
}
