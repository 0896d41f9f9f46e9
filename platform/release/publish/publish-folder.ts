import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../async';
import { integrityOf } from '../../release-set/hashes';
import { splitVersion } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract, PublishedFile } from '../../release-set/release-set';
import { filesIn } from '../../release-store/transfers';
import { checkContents, checkedContract, contractIntegrity } from '../accept/check-contract';
import { checkFileNames } from '../accept/store-version';
import type { Releases } from '../releases';
import { readDeclarations } from './contract/read-declarations';
import { storeOnce } from './store-once';

/** Says what the version is; every other file of the folder is part of it. */
const contractFile = 'contract.json';

/**
 * Reads `contract.json` of a folder that any tool has built (docs/remote-built-elsewhere.md).
 * @param name of the app, which the file may leave out; so it may the version
 * @throws RejectedError naming the file, and the field that is wrong
 */
export async function readContractFile(
  folder: string,
  name: string,
  version?: string,
): Promise<AppContract> {
  const file = path.join(folder, contractFile);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new RejectedError(`there is no ${file}, which says what this version is`, 'missing');
  });
  let stated: Record<string, unknown>;
  try {
    stated = Object(JSON.parse(text));
  } catch (error) {
    throw new RejectedError(`${file} is no JSON: ${(error as Error).message}`, 'invalid');
  }
  // For editors.
  const { $schema: _, ...rest } = stated;
  if (version === undefined && rest.version === undefined) {
    throw new RejectedError(`${file} names no version; write ${name}@1.0.0`, 'invalid');
  }
  const contract = checkedContract(file, { name, ...(version && { version }), ...rest });
  for (const [field, asked] of Object.entries({ name, version })) {
    const found = contract[field as 'name' | 'version'];
    if (asked === undefined || found === asked) continue;
    throw new RejectedError(`${file}: "${field}" is ${found}, not ${asked}`, 'invalid');
  }
  return contract;
}

/** Where a remote declares its own, and where `types pull` writes what others do. */
const declarationFolders = ['contract', 'src', '@mf-types'];

/**
 * @param contract what a version says of itself
 * @param folder of the remote's sources
 * @returns the same, and the types that it leaves out and files of the folder declare
 * @throws RejectedError naming an event whose declaration has another version than the contract
 */
export function withDeclaredTypes(contract: AppContract, folder: string): AppContract {
  const { name, widgets, places, emits, consumes, types } = contract;
  const tables = readDeclarations(declarationFolders.map((one) => path.join(folder, one)));
  const declared = Object.entries({ ...tables.events, ...tables.widgets });
  const versioned = [...emits, ...consumes];
  const events = versioned.map((event) => splitVersion(event)[0]);
  for (const [event, version] of Object.entries(tables.versions)) {
    const isOther = (one: string) => one.startsWith(`${event}@`) && one !== `${event}@${version}`;
    const other = versioned.find(isOther);
    if (!other) continue;
    throw new RejectedError(
      `${contractFile} says ${other}, and the declaration of ${event} says @version ${version}`,
      'invalid',
    );
  }
  const stated = [...widgets.map((short) => `${name}/${short}`), ...places, ...events];
  const known = Object.fromEntries(declared.filter(([one]) => stated.includes(one)));
  return { ...contract, types: { ...known, ...types } };
}

/**
 * Stores a folder that any tool has built as a version, whole or not at all.
 * @param contract what `readContractFile` found in it
 * @returns false when the store has that version already, with the same files and contract
 * @throws RejectedError naming the file that is missing, differs or cannot be called so
 */
export async function publishFolder(
  releases: Releases,
  from: string,
  contract: AppContract,
  why?: string,
): Promise<boolean> {
  const names = (await filesIn(from)).filter((file) => file !== contractFile);
  checkContents(path.join(from, contractFile), contract, names);
  checkFileNames(names);
  const published = await releases.published(contract.name, contract.version);
  const copyInto = async (folder: string) => {
    const files: Record<string, PublishedFile> = {};
    for (const name of names) {
      const source = path.join(from, name);
      // The system does not name a link to a folder.
      const bytes = await readFile(source).catch((error: unknown) => {
        throw new RejectedError(`${source} cannot be read: ${messageOf(error)}`, 'invalid');
      });
      files[name] = { integrity: integrityOf(bytes), bytes: bytes.length };
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(source, target);
    }
    return { contract, files, folder };
  };
  const isNew = await storeOnce(releases, published, copyInto, why);
  const { contract: stored = contractIntegrity(contract) } = published;
  if (stored !== contractIntegrity(contract)) {
    throw new RejectedError(
      `${contract.name}@${contract.version} is published already, with another ${contractFile}; raise the version`,
    );
  }
  return isNew;
}
