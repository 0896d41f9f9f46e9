import type { Currency } from '@shop/shared/default-config';
import Fastify, { type FastifyInstance } from 'fastify';
import { traceOptions } from 'federated-site/observe';
import { sql } from 'kysely';
import { type Authenticate, makeAuthenticate } from './auth/bearer';
import { makePasswords } from './auth/passwords';
import { createThrottle, makeRateLimit, sharedThrottle } from './auth/rate-limit';
import { sharedAttempts } from './auth/shared-attempts';
import { makeTokens } from './auth/tokens';
import type { OpenedDatabase } from './db/open-database';
import type { Database } from './db/schema';
import { notFound } from './http/api-error';
import { answerError, handleErrors } from './http/error-handler';
import { errorLog } from './http/error-log';
import { readJsonBodies } from './http/json-body';
import { addSecurityHeaders } from './http/security-headers';
import type { Mailer } from './mail/mailer';
import type { Media } from './pictures/media';
import { setMediaOrigin } from './replies/image-reply';
import { makeReplyCache } from './replies/reply-cache';
import { readCatalogVersion } from './repositories/catalog-state';
import { findUser } from './repositories/users-repository';
import { accountRoutes } from './routes/account-routes';
import { blogsRoutes } from './routes/blogs-routes';
import { cartRoutes } from './routes/cart-routes';
import { categoriesRoutes } from './routes/categories-routes';
import { changesRoute } from './routes/changes-route';
import { commentsRoutes } from './routes/comments-routes';
import { contactRoute } from './routes/contact-route';
import { deskOrdersRoutes } from './routes/desk-orders-routes';
import { deskProductsRoutes } from './routes/desk-products-routes';
import { deskRoutes } from './routes/desk-routes';
import { docsRoute } from './routes/docs-route';
import { mediaRoute } from './routes/media-route';
import { ordersRoutes } from './routes/orders-routes';
import { passwordResetRoutes } from './routes/password-reset-routes';
import { productsRoutes } from './routes/products-routes';
import { createRouteRegistry, type Serve } from './routes/serve';
import { wishlistRoutes } from './routes/wishlist-routes';
import type { AccountSettings, CommentSettings } from './settings/account-settings';
import type { MailSettings } from './settings/mail-settings';
import type { OrderSettings } from './settings/order-settings';
import type { Settings } from './settings/settings';
import { timeoutsMs } from './timeouts';

export interface AppOptions {
  db: Database;
  /** The same database by connections of its own. */
  openPool: OpenedDatabase['openPool'];
  media: Media;
  /** Other copies may use the database: attempts are counted there, and changes are heard of. */
  isShared?: boolean;
  /** Signs and checks tokens. */
  secret: Uint8Array;
  accounts: AccountSettings;
  comments: CommentSettings;
  orders: OrderSettings;
  currency: Currency;
  mailer: Mailer;
  mail: Pick<MailSettings, 'contactTo' | 'shopName' | 'siteUrl'>;
  /** See setMediaOrigin. */
  mediaOrigin?: string | undefined;
  trustedProxies?: Settings['trustedProxies'] | undefined;
  /** Adds to the application before its routes, for tests. */
  extend?: ((app: FastifyInstance, authenticate: Authenticate) => void) | undefined;
  /** Gets each line of the log of errors; left out, there is none. */
  log?: ((line: string) => void) | undefined;
}

/**
 * The whole HTTP application: every plugin and route, listed by hand.
 * @returns also `changed`, to be called when the catalogue may have changed
 */
export async function buildApp(options: AppOptions) {
  const { db, openPool, media, secret, accounts, currency, mail, mailer, log } = options;
  setMediaOrigin(options.mediaOrigin);
  const app: FastifyInstance = Fastify({
    logger: log ? errorLog(log) : false,
    ...traceOptions,
    bodyLimit: 64 * 1024,
    requestTimeout: timeoutsMs.receive,
    // While it stops, requests over open connections are still answered.
    return503OnClosing: false,
    trustProxy: ['loopback', ...(options.trustedProxies ?? [])],
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 300,
      // A name given twice has its last value, as in Django.
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)),
    },
    // A path that is not a valid URL leads nowhere.
    frameworkErrors: (_error, request, reply) => {
      answerError(notFound(), request, reply);
    },
  });
  // Handlers check requests, in Django REST Framework's words; schemas only document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.decorateRequest('caller', undefined);
  handleErrors(app);
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  readJsonBodies(app);
  addSecurityHeaders(app);

  // Each area has its own: a locked table delays only the routes that need it.
  const catalogue = openPool('catalogue');
  const users = openPool('accounts');
  // Cached replies are sent while the catalogue's other tables are locked. One is read at a time;
  // the other connection is for `/readyz`, while that read waits to end a sale.
  const versions = openPool('versions', 2);
  const cache = makeReplyCache({
    readVersion: () => readCatalogVersion(versions),
    trustVersionMs: 1_000,
    maxBytes: 96 * 1024 * 1024,
  });
  const attempts = options.isShared ? sharedAttempts(openPool('limits', 1), secret) : undefined;
  app.addHook('onClose', async () => attempts?.stop());
  const throttleOf = (area: string) =>
    attempts ? sharedThrottle(area, attempts.count) : createThrottle();
  const limitOf = (area: string, perMinute: number) => makeRateLimit(perMinute, throttleOf(area));
  const tokens = makeTokens(secret, accounts);
  const authenticate = makeAuthenticate(tokens, (id) => findUser(users, id));
  options.extend?.(app, authenticate);
  const { serve, finish, servedKeys } = createRouteRegistry(app, authenticate);
  const account = {
    db: users,
    tokens,
    passwords: makePasswords(),
    rotateRefreshTokens: accounts.rotateRefreshTokens,
    limits: {
      login: limitOf('login', accounts.loginPerMinute),
      register: limitOf('register', accounts.registerPerMinute),
      reset: limitOf('reset', accounts.resetPerMinute),
    },
  };

  await docsRoute(app);
  await mediaRoute(app, { media, db: catalogue });
  // For load balancers and `npm start`: 200 while the database answers.
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  });
  // Like it, and says what is away; the tables have to be there, too. It changes nothing, and waits
  // for no import.
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isThere = await sql`select version from catalog_state`.execute(versions).then(
      () => true,
      () => false,
    );
    if (isThere) return { status: 'ok' };
    reply.code(503).header('retry-after', '5');
    return { status: 'not ready', notReady: ['database'] };
  });
  const announce = options.isShared ? changesRoute(app) : undefined;
  productsRoutes(serve, catalogue, cache);
  categoriesRoutes(serve, catalogue, cache);
  blogsRoutes(serve, catalogue, cache);
  accountRoutes(serve, account);
  passwordResetRoutes(app, serve, { ...account, ...mail, mailer });
  contactRoute(app, serve, {
    mailer,
    to: mail.contactTo,
    shopName: mail.shopName,
    db: openPool('enquiries'),
    limit: limitOf('contact', accounts.contactPerMinute),
  });
  /** For calls that read prices past the cache: sales that are over end first. */
  const servePrices =
    (db: Database): Serve =>
    (key, handler) =>
      serve(key, async (call) => {
        await readCatalogVersion(db);
        return handler(call);
      });
  const [wishlist, cart, orders] = [openPool('wishlist'), openPool('cart'), openPool('orders')];
  wishlistRoutes(servePrices(wishlist), wishlist);
  cartRoutes(servePrices(cart), cart);
  ordersRoutes(servePrices(orders), {
    db: orders,
    limit: limitOf('orders', options.orders.perMinute),
    places: { ...mail, upiId: options.orders.upiId },
  });
  commentsRoutes(serve, {
    db: openPool('comments'),
    count: throttleOf('comments'),
    ...options.comments,
  });
  const desk = openPool('desk');
  deskRoutes(servePrices(desk), desk);
  deskOrdersRoutes(serve, { db: desk, currency });
  deskProductsRoutes(servePrices(desk), { db: desk, media, currency });
  finish();

  const changed = () => {
    cache.expire();
    announce?.();
  };
  return { app, servedKeys, cache, changed };
}
