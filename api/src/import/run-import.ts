import type { MediaPlace } from '../pictures/media';
import { type CheckedCategory, checkFiles, type ImportFiles } from './check-files';
import type { CheckedProduct } from './check-products';
import { checkRecords } from './check-records';
import type { ShopAccess } from './database-access';
import type { ImportData, ImportReport } from './import-data';
import type { ImportPlan } from './import-plan';
import { type ImportProblem, throwProblems } from './import-problem';
import { findPictures, type PictureUse, type Progress } from './resolve-pictures';

/** Of kinds that are not named everything stays as it is. */
export interface ImportRequest extends Omit<ImportFiles, 'mayBeEmpty' | 'endsSales'>, MediaPlace {
  /** A folder of posts. */
  posts?: string | undefined;
  /** A folder of an export, whose files of what people wrote are read too. */
  records?: string | undefined;
  /** Folder with the pictures that the files name; those of posts may be in the posts' own folder. */
  pictures?: string | undefined;
  /** Removes what the files given do not name. */
  removeMissing: boolean;
  /** Changes nothing, and stores no picture. */
  dryRun?: boolean | undefined;
  /** Set when the files are a seed. */
  seedHash?: string | undefined;
}

interface Listeners {
  /** Called after each picture. */
  onProgress?: Progress;
  /** Called with what the import does, before it does it. */
  onPlan?: (plan: ImportPlan) => void;
}

/**
 * Imports products, categories, posts and pictures: all is checked before anything is written, and
 * written in one step. Throws ImportRefused with everything that is wrong, pictures included.
 */
export async function runImport(
  shop: ShopAccess,
  request: ImportRequest,
  { onProgress = () => {}, onPlan = () => {} }: Listeners = {},
): Promise<ImportReport> {
  const { data, storePictures } = await throwProblems(async (problems) =>
    readFiles(request, shop, problems, onProgress),
  );
  const plan = await shop.plan(data);
  onPlan(plan);
  if (request.dryRun) return plan.report;
  if (await shop.apply({ ...data, pictures: await storePictures() })) return plan.report;
  // The shop was changed after the files were checked against it.
  return runImport(shop, request, { onProgress, onPlan });
}

/** What an import writes; its pictures are still to be stored. */
async function readFiles(
  request: ImportRequest,
  target: ShopAccess,
  problems: ImportProblem[],
  progress: Progress,
) {
  const shop = await target.content();
  const { removeMissing, seedHash = null, dataDir, mediaStore } = request;
  const mayBeEmpty = removeMissing && seedHash === null;
  // Exports and seeds are older than today, and a shop has to come up with them.
  const endsSales = request.records !== undefined || seedHash !== null;
  const files = await checkFiles({ ...request, mayBeEmpty, endsSales }, shop, problems);
  const { products, categories, categoriesPath } = files;
  const posts = await readPosts(request.posts, { known: shop.posts, mayBeEmpty }, problems);
  const postsLeft = removeMissing && request.posts !== undefined ? [] : shop.posts;
  const there = { posts: new Set([...postsLeft, ...posts.slugs]), shop: target };
  const records =
    request.records === undefined ? {} : await checkRecords(request.records, there, problems);
  const uses = [...pictureUses(products, categories), ...posts.uses];
  const folders = [request.posts, request.pictures].filter((folder) => folder !== undefined);
  const pictures = await findPictures(uses, { folders, dataDir, mediaStore }, problems, progress);
  const hashOf = (name: string): string => pictures.found.get(name)?.hash ?? '';
  const data: ImportData = {
    version: shop.version,
    products: products.map(({ place: _place, images, ...product }) => ({
      ...product,
      ...(images && {
        images: images.map(({ file, color, alt }) => ({ hash: hashOf(file), color, alt })),
      }),
    })),
    categories: categories.map(({ place: _place, image, ...category }) => ({
      ...category,
      ...(image !== undefined && { picture_hash: image && hashOf(image) }),
    })),
    posts: posts.prepare(pictures.found),
    pictures: [],
    records,
    removeMissing: {
      products: removeMissing && request.products !== undefined,
      categories: removeMissing && categoriesPath !== undefined,
      posts: removeMissing && request.posts !== undefined,
    },
    seedHash,
  };
  return { data, storePictures: pictures.store };
}

async function readPosts(
  folder: string | undefined,
  how: { known: readonly string[]; mayBeEmpty: boolean },
  problems: ImportProblem[],
) {
  if (folder === undefined) return { slugs: [], uses: [], prepare: () => [] };
  // What reads Markdown, YAML and HTML is large; a shop that only sells never loads it.
  const { checkPosts } = await import('./posts/check-posts');
  return checkPosts(folder, problems, how);
}

/** Every picture that products and categories name, with where. */
const pictureUses = (
  products: readonly CheckedProduct[],
  categories: readonly CheckedCategory[],
): PictureUse[] => [
  ...products.flatMap(({ images = [], place }) =>
    images.map(({ file }) => ({ name: file, place: { ...place, column: 'images' } })),
  ),
  ...categories.flatMap(({ image, place }) =>
    image == null ? [] : [{ name: image, place: { ...place, column: 'image' } }],
  ),
];
