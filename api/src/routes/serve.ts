import {
  type Body,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  type Params,
  type Query,
} from '@shop/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, type Caller, requireStaff } from '../auth/bearer';
import { ApiError, unauthorized } from '../http/api-error';
import { describeEndpoint } from './docs-route';

/** What a handler is given: the contract's parts of the call, and the caller. */
export interface Call<K extends EndpointKey> {
  /** Path parameters as text. */
  params: Record<keyof Params<K> & string, string>;
  /** The query as text; a name given twice has its last value, as in Django. */
  query: Partial<Record<keyof Query<K> & string, string>>;
  /** The parsed body; its fields are for the handler to check. */
  body: Body<K> extends undefined ? undefined : unknown;
  caller: Endpoints[K]['auth'] extends 'required' | 'staff' ? Caller : Caller | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<K extends EndpointKey> = (call: Call<K>) => Promise<unknown>;

/** Registers a handler under its contract key; path, access and documentation come from there. */
export type Serve = <K extends EndpointKey>(key: K, handler: Handler<K>) => void;

/** The most entries of one list. */
export const maxPageSize = 5_000;

/** The largest photo that is taken, in bytes. */
const maxPictureBytes = 12_000_000;

/** The order in which Django names methods in an Allow header. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
type Method = (typeof methods)[number];

/** A path that is served, with the sign-in that each of its calls requires. */
interface ServedPath {
  methods: Set<Method>;
  endpoints: Endpoint[];
}

/**
 * Makes the `serve` function of an app. Once all handlers are registered, `finish` answers the
 * other methods of their paths: OPTIONS with a description, the rest with 405; both with Allow.
 */
export function createRouteRegistry(app: FastifyInstance, authenticate: Authenticate) {
  const servedKeys = new Set<EndpointKey>();
  const paths = new Map<string, ServedPath>();

  /** What every call goes through before its body is read; notes the caller. */
  const enter = async (
    { methods: allowed }: ServedPath,
    auth: Endpoint['auth'],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    reply.header('allow', methods.filter((method) => allowed.has(method)).join(', '));
    refuseOtherTypes(request.headers.accept);
    if (auth !== 'none') request.caller = await authenticate(request);
    if (auth === 'none' || auth === 'optional') return;
    if (!request.caller) {
      throw unauthorized({ detail: 'Authentication credentials were not provided.' });
    }
    if (auth === 'staff') requireStaff(request.caller);
  };

  const serve: Serve = (key, handler) => {
    const [method, path] = key.split(' ') as [Method, string];
    servedKeys.add(key);
    const endpoint: Endpoint = endpoints[key];
    const at: ServedPath = paths.get(path) ?? { methods: new Set(['OPTIONS']), endpoints: [] };
    paths.set(path, at);
    at.endpoints.push(endpoint);
    at.methods.add(method);
    if (method === 'GET') at.methods.add('HEAD');
    app.route({
      method,
      url: fastifyPath(path),
      schema: describeEndpoint(key),
      ...(endpoint.takesPicture && { bodyLimit: maxPictureBytes, config: { takesPicture: true } }),
      onRequest: (request, reply) => enter(at, endpoint.auth, request, reply),
      handler: (request, reply) => {
        const { params, query, body, caller } = request;
        return handler({ params, query, body, caller, request, reply } as Call<typeof key>);
      },
    });
  };

  const finish = (): void => {
    for (const [path, at] of paths) {
      app.route({
        method: methods.filter((method) => !at.methods.has(method) || method === 'OPTIONS'),
        url: fastifyPath(path),
        schema: { hide: true },
        onRequest: async (request, reply) => {
          const describing = request.method === 'OPTIONS';
          await enter(at, authOf(at, describing ? loosestFirst : strictestFirst), request, reply);
          if (!describing) {
            throw new ApiError(405, { detail: `Method "${request.method}" not allowed.` });
          }
        },
        handler: async () => ({
          name: at.endpoints[0]?.summary,
          description: '',
          renders: ['application/json'],
          parses: ['application/json'],
        }),
      });
    }
  };

  return { serve, finish, servedKeys };
}

const loosestFirst = ['none', 'optional', 'required', 'staff'] as const;
const strictestFirst = loosestFirst.toReversed();

/**
 * The sign-in that a method needs which its path does not have: a path that is public to read but not to
 * write answers 401 before 405, as Django REST Framework's IsAuthenticatedOrReadOnly does.
 */
const authOf = ({ endpoints: calls }: ServedPath, order: readonly Endpoint['auth'][]) =>
  order.find((auth) => calls.some((call) => call.auth === auth)) ?? 'none';

const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Answers 406 when a request's Accept header leaves no room for JSON. */
function refuseOtherTypes(accept: string | undefined): void {
  if (!accept) return;
  const types = accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  if (!types.some((type) => offered.has(type))) {
    throw new ApiError(406, { detail: 'Could not satisfy the request Accept header.' });
  }
}

const offered = new Set(['application/json', 'application/*', '*/*']);

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}
