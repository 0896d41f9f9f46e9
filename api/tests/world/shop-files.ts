import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCsv } from '../../src/cells/write-cells';

export interface ShopFiles {
  /** Rows, or the text of products.csv. */
  products: readonly Record<string, unknown>[] | string;
  categories?: readonly Record<string, unknown>[] | string;
  /** Names of pictures to put, encoded, into the pictures folder. */
  pictures?: readonly string[];
  removeMissing?: boolean;
}

/** A bag with everything that must be there; `fields` replace its own. */
export const bag = (fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  slug: 'tan-tote',
  title: 'Tan Tote',
  price: '1999',
  quantity: '3',
  ...fields,
});

/** Writes the files of an import and names them as the command would. */
export async function writeShopFiles(folder: string, files: ShopFiles) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const products = join(folder, 'products.csv');
  await writeFile(products, asText(files.products));
  if (files.categories) await writeFile(join(folder, 'categories.csv'), asText(files.categories));
  const pictures = files.pictures && (await writeEncodedPictures(folder, files.pictures));
  return { products, pictures, ...(files.removeMissing && { removeMissing: true }) };
}

const asText = (rows: readonly Record<string, unknown>[] | string): string => {
  if (typeof rows === 'string') return rows;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return toCsv(
    rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? '']))),
  );
};

/** A folder of encoded pictures with its manifest; the bytes are a text that names the file. */
export async function writeEncodedPictures(folder: string, names: readonly string[]) {
  const target = join(folder, 'pictures');
  const pictures: Record<string, unknown> = {};
  for (const name of names) {
    const hash = `hash-${name.replace(/\W/g, '-')}`;
    await mkdir(join(target, hash), { recursive: true });
    const files = (['avif', 'webp', 'jpeg'] as const).flatMap((format) =>
      (format === 'jpeg' ? [640] : [320, 640]).map((width) => ({
        width,
        format,
        file: `${hash}/${width}.${format === 'jpeg' ? 'jpg' : format}`,
      })),
    );
    for (const { file } of files) await writeFile(join(target, file), file);
    pictures[name] = {
      hash,
      width: 1200,
      height: 1200,
      color: '#b5793f',
      files: files.map((one) => ({ ...one, bytes: one.file.length })),
    };
  }
  await writeFile(join(target, 'manifest.json'), JSON.stringify({ version: 1, pictures }));
  return target;
}
