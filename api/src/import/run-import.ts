import { checkFiles, type ImportFiles } from './check-files';
import type { ImportData, ImportReport } from './import-data';
import { pictureUses } from './picture-names';
import { type Progress, resolvePictures } from './resolve-pictures';
import type { ShopAccess } from './shop-access';

export interface ImportRequest extends ImportFiles {
  /** Folder with the pictures that the files name. */
  pictures?: string | undefined;
  removeMissing: boolean;
  /** Set when the files are a seed. */
  seedHash?: string | undefined;
  dataDir: string;
}

/**
 * Imports products, categories and pictures: all is checked before anything is written, and
 * written in one step. Throws ImportRefused.
 */
export async function runImport(
  shop: ShopAccess,
  request: ImportRequest,
  progress: Progress = () => {},
): Promise<ImportReport> {
  const { products, categories } = await checkFiles(request, await shop.categoryNames());
  const pictures = await resolvePictures(
    pictureUses(products, categories),
    { source: request.pictures, dataDir: request.dataDir },
    progress,
  );
  const hashOf = (name: string): string => pictures.get(name)?.hash ?? '';
  const data: ImportData = {
    products: products.map(({ images, ...product }) => ({
      ...product,
      images: images.map(({ file, color, alt }) => ({ hash: hashOf(file), color, alt })),
    })),
    categories: categories.map(({ image, ...category }) => ({
      ...category,
      picture_hash: image === null ? null : hashOf(image),
    })),
    pictures: [
      ...new Map([...pictures.values()].map((picture) => [picture.hash, picture])).values(),
    ],
    removeMissing: request.removeMissing,
    seedHash: request.seedHash ?? null,
  };
  return shop.apply(data);
}
