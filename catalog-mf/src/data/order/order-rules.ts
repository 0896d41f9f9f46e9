import { colorOfKey } from '@shop/shared/contract/color-key';
import { maxOrderItems, maxQuantity } from '@shop/shared/contract/order-limits';
import type { Picture, Product, ProductCard } from '@shop/shared/entities';
import { collapseSpaces, colorKey, orderPath, productUrl } from '@shop/shared/format';
import type { OrderLine } from '@shop/shared/format/bundled';

/** What an order link says of one product, before the product is known. */
export interface OrderEntry {
  /** slug or id */
  ref: string;
  /** as `colorKey` or `shortColorKey` writes it */
  color?: string;
  /** pieces */
  quantity: number;
}

/** What chat apps take into a link from the sentence around it. */
const punctuationAtEnd = /(:\d+)[\p{P}\p{S}]+$/u;

/**
 * Reads the last part of an order link, `everyday-sling-bag:tan:2,field-wallet:1`. Colour and
 * quantity may be missing; entries of no pieces, and those without a product, are left out; the same
 * product in the same colour is one entry.
 * @returns at most 50 entries, and how many more there were
 */
export function readOrder(text: string): { entries: OrderEntry[]; cut: number } {
  const items = text.replace(punctuationAtEnd, '$1');
  return collect(
    items.split(',').map((part) => {
      const [ref = '', ...rest] = part.split(':');
      const last = rest[rest.length - 1] ?? '';
      const isCount = /^\s*\d+\s*$/.test(last.normalize('NFKC'));
      return entry(ref, (isCount ? rest.slice(0, -1) : rest).join(' '), isCount ? last : '1');
    }),
  );
}

/** Reads the fields `item`, `color` and `quantity` of the page's form, one of each for a line. */
export function readOrderForm(fields: URLSearchParams): { entries: OrderEntry[]; cut: number } {
  const colors = fields.getAll('color');
  const quantities = fields.getAll('quantity');
  return collect(
    fields
      .getAll('item')
      .map((ref, at) => entry(ref, colors[at] ?? '', quantities[at]?.trim() || '1')),
  );
}

/**
 * Reads a permalink of the Universal Commerce Protocol, `/buy/{id:qty,…}` (UCP, 2026-08): an id that
 * begins with `~` is base64url.
 */
export function readPermalink(text: string): { entries: OrderEntry[]; cut: number } {
  return collect(
    text.split(',').map((part) => {
      const [id = '', quantity = '1'] = part.split(':');
      return entry(id.startsWith('~') ? fromBase64Url(id.slice(1)) : id, '', quantity);
    }),
  );
}

function fromBase64Url(text: string): string {
  try {
    const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return '';
  }
}

function entry(ref: string, color: string, quantity: string): OrderEntry {
  const key = colorKey(color);
  const count = Number(quantity.normalize('NFKC'));
  return {
    ref: collapseSpaces(ref),
    ...(key && { color: key }),
    quantity: Number.isFinite(count) ? Math.min(maxQuantity, Math.trunc(count)) : 1,
  };
}

function collect(all: readonly OrderEntry[]): { entries: OrderEntry[]; cut: number } {
  const entries = new Map<string, OrderEntry>();
  for (const one of all) {
    if (one.ref === '' || one.quantity < 1) continue;
    const key = `${one.ref}:${one.color ?? ''}`;
    const quantity = Math.min(maxQuantity, (entries.get(key)?.quantity ?? 0) + one.quantity);
    entries.set(key, { ...one, quantity });
  }
  return {
    entries: [...entries.values()].slice(0, maxOrderItems),
    cut: Math.max(0, entries.size - maxOrderItems),
  };
}

/** Path of the page of these entries; `/order` when there are none. */
export const entriesPath = (entries: readonly OrderEntry[]): string =>
  entries.length === 0
    ? '/order'
    : orderPath(entries.map(({ ref, ...rest }) => ({ id: 0, slug: ref, ...rest })));

/** A line of the page. */
export interface PageLine extends Pick<Product, 'id' | 'slug' | 'title' | 'price'> {
  picture?: Picture;
  /** names; none where the product comes in one look */
  colors: readonly string[];
  /** the chosen one; undefined when none of these is chosen */
  color?: string | undefined;
  /** pieces that were asked for */
  asked: number;
  /** pieces that the shop has */
  stock: number;
  /** pieces that can be ordered, 0 when it is sold out */
  quantity: number;
}

/** The line of an entry, as the product, or its card, is today. */
export function lineOf(product: ProductCard & Partial<Product>, entry: OrderEntry): PageLine {
  const { id, slug, title, price, pictures = [], quantity: stock } = product;
  const colors = product.colors.map(({ name }) => name);
  const line = choiceOf({ id, slug, title, price, colors, stock }, entry);
  const picture = pictures.find(({ color }) => color !== undefined && color === line.color);
  const shown = picture ?? pictures[0] ?? product.picture;
  return { ...line, ...(shown && { picture: shown }) };
}

/** The lines of these entries, of the products that the page has: as they were when it was loaded. */
export const linesOf = (lines: readonly PageLine[], entries: readonly OrderEntry[]): PageLine[] =>
  sharingStock(
    entries.flatMap((entry) => {
      const line = lines.find(({ slug }) => slug === entry.ref);
      return line ? [choiceOf(line, entry)] : [];
    }),
  );

/** One line for each product in each colour; those of one product share what the shop has of it. */
export function sharingStock(lines: readonly PageLine[]): PageLine[] {
  const merged = new Map<string, PageLine>();
  for (const line of lines) {
    const key = `${line.slug} ${line.color}`;
    const asked = Math.min(maxQuantity, (merged.get(key)?.asked ?? 0) + line.asked);
    merged.set(key, { ...(merged.get(key) ?? line), asked });
  }
  const left = new Map<string, number>();
  return [...merged.values()].map((line) => {
    const stock = left.get(line.slug) ?? line.stock;
    const quantity = Math.min(line.asked, stock);
    left.set(line.slug, stock - quantity);
    return { ...line, quantity };
  });
}

/** A line in the colour and number of an entry. */
function choiceOf(
  line: Omit<PageLine, 'color' | 'asked' | 'quantity'>,
  { color, quantity: asked }: OrderEntry,
): PageLine {
  const { colors, stock } = line;
  const chosen = colors.length === 1 ? colors[0] : color && colorOfKey(colors, color);
  return { ...line, asked, quantity: Math.min(asked, stock), color: chosen };
}

/** The lines that can be ordered, for the message. */
export const orderLines = (lines: readonly PageLine[]): OrderLine[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({
      title: line.title,
      colors: line.color ?? (line.colors.length > 0 ? 'Colour: please ask' : undefined),
      quantity: line.quantity,
      unitPrice: line.price,
      lineTotal: line.price * line.quantity,
      url: productUrl(line, line.color),
      items: [line],
    }));

/** The entries of lines, for links to the page with some of them changed. */
export const entryOf = ({ slug, color, asked }: PageLine): OrderEntry => ({
  ref: slug,
  ...(color !== undefined && { color: colorKey(color) }),
  quantity: asked,
});

/** The line of an entry whose product could not be loaded: as the link names it, without a price. */
export const unloadedLine = ({ ref, color, quantity }: OrderEntry): OrderLine => ({
  ...{ title: ref, colors: color, quantity, unitPrice: 0, lineTotal: 0 },
  items: [{ id: 0, slug: ref, color, quantity }],
});

/** The hash of a picture in the address that our API gives it. */
const mediaHash = /\/media\/([0-9a-f]{16})\//;

const maxCollagePictures = 4;

/**
 * The picture of the order for link previews: one of up to four products, made by our API; with
 * another API that of the first product.
 */
export function orderPicture(lines: readonly PageLine[]): Picture | undefined {
  const hashes = lines.flatMap(({ picture }) => mediaHash.exec(picture?.src ?? '')?.[1] ?? []);
  const [first] = hashes;
  if (first === undefined) return lines[0]?.picture;
  const some = [...new Set(hashes)].slice(0, maxCollagePictures).join('-');
  const alt = lines.map(({ title }) => title).join(', ');
  return { src: `/media/collage/${some}.jpg`, alt, sources: [], width: 1200, height: 630 };
}
