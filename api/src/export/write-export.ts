import { copyFile, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forEach } from 'federated-site/objects';
import { asCell, cellOf, hideFormula, toCsv } from '../cells/write-cells';
import type { Row } from '../import/compare-rows';
import { writePictureManifest } from '../import/encoded-folder';
import { findBodyPictures, placeBodyPictures, textWidth } from '../import/posts/body-pictures';
import { OperatorError } from '../operator-error';
import { type EncodedPicture, nearestJpeg } from '../pictures/encoded-picture';
import type { Media } from '../pictures/media';
import type { ProductField } from '../products/field-kinds';
import { productFields } from '../products/product-fields';
import type { ShopData } from './read-shop';

/**
 * Writes a shop as the files that an import takes. The folder appears whole or not at all.
 * @param media where the encoded pictures lie
 * @returns how many rows or files of each kind there are
 * @throws OperatorError for a folder with something in it, and for pictures that are missing
 */
export async function writeExport(
  folder: string,
  shop: ShopData,
  media: Media,
): Promise<Record<string, number>> {
  const there = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new OperatorError(`${folder} is not a folder.`);
  });
  if (there && there.length > 0) {
    throw new OperatorError(`${folder} is not empty: nothing was written. Name another folder.`);
  }
  const draft = join(dirname(folder), `.export-${process.pid}`);
  // It holds what people wrote.
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const counts = await writeFiles(draft, shop, media);
    if (there) await rmdir(folder);
    await rename(draft, folder);
    return counts;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, shop: ShopData, media: Media) {
  const pictures = new Map(shop.pictures.map((one) => [String(one.hash), one as EncodedPicture]));
  const named = new Map<string, EncodedPicture>();
  /** The name of a picture in the export, which has it from then on. */
  const fileOf = (hash: unknown): string => {
    const picture = pictures.get(String(hash));
    if (picture) named.set(`${hash}.jpg`, picture);
    return `${hash}.jpg`;
  };
  const tables: Record<string, readonly object[]> = {
    categories: shop.categories.map(({ slug, title, description, picture_hash }) => ({
      ...{ slug, title, description },
      image: picture_hash && fileOf(picture_hash),
    })),
    products: shop.products.map((row) => productRow(row, fileOf)),
    ...shop.records,
  };
  const written = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  for (const [name, rows] of written) await writeFile(join(folder, `${name}.csv`), csvOf(rows));
  if (shop.posts.length > 0) await mkdir(join(folder, 'posts'));
  for (const [at, post] of shop.posts.entries()) {
    // By number, since an import reads them in the order of their names.
    const name = `${String(at + 1).padStart(5, '0')}-${post.slug}.html`;
    await writeFile(join(folder, 'posts', name), postText(post, pictures, fileOf));
  }
  await writePictures(join(folder, 'pictures'), named, media);
  const counts = written.map(([name, rows]) => [name, rows.length]);
  return Object.fromEntries([...counts, ['posts', shop.posts.length], ['pictures', named.size]]);
}

/** A picture by the name of its file, as an import names it. */
const withFile =
  (fileOf: (hash: unknown) => string) =>
  ({ hash, ...rest }: Row): Row => ({ file: fileOf(hash), ...rest });

const productRow = (row: Row, fileOf: (hash: unknown) => string) =>
  Object.fromEntries(
    Object.entries<ProductField>(productFields).map(([name, { parse }]) => {
      const value = name === 'images' ? (row.images as Row[]).map(withFile(fileOf)) : row[name];
      return [name, cellOf(value, (cell) => parse(cell, { row }))];
    }),
  );

const csvOf = (rows: readonly object[]): string =>
  toCsv(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, it]) => [name, hideFormula(asCell(it))])),
    ),
    // Without quotes an import takes the space around a cell away.
    { quoted: true },
  );

/** A post as HTML with front matter; every value is JSON, which YAML contains. */
function postText(
  { slug, title, created_at, updated_at, author, excerpt, content, images }: Row,
  pictures: ReadonlyMap<string, EncodedPicture>,
  fileOf: (hash: unknown) => string,
): string {
  const fields = {
    ...{ title, slug, date: created_at, updated: updated_at, author, excerpt },
    pictures: (images as Row[]).map(withFile(fileOf)),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', bodyWithFiles(String(content), pictures, fileOf), ''].join('\n');
}

/** A post's HTML with the names of its pictures, where the import writes the same addresses again. */
function bodyWithFiles(
  html: string,
  pictures: ReadonlyMap<string, EncodedPicture>,
  fileOf: (hash: unknown) => string,
): string {
  const named = html.replace(/src="\/media\/([\w-]+)\/[^"]*"/g, (given, hash) => {
    const picture = pictures.get(hash);
    const isWritten = picture && given === `src="/media/${nearestJpeg(picture, textWidth).file}"`;
    return isWritten ? `src="${hash}.jpg"` : given;
  });
  const found = findBodyPictures(named, () => undefined);
  const encoded = new Map([...pictures].map(([hash, picture]) => [`${hash}.jpg`, picture]));
  if (placeBodyPictures(named, found, encoded) !== html) return html;
  for (const { file } of found) fileOf(file.replace(/\.jpg$/, ''));
  return named;
}

async function writePictures(
  folder: string,
  named: ReadonlyMap<string, EncodedPicture>,
  media: Media,
): Promise<void> {
  if (named.size === 0) return;
  for (const { hash, files } of named.values()) {
    await mkdir(join(folder, hash), { recursive: true });
    await forEach(files, async ({ file, bytes }) => {
      const path = join(media.folder, file);
      if (!(await media.bring(file, bytes))) {
        throw new OperatorError(`The picture ${path} is missing: nothing was written.`);
      }
      await copyFile(path, join(folder, file));
    });
  }
  await writePictureManifest(folder, named);
}
