import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate } from '../src/auth/bearer';
import { notFound } from '../src/http/api-error';

type Fields = Record<string, unknown>;

const pageSize = 20;
/** Query names that only our API knows. */
const extensions = ['limit', 'ordering', 'fields', 'slug', 'offset', 'page_size'];

/**
 * Makes the API answer as a plain Django REST Framework project: the spec's fields only, lists in
 * pages, prices as numbers, features and specifications as text, products of items as ids. Any
 * call with a token that is not good is a 401.
 */
export function answerPlainly(app: FastifyInstance, authenticate: Authenticate): void {
  app.addHook('onRequest', async (request) => {
    const path = pathOf(request);
    if (/\/(?:password|me)\/./.test(path)) throw notFound();
    if (path.startsWith('/api/') && !path.includes('/token/')) await authenticate(request);
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    for (const name of extensions) delete (request.query as Fields)[name];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const path = pathOf(request);
    if (!path.startsWith('/api/') || reply.statusCode >= 300 || !payload) return payload;
    reply.removeHeader('etag');
    reply.removeHeader('content-length');
    if (path.includes('/cart/') && request.method !== 'GET') return '';
    const value: unknown = JSON.parse(String(payload));
    const plain = plainReplies.find(([part]) => path.includes(part))?.[1] ?? ((one) => one);
    if (!Array.isArray(value)) return JSON.stringify(plain(value as Fields));
    // Ours are newest first.
    const list = (path.includes('/comments/') ? value.reverse() : value).map(plain);
    if (path.includes('/categories/')) return JSON.stringify(list);
    const page = paginate(list, request);
    if (page) return JSON.stringify(page);
    reply.code(404);
    return JSON.stringify({ detail: 'Invalid page.' });
  });
}

const pathOf = (request: FastifyRequest): string => request.routeOptions.url ?? '';

/** A page in the shape of PageNumberPagination, with whole addresses; undefined beyond the last. */
function paginate(list: readonly unknown[], request: FastifyRequest) {
  const page = Number((request.query as Fields).page ?? 1);
  const lastPage = Math.max(1, Math.ceil(list.length / pageSize));
  if (!Number.isInteger(page) || page < 1 || page > lastPage) return undefined;
  const address = (number: number) => {
    const url = new URL(request.url, `${request.protocol}://${request.host}`);
    url.searchParams.set('page', String(number));
    return url.href;
  };
  return {
    count: list.length,
    next: page < lastPage ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results: list.slice((page - 1) * pageSize, page * pageSize),
  };
}

/** By part of the path; the first that fits. */
const plainReplies: readonly (readonly [string, (reply: Fields) => unknown])[] = [
  ['/products/', plainProduct],
  ['/categories/', ({ picture: _picture, ...category }) => category],
  ['/wishlist/', (item) => ({ ...item, product: productId(item) })],
  ['/cart/', (line) => ({ id: line.id, product: productId(line), quantity: line.quantity })],
  ['/blogs/', (post) => ({ ...post, images: plainImages(post.images, ['caption']) })],
  ['/comments/', plainComment],
];

const productId = ({ product }: Fields): unknown => (product as Fields).id ?? product;

function plainProduct(product: Fields): Fields {
  const { country_of_origin: _origin, ...known } = product;
  const { price, discounted_price, key_features, specifications } = known;
  return {
    ...known,
    price: Number(price),
    discounted_price: discounted_price === null ? null : Number(discounted_price),
    images: plainImages(product.images),
    category: product.category ?? '',
    key_features: (key_features as string[]).join('\n'),
    specifications: Object.entries(specifications as Fields)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
  };
}

const plainImages = (images: unknown, more: readonly string[] = []): Fields[] =>
  (images as Fields[]).map((image) =>
    Object.fromEntries(['id', 'image', ...more].map((name) => [name, image[name]])),
  );

/** With whole addresses, as some plain projects give them away. */
function plainComment(comment: Fields): Fields {
  const user = comment.user as Fields;
  const name = String(user.email || user.first_name).toLowerCase();
  return { ...comment, user: { ...user, last_name: '', email: `${name}@example.com` } };
}
