import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from './db/schema';
import { notFound } from './manners/api-error';
import { answerError } from './manners/error-handler';
import { readJsonBodies } from './manners/json-body';
import { addSecurityHeaders } from './manners/security-headers';
import { makeReplyCache } from './replies/reply-cache';
import { readCatalogVersion } from './repositories/catalog-version';
import { categoriesRoutes } from './routes/categories-routes';
import { docsRoute } from './routes/docs-route';
import { healthRoute } from './routes/health-route';
import { mediaRoute } from './routes/media-route';
import { productsRoutes } from './routes/products-routes';
import { makeServe } from './routes/serve';

export interface AppOptions {
  db: Database;
  mediaDir: string;
  /** Checks access tokens. */
  secret: Uint8Array;
  /** Writes errors to standard output; off in tests that expect them. */
  logErrors: boolean;
}

/** The whole HTTP application: every plugin and route, listed by hand. */
export async function buildApp({ db, mediaDir, secret, logErrors }: AppOptions) {
  const app: FastifyInstance = Fastify({
    logger: logErrors ? { level: 'error' } : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // A path that is no valid URL leads nowhere.
    frameworkErrors: (_error, request, reply) => {
      answerError(notFound(), request, reply);
    },
  });
  // Handlers check what they are sent, in Django REST Framework's words; schemas only document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.decorateRequest('caller', undefined);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  readJsonBodies(app);
  addSecurityHeaders(app);

  const cache = makeReplyCache({
    readVersion: () => readCatalogVersion(db),
    trustVersionMs: 1_000,
    maxBytes: 96 * 1024 * 1024,
  });
  const { serve, finish, servedKeys } = makeServe(app, secret);

  await docsRoute(app);
  await mediaRoute(app, mediaDir);
  healthRoute(app, db);
  productsRoutes(serve, db, cache);
  categoriesRoutes(serve, db, cache);
  finish();

  return { app, servedKeys };
}
