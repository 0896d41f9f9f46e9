import type { Database, Write } from '../db/schema';
import type { ImportData, ImportReport } from './import-data';
import { writePostComments } from './posts/write-post-comments';
import { writePosts } from './posts/write-posts';
import { markSeed } from './seed-state';
import { writeCategories } from './write-categories';
import { writePictures } from './write-pictures';
import { writeProducts } from './write-products';

/**
 * Writes a checked import in one transaction: all of it, or nothing when something is refused.
 * Rows that are as the import wants them are left alone. Throws ImportRefused.
 */
export function applyImport(db: Database, data: ImportData): Promise<ImportReport> {
  return db.transaction().execute(async (write) => {
    await waitForOtherImports(write);
    await writePictures(write, data.pictures);
    const categories = await writeCategories(write, data.categories);
    const products = await writeProducts(write, data, categories.idByName);
    const posts = await writePosts(write, data.posts, data.removeMissingPosts);
    const comments = await writePostComments(write, data.posts, posts.idBySlug);
    if (data.seedHash !== null) await markSeed(write, data.seedHash);
    return { products, categories: categories.counts, posts: posts.counts, comments };
  });
}

async function waitForOtherImports(write: Write): Promise<void> {
  await write.selectFrom('catalog_state').select('id').where('id', '=', 1).forUpdate().execute();
}
