import {
  type CheckedCategory,
  type CheckedProduct,
  checkFiles,
  type ImportFiles,
} from './check-files';
import type { ImportTarget } from './database-access';
import type { ImportData, ImportReport } from './import-data';
import { type ImportProblem, throwProblems } from './import-problem';
import { type PictureUse, type Progress, resolvePictures } from './resolve-pictures';

export interface ImportResult extends ImportReport {
  /** What is empty in the rows that changed, since the file has no such column. */
  absentColumns: Record<'products' | 'categories', readonly string[]>;
}

/** Without `products` they stay as they are. */
export interface ImportRequest extends Partial<ImportFiles> {
  /** A folder of posts; without it posts stay as they are. */
  posts?: string | undefined;
  /** Folder with the pictures that the files name; those of posts may lie beside them too. */
  pictures?: string | undefined;
  /** Removes what the files given do not name. */
  removeMissing: boolean;
  /** Set when the files are a seed. */
  seedHash?: string | undefined;
  dataDir: string;
}

/**
 * Imports products, categories, posts and pictures: all is checked before anything is written, and
 * written in one step. Throws ImportRefused with everything that is wrong, pictures included.
 * @returns what was done, and the columns that each file does not have
 */
export async function runImport(
  shop: ImportTarget,
  request: ImportRequest,
  progress: Progress = () => {},
): Promise<ImportResult> {
  const { products, categories, absentColumns, pictures, prepare } = await throwProblems(
    async (problems) => {
      const { products, categories, absentColumns } = await readProducts(shop, request, problems);
      const { posts, prepare } = await readPosts(request.posts, problems);
      const folders = [request.posts, request.pictures].filter((folder) => folder !== undefined);
      const pictures = await resolvePictures(
        [...pictureUses(products, categories), ...posts],
        { folders, dataDir: request.dataDir },
        problems,
        progress,
      );
      return { products, categories, absentColumns, pictures, prepare };
    },
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
    posts: prepare(pictures),
    pictures: [
      ...new Map([...pictures.values()].map((picture) => [picture.hash, picture])).values(),
    ],
    removeMissing: request.removeMissing && request.products !== undefined,
    removeMissingPosts: request.removeMissing && request.posts !== undefined,
    seedHash: request.seedHash ?? null,
  };
  return { ...(await shop.apply(data)), absentColumns };
}

const readProducts = async (
  shop: ImportTarget,
  { products, categories, currency }: ImportRequest,
  problems: ImportProblem[],
) =>
  products === undefined
    ? { products: [], categories: [], absentColumns: { products: [], categories: [] } }
    : checkFiles({ products, categories, currency }, await shop.categoryNames(), problems);

async function readPosts(folder: string | undefined, problems: ImportProblem[]) {
  if (folder === undefined) return { posts: [], prepare: () => [] };
  // What reads Markdown, YAML and HTML is large; a shop that only sells never loads it.
  const { checkPosts, postPictureUses, preparePosts } = await import('./posts/check-posts');
  const checked = await checkPosts(folder, problems);
  return {
    posts: postPictureUses(checked.posts),
    prepare: (pictures: Parameters<typeof preparePosts>[1]) => preparePosts(checked, pictures),
  };
}

/** Every picture that products and categories name, with where. */
const pictureUses = (
  products: readonly CheckedProduct[],
  categories: readonly CheckedCategory[],
): PictureUse[] => [
  ...products.flatMap(({ images, place }) =>
    images.map(({ file }) => ({ name: file, place: { ...place, column: 'images' } })),
  ),
  ...categories.flatMap(({ image, place }) =>
    image === null ? [] : [{ name: image, place: { ...place, column: 'image' } }],
  ),
];
