import { type DeskProductReply, maxPictures } from '@shop/shared/contract';
import type { Currency } from '@shop/shared/default-config';
import { StoreUnavailableError } from 'federated-site/objects';
import { slugOf } from '../cells/cells';
import type { ChangedFields, Database } from '../db/schema';
import type { Current } from '../desk/subjects';
import { cellField } from '../fields/cell-fields';
import { booleanField, type Field, FieldProblem, optional, readFields } from '../fields/fields';
import { charField } from '../fields/text-fields';
import { ApiError, busy, found, invalidFields } from '../http/api-error';
import { unsupported } from '../http/json-body';
import { createLimiter } from '../http/limiter';
import { encodeIntoMedia } from '../pictures/encode-into-media';
import type { Media } from '../pictures/media';
import type { CellContext } from '../products/field-kinds';
import { isSaleBelowPrice, type ProductPicture, productFields } from '../products/product-fields';
import { deskProductReplies } from '../replies/desk-product-reply';
import { imageReply } from '../replies/image-reply';
import { findCategoryId } from '../repositories/categories-repository';
import { recordChange } from '../repositories/changes-repository';
import {
  addProduct,
  findDeskProduct,
  findRepeated,
  listDeskProducts,
} from '../repositories/desk-repository';
import { findPictures, storePicture } from '../repositories/pictures-repository';
import { definedFields, idOf, makeChange, rangeOf, versionField } from './desk-calls';
import type { Serve } from './serve';

const tooManyPictures = `Expected a list of at most ${maxPictures} pictures.`;

/** More hashes than the largest body holds: what is longer is not worth reading one by one. */
const maxHashes = 1_000;

const text = charField({ maxLength: 200 });
const hashes: Field<string[]> = async (data) => {
  if (!Array.isArray(data) || data.length > maxHashes) throw new FieldProblem([tooManyPictures]);
  return Promise.all(data.map((hash) => text(hash)));
};

/** Products on the desk: find, change, add, and photos for them. */
export function deskProductsRoutes(
  serve: Serve,
  { db, media, currency }: { db: Database; media: Media; currency: Currency },
): void {
  const pictures: Field<string[]> = async (data) => {
    const given = await hashes(data);
    if ((await findPictures(db, given)).size < new Set(given).size) {
      throw new FieldProblem(['Upload the picture first.']);
    }
    return given;
  };
  const picture: Field<string> = async (data) => {
    const hash = await text(data);
    await pictures([hash]);
    return hash;
  };
  const category: Field<string> = async (data) => {
    const ref = await text(data);
    if ((await findCategoryId(db, ref)) !== undefined) return ref;
    throw new FieldProblem(['Choose one of the categories.']);
  };
  const { title, description, available_colors, country_of_origin, ...product } = productFields;
  const of = <T>(field: { parse(cell: unknown, context: CellContext): T }) =>
    optional(cellField(field, currency), undefined);
  const changing = {
    version: versionField,
    title: of(title),
    category: optional(category, undefined),
    description: of(description),
    available_colors: of(available_colors),
    country_of_origin: of(country_of_origin),
    price: of(product.price),
    discounted_price: of(product.discounted_price),
    sale_ends_at: of(product.sale_ends_at),
    quantity: of(product.quantity),
    hidden: optional(booleanField, undefined),
    pictures: optional(pictures, undefined),
  };

  serve('GET /api/auth/desk/products/', async ({ query }) => {
    const filter = { ...rangeOf(query), soldOut: query.sold_out === '1' };
    const { count, rows } = await listDeskProducts(db, filter);
    return { count, results: await deskProductReplies(db, rows, true) };
  });

  serve('GET /api/auth/desk/products/{id}/', ({ params }) => one(idOf(params)));

  serve('PATCH /api/auth/desk/products/{id}/', async ({ params, body, caller }) => {
    const { version, ...given } = await readFields(body, changing);
    const change = { userId: caller.id, kind: 'product', id: idOf(params), version } as const;
    const fieldsOf = ({ title, fields }: Current) => completed(given, title, fields);
    return makeChange(db, { ...change, fieldsOf }, one);
  });

  serve('POST /api/auth/desk/products/', async ({ body, caller, reply }) => {
    const price = cellField(product.price, currency);
    const quantity = cellField(product.quantity, currency);
    const given = await readFields(body, { title: text, category, price, quantity, picture });
    const { title } = given;
    const row = {
      ...{ slug: slugOf(title) || 'product', title, price: given.price, quantity: given.quantity },
      category_id: (await findCategoryId(db, given.category)) ?? null,
    };
    const [id, change] = await db.transaction().execute(async (write) => {
      const repeated = await findRepeated(write, row, given.picture);
      if (repeated !== undefined) return [repeated];
      const added = await addProduct(write, row, given.picture);
      // To undo it is to hide the product: orders and carts may hold it by then.
      const shown = { before: { hidden: true }, after: { hidden: false } };
      const entry = { userId: caller.id, kind: 'product', ref: added, title, ...shown } as const;
      return [added, await recordChange(write, entry)];
    });
    reply.code(201);
    return { ...(await one(id)), ...(change !== undefined && { change }) };
  });

  const limit = createLimiter({ atOnce: 1, waiting: 4 });
  serve('POST /api/auth/desk/pictures/', async ({ request, reply }) => {
    const { body } = request;
    if (!Buffer.isBuffer(body)) throw unsupported(request);
    const work = limit(() => encodeIntoMedia(body, media));
    const encoded = await work.catch((error: NodeJS.ErrnoException) => {
      if (error instanceof StoreUnavailableError) {
        request.log.warn(`A photo cannot be stored: ${error.message}`);
        throw busy();
      }
      // What a disk refuses has a code; what the encoder says is for the person.
      if (error instanceof ApiError || error.code !== undefined) throw error;
      throw new ApiError(400, { detail: `${error.message}.` });
    });
    await storePicture(db, encoded);
    reply.code(201);
    return { hash: encoded.hash, ...imageReply({ id: 0, alt: '', color: null }, encoded) };
  });

  async function one(id: number): Promise<DeskProductReply> {
    const row = found(await findDeskProduct(db, id));
    return found((await deskProductReplies(db, [row], false))[0]);
  }
}

type Colors = Required<DeskProductReply>['available_colors'];

/**
 * The fields of a change, with the texts that its pictures have, a new title in place of the old one,
 * and without colours that the product no longer has; throws a 400 ApiError for a sale that is none.
 */
function completed(
  { pictures: hashes, ...given }: { pictures?: string[] | undefined } & ChangedFields,
  title: string,
  before: ChangedFields,
): ChangedFields {
  const fields = definedFields(given);
  const now = { ...before, ...fields };
  const { discounted_price: sale, sale_ends_at: end } = now;
  if (!isSaleBelowPrice(now)) {
    throw invalidFields({ discounted_price: ['The sale price must be lower than the price.'] });
  }
  if (sale === null && fields.sale_ends_at) {
    throw invalidFields({ sale_ends_at: ['Enter a sale price too.'] });
  }
  if (sale === null) fields.sale_ends_at = null;
  else if (fields.sale_ends_at && Date.parse(String(end)) <= Date.now()) {
    throw invalidFields({ sale_ends_at: ['The end must be in the future.'] });
  }
  // Stated for the prices of before: it goes, and undoing brings it back with them.
  const hasNewPrice = 'price' in fields || 'discounted_price' in fields;
  if (hasNewPrice && before.discount_percent != null) fields.discount_percent = null;
  if (!hashes && !fields.available_colors && fields.title === undefined) return fields;
  const had = before.pictures as ProductPicture[];
  if (hashes && hashes.length > Math.max(maxPictures, had.length)) {
    throw invalidFields({ pictures: [tooManyPictures] });
  }
  const colorsBefore = before.available_colors as Colors;
  const colors = (fields.available_colors ?? colorsBefore) as Colors;
  const isNew = ({ name }: Colors[number]) => !colorsBefore.some((color) => color.name === name);
  /** A colour was renamed to a new one of the same tone, else to the new one in its place. */
  const colorNow = (name: string | null): string | null => {
    if (!fields.available_colors || colors.some((color) => color.name === name)) return name;
    const at = colorsBefore.findIndex((color) => color.name === name);
    const inPlace = colors.length === colorsBefore.length ? [colors[at]] : [];
    const ofTone = [...inPlace, ...colors].filter((color) => color?.hex === colorsBefore[at]?.hex);
    return [...ofTone, ...inPlace].find((color) => color && isNew(color))?.name ?? null;
  };
  const titleNow = String(fields.title ?? title);
  // One picture may stand for several colours.
  const left = new Set(had);
  const pictures = hashes?.map((hash) => {
    const own = [...left].find((one) => one.hash === hash);
    if (own) left.delete(own);
    return own ?? { hash, color: null, alt: title };
  });
  const shown = (pictures ?? had).map((one) => ({
    ...{ ...one, color: colorNow(one.color) },
    alt: one.alt === title ? titleNow : one.alt,
  }));
  return { ...fields, pictures: shown };
}
