import { join } from 'node:path';
import { checkFiles } from '../src/import/check-files';
import type { CheckedProduct } from '../src/import/check-products';
import { throwProblems } from '../src/import/import-problem';
import { readEncodedFolder } from '../src/pictures/encoded-folder';

/** A shop folder's products and categories, in the spec's fields only. */
export async function readPlainShop(folder: string) {
  const files = await throwProblems((problems) =>
    checkFiles({ products: join(folder, 'products.csv') }, [], problems),
  );
  const pictures = await readEncodedFolder(join(folder, 'pictures'));
  const pathOf = (name: string): string => {
    const all = pictures?.get(name)?.files ?? [];
    const plain = all.find(({ format, width }) => format === 'jpeg' && width >= 600);
    return `/media/${(plain ?? all.find(({ format }) => format === 'jpeg') ?? all[0])?.file ?? name}`;
  };
  const categoryIds = new Map(
    files.categories.map(({ slug, title }, at) => [slug ?? title, at + 1]),
  );
  return {
    products: files.products.map((product, at) =>
      plainProduct(product, at + 1, categoryIds, pathOf),
    ),
    categories: files.categories.map(({ slug, title, description, image }, at) => ({
      id: at + 1,
      slug,
      title,
      description,
      image: image === null ? null : pathOf(image),
    })),
  };
}

/** Prices as numbers, features and specifications as text: as some plain projects answer. */
function plainProduct(
  product: CheckedProduct,
  id: number,
  categoryIds: ReadonlyMap<string, number>,
  pathOf: (name: string) => string,
) {
  const { place: _place, images, is_popular, category, created_at, ...fields } = product;
  const paths = images.map(({ file }) => pathOf(file));
  const knownBySlug = category !== null && /^[-\w]+$/.test(category);
  return {
    id,
    ...fields,
    price: Number(fields.price),
    discounted_price: fields.discounted_price === null ? null : Number(fields.discounted_price),
    images: paths.map((image, at) => ({ id: id * 100 + at, image })),
    image: paths[0] ?? null,
    category: knownBySlug ? category : String(categoryIds.get(category ?? '') ?? ''),
    key_features: fields.key_features.join('\n'),
    specifications: Object.entries(fields.specifications)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    isPopular: is_popular,
    created_at: created_at ?? new Date(0).toISOString(),
  };
}
