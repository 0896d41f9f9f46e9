import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { paginate } from './paginate';
import { plainAccountRoutes } from './plain-account-routes';
import { readPlainBlog } from './plain-blog';
import { plainBlogRoutes } from './plain-blog-routes';
import { readPlainShop } from './plain-shop';

export interface PlainApiOptions {
  /** 0 or left out: a free port. */
  port?: number;
  /** A folder with products.csv, categories.csv and encoded pictures; the demo when left out. */
  folder?: string;
}

const demo = resolve(fileURLToPath(import.meta.url), '../../demo');

/**
 * A stand-in for a shop's own API, for the storefront's tests: the spec's fields only, in the
 * shapes of a plain Django REST Framework project, and no extension of ours.
 */
export async function startPlainApi({ port = 0, folder = demo }: PlainApiOptions = {}) {
  const shop = await readPlainShop(folder);
  const app = Fastify({ forceCloseConnections: true });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not found.' }));
  await app.register(fastifyStatic, {
    root: ['pictures', 'posts'].map((name) => resolve(folder, name)),
    prefix: '/media/',
    decorateReply: false,
    index: false,
  });

  app.get<{ Querystring: Record<string, string> }>('/api/auth/products/', (request, reply) => {
    const { category, page } = request.query;
    const found = category
      ? shop.products.filter((one) => one.category === category)
      : shop.products;
    const answer = paginate(
      found,
      page,
      new URL(request.url, `${request.protocol}://${request.host}`),
    );
    return answer ?? reply.code(404).send({ detail: 'Invalid page.' });
  });

  app.get<{ Params: { ref: string } }>('/api/auth/products/:ref/', ({ params }, reply) => {
    const found =
      shop.products.find(({ slug }) => slug === params.ref) ??
      shop.products.find(({ id }) => String(id) === params.ref);
    return found ?? reply.code(404).send({ detail: 'Not found.' });
  });

  app.get('/api/auth/categories/', () => shop.categories);
  const { callerOf } = plainAccountRoutes(app);
  plainBlogRoutes(app, await readPlainBlog(folder), callerOf);

  const address = await app.listen({ host: '127.0.0.1', port });
  return { address, close: () => app.close() };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void startPlainApi({ port: Number(process.env.PORT ?? 4001) }).then(({ address }) =>
    console.log(`Plain API listening on ${address}`),
  );
}
