import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleasePart } from '@shop/shared/contract';
import type { FolderStore } from '../store/folder-store';
import { integrityOf } from '../store/integrity';
import { label } from './check';

/** @returns a sentence for each file in the store that is not what was published */
export async function changedFiles(store: FolderStore, part: ReleasePart): Promise<string[]> {
  const folder = store.partFolder(part.name, part.version);
  const { files, ...contract } = part;
  const listed = Object.entries(files).map(([file, { integrity }]) => ({ file, integrity }));
  const changed = await Promise.all(
    listed.map(async ({ file, integrity }) => {
      const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
      return bytes && integrityOf(bytes) === integrity ? [] : [file];
    }),
  );
  const sameContract = await sameJson(path.join(folder, 'contract.json'), contract);
  return [...changed.flat(), ...(sameContract ? [] : ['contract.json'])].map(
    (file) => `${file} of ${label(part)} is not the file that was published`,
  );
}

async function sameJson(file: string, value: unknown): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === `${JSON.stringify(value, null, 1)}\n`;
}
