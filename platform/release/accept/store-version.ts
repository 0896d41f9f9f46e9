import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { billFile } from '../../build/bill.js';
import { integrityOf } from '../../release-set/hashes';
import { checkedName } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract, AppVersion, PublishedFile } from '../../release-set/release-set';
import type { Author, Publication } from '../../release-set/store-reader';
import { writeAtomically } from '../../release-store/drafts';
import { filesIn } from '../../release-store/transfers';
import type { FolderStore } from '../store/folder-store';

/** What runs on the server, the bill, and the sources that older release commands bring: never served. */
const notServed: readonly string[] = ['server.js', 'types.json', billFile];

/** Files without a publication, older than this, in ms, were left by a publish that died. */
const interruptedAfterMs = 60_000;

/** Files that the store adds to those of a version; once a contract and a list of hashes too. */
const ownFiles = /^(?:part|contract|integrity)\.json$|\.(?:br|gz)$/;

/** A version on its way into the store: its files lie in a folder, and nothing else does. */
export interface UploadedVersion {
  contract: AppContract;
  /** name → hash and size, as the build wrote them */
  files: Readonly<Record<string, PublishedFile>>;
  folder: string;
  /** called last, before the version is there; throws when it may not be any more */
  confirm?: () => Promise<void>;
}

/**
 * Takes a version into the store, whole or not at all.
 * @param upload its folder is moved away when it is taken
 * @throws when that version exists, or a file is not what the list says
 */
export async function storeVersion(
  store: FolderStore,
  { contract, files, folder, confirm }: UploadedVersion,
  { by, why }: Author,
): Promise<AppVersion> {
  const { name, version } = contract;
  await store.shared?.refresh();
  await refuseExisting(store, name, version, listIntegrity(files));
  await checkFiles(files, folder);
  const sizes = Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(async ([file, { integrity, bytes }]) => {
        const brotli = notServed.includes(file) ? undefined : await compressFile(folder, file);
        return [file, { integrity, bytes, brotli }];
      }),
    ),
  );
  const app: AppVersion = { ...contract, files: sizes };
  const manifest = `${JSON.stringify(app, null, 1)}\n`;
  await writeFile(path.join(folder, 'part.json'), manifest);
  const publication: Publication = {
    name,
    version,
    at: new Date().toISOString(),
    by,
    why,
    part: integrityOf(manifest),
    files: listIntegrity(files),
  };
  await confirm?.();
  const stored = await store.shared?.publish(publication, folder);
  await moveInto(store.versionFolder(name, version), folder, `${name}@${version}`).catch(
    (error) => {
      // It is stored: a process that follows the store here may have fetched it already.
      if (!stored) throw error;
    },
  );
  await writeAtomically(store.publicationFile(name, version), stored ?? publication);
  return app;
}

/**
 * @param files integrity of the list of its files
 * @throws when that version is in the store, or was with other files
 */
async function refuseExisting(
  store: FolderStore,
  name: string,
  version: string,
  files: string,
): Promise<void> {
  const what = `${name}@${version}`;
  const publication = await store.readPublication(name, version);
  // Its files may not be here yet.
  if (publication && store.isStored(name, version)) throw alreadyPublished(what);
  // One that was pruned may come back, as what it was: browsers keep its files for a year.
  if (publication && publication.files !== files) {
    throw new RejectedError(`${what} was published before with other files; raise the version`);
  }
  const isHere = store.hasVersion(name, version);
  const folder = store.versionFolder(name, version);
  if (isHere && Date.now() - (await stat(folder)).mtimeMs < interruptedAfterMs) {
    throw new RejectedError(`${what} is being published by somebody else right now`);
  }
  // Of a shared store: left after it was pruned elsewhere, or by a time that a restored database
  // knows nothing of.
  if (isHere || store.shared) await rm(folder, { recursive: true, force: true });
}

/** @param what `catalog@1.8.2` */
export const alreadyPublished = (what: string) =>
  new RejectedError(`${what} is published already; a published version never changes`);

/** @throws naming a file that cannot be called so, or that the store itself writes */
export function checkFileNames(names: readonly string[]): void {
  const reserved = names.find((file) => ownFiles.test(checkedName('file', file)));
  if (reserved) throw new RejectedError(`${reserved} is written by the store itself`, 'invalid');
  // The storefront never serves files of these names, in any folder.
  const unserved = names.find((file) => notServed.some((one) => file.endsWith(`/${one}`)));
  if (unserved) throw new RejectedError(`${unserved} would not be served; rename it`, 'invalid');
  const folders = new Set(names.flatMap(foldersOf));
  const both = names.find((file) => folders.has(file));
  if (both) throw new RejectedError(`${both} is a file and a folder`, 'invalid');
}

/** `a/b/c.js` → `a`, `a/b` */
const foldersOf = (file: string): string[] =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

async function checkFiles(files: UploadedVersion['files'], folder: string): Promise<void> {
  checkFileNames(Object.keys(files));
  const found = await filesIn(folder);
  const extra = found.find((file) => !(file in files));
  if (extra) throw new RejectedError(`the file ${extra} is not in the list of files`, 'invalid');
  for (const [file, { integrity, bytes }] of Object.entries(files)) {
    const size = await stat(path.join(folder, file)).catch(() => undefined);
    if (!size) throw new RejectedError(`the file ${file} did not come`, 'invalid');
    if (size.size !== bytes || integrityOf(await readFile(path.join(folder, file))) !== integrity) {
      throw new RejectedError(`the file ${file} is not what its hash says`, 'invalid');
    }
  }
}

/** Of two that bring the same version at once, the second finds the folder full. */
async function moveInto(target: string, folder: string, what: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await rename(folder, target);
  } catch (error) {
    if (existsSync(target)) throw alreadyPublished(what);
    throw error;
  }
}

/** Integrity of a list of files: versions with the same one are the same. */
export const listIntegrity = (files: UploadedVersion['files']): string =>
  integrityOf(
    Object.entries(files)
      .map(([file, { integrity }]) => `${file} ${integrity}\n`)
      .sort()
      .join(''),
  );

const compressible = /\.(m?js|json|svg|css)$/;

/**
 * Adds `.br` and `.gz` of a text file, so that serving it costs nothing.
 * @returns bytes of the brotli form; undefined for a file that is sent as it is
 */
async function compressFile(folder: string, name: string): Promise<number | undefined> {
  if (!compressible.test(name)) return undefined;
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return br.length;
}
