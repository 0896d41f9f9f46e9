import type { Database } from '../db/schema';
import { readShop } from '../export/read-shop';
import { readCatalogVersion, wantsSeed } from '../repositories/catalog-state';
import {
  approveComments,
  listModerated,
  type ModerationList,
  removeComments,
} from '../repositories/comments-repository';
import { listEnquiries } from '../repositories/enquiries-repository';
import { listOrders, type OrderFilter } from '../repositories/orders-repository';
import { listStaff, setStaff, withoutAccount } from '../repositories/users-repository';
import { applyImport, planImport } from './apply-import';
import type { ImportData } from './import-data';
import { readShopContent } from './shop-content';
import { undoImport } from './undo-import';

/** Access to the shop's data: by its database, or by the running shop that has it open. */
export type ShopAccess = ReturnType<typeof databaseAccess>;

export const databaseAccess = (db: Database) => ({
  /** What the files of an import are checked against. */
  content: () => readShopContent(db),
  /** Which of these e-mail addresses no account has. */
  withoutAccount: (emails: readonly string[]) => withoutAccount(db, emails),
  /** Whether a seed with this hash should be loaded. */
  wantsSeed: (hash: string) => wantsSeed(db, hash),
  /** What an import would do. */
  plan: (data: ImportData) => planImport(db, data),
  /** Writes all of it; or nothing, and gives false, when the catalogue is of another version. */
  apply: (data: ImportData) => applyImport(db, data),
  /** Takes the last import back, and says what. */
  undo: (how: { dryRun: boolean }) => undoImport(db, how),
  /** All that an export holds; no sale that is over. */
  everything: async () => {
    await readCatalogVersion(db);
    return readShop(db);
  },
  /** The latest orders, the last one first. */
  orders: async (filter: OrderFilter) => (await listOrders(db, filter)).rows,
  /** What visitors wrote on the contact page, the last one first. */
  enquiries: async (limit: number) => (await listEnquiries(db, { limit })).rows,
  /** The latest comments, the newest first. */
  comments: async (filter: ModerationList) => (await listModerated(db, filter)).rows,
  /** Shows comments, all or none; gives the ids that no comment has. */
  approveComments: (ids: readonly number[]) => approveComments(db, ids),
  /** Deletes comments, all or none; gives the ids that no comment has. */
  removeComments: (ids: readonly number[]) => removeComments(db, ids),
  /** The addresses of those who may use the desk. */
  staff: () => listStaff(db),
  /** Gives the role of staff, or takes it away; false when the address has no account. */
  setStaff: (change: { email: string; isStaff: boolean }) => setStaff(db, change),
});
