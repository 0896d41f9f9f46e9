import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toCsv } from '../cells/write-cells';
import { inventCategories, inventProducts } from '../generate/invent-shop';
import { readEncodedFolder } from '../import/encoded-folder';
import { readArguments, usageError } from './arguments';

const maxProducts = 100_000;

/** `generate <count> [--out <folder>] [--pictures <encoded folder>]` */
export async function generate(args: string[]): Promise<void> {
  const { positionals, values } = readArguments(args, {
    out: { type: 'string', default: 'generated-shop' },
    pictures: { type: 'string' },
  });
  const count = Number(positionals[0]);
  if (positionals.length !== 1 || !Number.isInteger(count) || count < 1 || count > maxProducts) {
    throw usageError(`generate needs a whole number from 1 to ${maxProducts}.`);
  }
  const pictures = await pictureNames(values.pictures);
  const folder = resolve(values.out);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'categories.csv'), toCsv(inventCategories()));
  await writeFile(join(folder, 'products.csv'), toCsv(inventProducts(count, pictures)));
  const folderOfPictures = values.pictures ? ` ${JSON.stringify(resolve(values.pictures))}` : '';
  console.log(`${count} products in ${folder}. To load them:`);
  console.log(
    `npm run shop -- import ${JSON.stringify(join(folder, 'products.csv'))}${folderOfPictures}`,
  );
}

async function pictureNames(folder: string | undefined): Promise<string[]> {
  if (!folder) return [];
  const encoded = await readEncodedFolder(resolve(folder));
  if (!encoded) throw usageError(`${folder} has no manifest.json of encoded pictures.`);
  return [...encoded.keys()].sort();
}
