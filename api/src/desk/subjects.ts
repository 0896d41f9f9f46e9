import type { OrderStatus } from '@shop/shared/contract';
import { sql } from 'kysely';
import type { ChangedFields, ChangeKind, Write } from '../db/schema';
import { targets } from '../import/compare-rows';
import { loggedFields } from '../import/log-import';
import { writeImages } from '../import/write-images';
import { asText } from '../import/write-rows';
import { isSaleBelowPrice, type ProductPicture } from '../products/product-fields';
import { orderReference } from '../replies/order-reply';
import { lockCatalogVersion } from '../repositories/catalog-state';
import { findCategoryId } from '../repositories/categories-repository';
import { decisionOf } from '../repositories/comments-repository';
import { everyProduct } from '../repositories/products-repository';

/** A thing as it is now, locked until the transaction ends. */
export interface Current {
  /** For the log, which outlives accounts: no words of customers. */
  title: string;
  fields: ChangedFields;
  version?: number;
}

/** How the fields of one kind of thing that staff change are read and written. */
interface Subject {
  read(write: Write, id: number): Promise<Current | undefined>;
  /** Whether all its fields fit together; left out, they always do. */
  fits?(fields: ChangedFields, write: Write): Promise<boolean>;
  /** @param fields those that change */
  apply(write: Write, id: number, fields: ChangedFields, was: Before): Promise<unknown>;
}

interface Before {
  /** All fields. */
  before: ChangedFields;
  /** The change takes back another one. */
  isUndo: boolean;
}

const comment: Subject = {
  async read(write, id) {
    const comments = write.selectFrom('comments').select(['approved', 'moderated_at']);
    const row = await comments.where('id', '=', id).forUpdate().executeTakeFirst();
    return row && { title: `Comment ${id}`, fields: { approved: decisionOf(row) } };
  },
  apply: (write, id, { approved }) =>
    write
      .updateTable('comments')
      .set({ approved: approved === true, moderated_at: approved === null ? null : new Date() })
      .where('id', '=', id)
      .execute(),
};

const enquiry: Subject = {
  async read(write, id) {
    const enquiries = write.selectFrom('enquiries').select('answered_at');
    const row = await enquiries.where('id', '=', id).forUpdate().executeTakeFirst();
    return row && { title: `Enquiry ${id}`, fields: { answered: row.answered_at !== null } };
  },
  apply: (write, id, { answered }) =>
    write
      .updateTable('enquiries')
      .set({ answered_at: answered ? sql<Date>`now()` : null })
      .where('id', '=', id)
      .execute(),
};

const order: Subject = {
  async read(write, id) {
    const orders = write.selectFrom('orders').select(['key', 'version', 'status', 'amount']);
    const row = await orders.where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row) return undefined;
    const { key, version, ...fields } = row;
    return { title: `Order ${orderReference(key)}`, version, fields };
  },
  apply: (write, id, { status, amount }, { isUndo }) => {
    const state = JSON.stringify([{ status, at: new Date().toISOString() }]);
    // The customer, too, sees no state that was pressed by mistake.
    const isBack = sql<boolean>`${isUndo} and states -> -2 ->> 'status' = ${status}`;
    return write
      .updateTable('orders')
      .set((set) => ({
        version: set('version', '+', 1),
        ...(status !== undefined && {
          status: status as OrderStatus,
          states: sql<string>`case when ${isBack} then states - -1 else states || ${state}::jsonb end`,
        }),
        ...(amount !== undefined && { amount: amount as string | null }),
      }))
      .where('id', '=', id)
      .execute();
  },
};

const product: Subject = {
  // The category of an older change may have been removed since.
  fits: async (fields, write) =>
    isSaleBelowPrice(fields) &&
    (fields.category === null ||
      (await findCategoryId(write, String(fields.category))) !== undefined),
  async read(write, id) {
    // An import locks it first, too: else each of the two could wait for the other.
    await lockCatalogVersion(write);
    const row = await everyProduct(write)
      .where('products.id', '=', id)
      .where('products.removed_at', 'is', null)
      .forUpdate('products')
      .executeTakeFirst();
    if (!row) return undefined;
    const images: ProductPicture[] = await write
      .selectFrom('product_images')
      .select(['picture_hash as hash', 'color', 'alt'])
      .where('product_id', '=', id)
      .orderBy('position')
      .execute();
    return { title: row.title, version: row.version, fields: loggedFields({ ...row, images }) };
  },
  async apply(write, id, { hidden, pictures, category, ...fields }, { before }) {
    const category_id = category && (await findCategoryId(write, String(category)));
    await write
      .updateTable('products')
      .set({
        ...asText(fields),
        ...(category !== undefined && { category_id: category_id ?? null }),
        ...(hidden !== undefined && { hidden_at: hidden ? new Date() : null }),
        // Of pictures alone, too, the version grows.
        id: sql`id`,
      } as never)
      .where('id', '=', id)
      .execute();
    if (!pictures) return;
    const [name, change] = ['', 'changed'] as const;
    const row = { images: pictures };
    const difference = { name, change, row, before: { images: before.pictures } };
    await writeImages(write, targets.products.images, [difference], new Map([[name, id]]));
  },
};

export const subjects: Partial<Record<ChangeKind, Subject>> = { comment, enquiry, order, product };
