import { type LoaderArgs, outcomeOrPending, withStatus } from '@shop/shared/ui/bundled';
import { withTimeout } from 'federated-site/async';
import { loadCategories } from '../categories-api';
import { findCategory } from '../list/list-rules';
import { findProduct, type ProductPageData, type ProductResult } from './product-api';
import { takeProduct } from './product-cache';

/** The longest wait of the server's page for what it shows besides the product, in ms. */
const relatedTimeoutMs = 250;

type Found = Extract<ProductResult, { state: 'found' }>;

export const productLoader = (args: LoaderArgs) =>
  typeof document === 'undefined' ? loadOnServer(args) : loadInBrowser(args);

/** All is awaited: without a script the page stays as it is sent. */
export async function loadOnServer({ params, request }: LoaderArgs) {
  const outcome = await findProduct(params.slug ?? '', request.signal);
  return outcome.state === 'found' ? addRelated(outcome, request.signal) : withStatus(outcome);
}

/**
 * The page does not wait for a slow line: it is drawn from the card that was clicked, or as a
 * skeleton, and the outcome follows. Cached data takes no task of its own, so that it is drawn
 * within the press.
 */
export async function loadInBrowser({ params, request }: LoaderArgs): Promise<ProductPageData> {
  const slug = params.slug ?? '';
  const { card, product, loaded } = takeProduct(slug) ?? {};
  if (loaded) return { state: 'found', product: loaded };
  const outcome = findProduct(slug, request.signal, product);
  return card ? { state: 'coming', outcome, card } : outcomeOrPending(outcome);
}

/** Related products and the category's title, where they come soon. */
async function addRelated(outcome: Found, signal: AbortSignal): Promise<Found> {
  const { product } = outcome;
  // Imported above it would be in the code of every list, which does not call it.
  const { loadRelated } = await import(/* webpackChunkName: "later" */ './related-api');
  const soon = <T>(loading: Promise<T>, what: string) =>
    withTimeout(loading, relatedTimeoutMs, what).catch(() => undefined);
  const [related, categories] = await Promise.all([
    soon(loadRelated(product, signal), 'related products'),
    product.category ? soon(loadCategories(signal), 'categories') : undefined,
  ]);
  const title = findCategory(product.category, categories ?? [])?.title;
  return { ...outcome, ...(related && { related }), ...(title && { categoryTitle: title }) };
}
