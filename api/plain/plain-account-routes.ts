import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paginate } from './paginate';
import { PlainAccounts } from './plain-accounts';

type Fields = Record<string, string>;
type Handler = (
  account: NonNullable<ReturnType<PlainAccounts['holder']>>,
  request: FastifyRequest<{ Params: { id: string }; Body: Record<string, number> }>,
  reply: FastifyReply,
) => unknown;

const notFound = { detail: 'Not found.' };
const unauthorized = { detail: 'Authentication credentials were not provided.' };
const badToken = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
};

/**
 * Sign-in, wishlist and cart as the spec has them and no more: lists in pages, products as ids,
 * no prices in the cart, no body where the spec shows none, no password reset. Gives who calls.
 */
export function plainAccountRoutes(app: FastifyInstance) {
  const accounts = new PlainAccounts();
  const tokenOf = ({ headers }: FastifyRequest) => headers.authorization?.replace(/^Bearer /, '');
  const signedIn =
    (handler: Handler) =>
    (request: Parameters<Handler>[1], reply: FastifyReply): unknown => {
      const account = accounts.holder(tokenOf(request) ?? '');
      return account ? handler(account, request, reply) : reply.code(401).send(unauthorized);
    };
  const page = (items: readonly unknown[], request: FastifyRequest): unknown =>
    paginate(items, undefined, new URL(request.url, `${request.protocol}://${request.host}`));

  // A token that is no good is refused where none is needed, too.
  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request);
    if (token && !accounts.holder(token)) return reply.code(401).send(badToken);
  });

  app.post<{ Body: Fields }>('/api/auth/register/', ({ body }, reply) => {
    const problems = accounts.register(body);
    return problems ? reply.code(400).send(problems) : reply.code(201).send({});
  });
  app.post<{ Body: Fields }>('/api/auth/token/', ({ body }, reply) => {
    const detail = 'No active account found with the given credentials';
    const pair = accounts.signIn(body.email ?? '', body.password ?? '');
    return pair ?? reply.code(401).send({ detail });
  });
  app.post<{ Body: Fields }>('/api/auth/token/refresh/', ({ body }, reply) => {
    const detail = 'Token is invalid or expired';
    return accounts.refresh(body.refresh ?? '') ?? reply.code(401).send({ detail });
  });
  app.get(
    '/api/auth/me/',
    signedIn(({ email, first_name, last_name }) => ({ email, first_name, last_name })),
  );

  app.get(
    '/api/auth/wishlist/',
    signedIn(({ wishes }, request) => page(wishes, request)),
  );
  app.post(
    '/api/auth/wishlist/',
    signedIn((account, { body }, reply) => {
      const wish = accounts.wish(account, Number(body.product));
      return wish ? reply.code(201).send(wish) : reply.code(400).send({ product: ['Listed.'] });
    }),
  );
  app.delete(
    '/api/auth/wishlist/:id/',
    signedIn((account, { params }, reply) => removeFrom(account.wishes, params.id, reply)),
  );

  app.get(
    '/api/auth/cart/',
    signedIn(({ lines }, request) => page(lines, request)),
  );
  app.post(
    '/api/auth/cart/',
    signedIn((account, { body }, reply) => {
      accounts.addLine(account, Number(body.product_id), body.quantity ?? 1);
      return reply.code(201).send();
    }),
  );
  app.patch(
    '/api/auth/cart/:id/',
    signedIn(({ lines }, { params, body }, reply) => {
      const line = lines.find(({ id }) => id === Number(params.id));
      if (!line) return reply.code(404).send(notFound);
      line.quantity = body.quantity ?? line.quantity;
      return reply.code(200).send();
    }),
  );
  app.delete(
    '/api/auth/cart/:id/',
    signedIn((account, { params }, reply) => removeFrom(account.lines, params.id, reply)),
  );

  return { callerOf: (request: FastifyRequest) => accounts.holder(tokenOf(request) ?? '') };
}

function removeFrom(items: { id: number }[], id: string, reply: FastifyReply): FastifyReply {
  const at = items.findIndex((item) => item.id === Number(id));
  if (at < 0) return reply.code(404).send(notFound);
  items.splice(at, 1);
  return reply.code(204).send();
}
