import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '../../release-set/hashes';
import type { AppContract, AppVersion } from '../../release-set/release-set';
import { type FolderStore, withDefaults } from '../store/folder-store';
import { label } from './proposal';

/** @returns a sentence for each file in the store that is not what was published */
export async function changedFiles(store: FolderStore, app: AppVersion): Promise<string[]> {
  const folder = store.versionFolder(app.name, app.version);
  const { files, ...contract } = app;
  const listed = Object.entries(files).map(([file, { integrity }]) => ({ file, integrity }));
  const changed = await Promise.all(
    listed.map(async ({ file, integrity }) => {
      const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
      if (!bytes || integrityOf(bytes) !== integrity) return [file];
      return changedForms(path.join(folder, file), bytes);
    }),
  );
  const sameContract = await isSameContract(path.join(folder, 'contract.json'), contract);
  return [...changed.flat(), ...(sameContract ? [] : ['contract.json'])].map(
    (file) => `${label(app)} has another ${file} than was published`,
  );
}

/** @returns the compressed forms of a file, as it is sent, that do not hold what the file does */
async function changedForms(file: string, bytes: Buffer): Promise<string[]> {
  const forms = [
    ['.br', promisify(brotliDecompress)],
    ['.gz', promisify(gunzip)],
  ] as const;
  const changed = forms.map(async ([ending, open]) => {
    const packed = await readFile(file + ending).catch(() => undefined);
    const unpacked = packed && (await open(packed).catch(() => undefined));
    return packed && !unpacked?.equals(bytes) ? [path.basename(file) + ending] : [];
  });
  return (await Promise.all(changed)).flat();
}

async function isSameContract(file: string, contract: AppContract): Promise<boolean> {
  try {
    const written = withDefaults<AppContract>(JSON.parse(await readFile(file, 'utf8')));
    return isDeepStrictEqual(written, contract);
  } catch {
    return false;
  }
}
