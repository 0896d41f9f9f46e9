import { type Category, reshapeProduct } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';
import type { WholeList } from '../catalog-atoms';
import { findCategory } from '../list-rules';
import type { SearchedProduct } from './search-index';

/** Products put right in one go: thousands would hold up typing. */
const chunkSize = 400;

type Texts = Pick<SearchedProduct, 'colors' | 'features'>;

/** By slug, as they came last. */
let knownTexts: ReadonlyMap<string, Texts> = new Map();

/**
 * What is searched of the products of a list. Colours and features, which its cards do not carry,
 * are asked for here; without an answer those that came last are searched, if any. Never rejects.
 */
export async function loadSearchedProducts({
  cards,
  categories,
}: WholeList): Promise<SearchedProduct[]> {
  try {
    knownTexts = await loadTexts();
  } catch (error) {
    console.info('texts for the search:', error);
  }
  const texts = knownTexts;
  return cards.map(({ slug, title, subtitle, category }) => ({
    slug,
    title,
    subtitle,
    category: categoryText(category, categories),
    ...(texts.get(slug) ?? { colors: '', features: '' }),
  }));
}

async function loadTexts(): Promise<ReadonlyMap<string, Texts>> {
  const texts = new Map<string, Texts>();
  const list = await requestList('GET /api/auth/products/', { query: { fields: 'search' } });
  for (const [at, raw] of list.entries()) {
    if (at % chunkSize === chunkSize - 1) await new Promise((resolve) => setTimeout(resolve));
    const product = reshapeProduct(raw);
    if (!product) continue;
    const { slug, colors, features } = product;
    texts.set(slug, {
      colors: colors.map(({ name }) => name).join('\n'),
      features: features.join('\n'),
    });
  }
  return texts;
}

/** `Men's bags and belts` does not say of a product whether it is a bag or a belt. */
const listsThings = /[,&/+]|\s(?:and|or|और|व|या)\s/i;

/** A category's slug and name, but not a name of several things. */
function categoryText(key: string, categories: readonly Category[]): string {
  const { slug = key, title = '' } = findCategory(key, categories) ?? {};
  return [slug, ...(listsThings.test(title) ? [] : [title])].join(' ');
}
