import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { messageOf } from '../../../async';
import type { AppContract } from '../../../release-set/release-set';
import { checkedContract } from '../../accept/check-contract';
import { appFolder } from '../../apps';

/** What a team says in its `contract.json`; everything else is read from the build. */
export type SourceContract = Pick<
  AppContract,
  'name' | 'platform' | 'paths' | 'navigation' | 'budget'
>;

const settings = ['name', 'platform', 'paths', 'navigation', 'budget'];

/**
 * @param folder the app's folder
 * @throws naming what is wrong in contract.json; undefined when there is none
 */
export async function readSourceContract(folder: string): Promise<SourceContract | undefined> {
  const file = path.join(folder, 'contract.json');
  if (!existsSync(file)) return undefined;
  const text = await readFile(file, 'utf8');
  let stated: SourceContract;
  try {
    stated = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
  const unknown = Object.keys(stated ?? {}).find((name) => !settings.includes(name));
  if (unknown) {
    throw new Error(
      `${file}: "${unknown}" is not stated here; what is not ${settings.join(', ')} is read from the build`,
    );
  }
  checkedContract(file, { ...stated, version: '0' });
  if (!semver.validRange(stated.platform)) {
    throw new Error(`${file}: "platform" is a range of versions, like "^1.0.0"`);
  }
  return stated;
}

/** @throws naming what is wrong in the contract.json of a remote, or that there is none */
export async function remoteContract(name: string): Promise<SourceContract> {
  const stated = await readSourceContract(appFolder(name));
  if (stated?.name === name) return stated;
  throw new Error(`${appFolder(name)}/contract.json states no app "${name}"`);
}
