import { type ProductCard, reshapeCards } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';
import { data, type RouteObject } from 'federated-site/router';
import { collect, findCollection } from './collection-rules';

type LoaderArgs = Parameters<Extract<RouteObject['loader'], (...args: never[]) => unknown>>[0];

/** The page's data, as plain data. */
export type CollectionData =
  | { state: 'ready'; title: string; lead: string; slug: string; cards: readonly ProductCard[] }
  | { state: 'missing' }
  | { state: 'failed' };

/** A collection that is none is a 404; an API that fails is a 503 that says when to come back. */
export async function collectionLoader({ params, request }: LoaderArgs) {
  const collection = findCollection(params.slug);
  const answer = (outcome: CollectionData, init?: ResponseInit) => data(outcome, init);
  if (!collection) return answer({ state: 'missing' }, { status: 404 });
  const { title, lead, slug } = collection;
  try {
    const query = { fields: 'card' };
    const { signal } = request;
    const cards = reshapeCards(await requestList('GET /api/auth/products/', { query, signal }));
    return answer({ state: 'ready', title, lead, slug, cards: collect(collection, cards) });
  } catch {
    return answer({ state: 'failed' }, { status: 503, headers: { 'Retry-After': '30' } });
  }
}
