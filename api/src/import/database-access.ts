import type { Database } from '../db/schema';
import { listCategories } from '../repositories/categories-repository';
import { approveComments, listModerated, removeComments } from '../repositories/comment-moderation';
import { listEnquiries } from '../repositories/enquiries-repository';
import { applyImport } from './apply-import';
import { categoryName } from './check-categories';
import type { ImportTarget } from './import-target';
import { wantsSeed } from './seed-state';

/** Access to the shop through an open database. */
export function databaseAccess(db: Database, close: () => Promise<void>): ImportTarget {
  return {
    categoryNames: async () => (await listCategories(db)).map(categoryName),
    wantsSeed: (hash) => wantsSeed(db, hash),
    apply: (data) => applyImport(db, data),
    enquiries: (limit) => listEnquiries(db, limit),
    comments: (wanted) => listModerated(db, wanted),
    approveComments: (ids) => approveComments(db, ids),
    removeComments: (ids) => removeComments(db, ids),
    close,
  };
}
