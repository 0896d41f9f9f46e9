import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { PromoteRequest, RollbackRequest, WithdrawRequest } from '../releases';

const Name = Type.String({ maxLength: 80 });
const Why = Type.Optional(Type.String({ maxLength: 500 }));
const exact = { additionalProperties: false };

const Promote = Type.Object(
  {
    versions: Type.Record(Type.String({ maxLength: 40 }), Name, { minProperties: 1 }),
    channel: Name,
    drops: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 }),
    why: Why,
  },
  exact,
);
const Rollback = Type.Object(
  {
    part: Type.Optional(Type.Union([Name, Type.Array(Name, { minItems: 1, maxItems: 20 })])),
    channel: Name,
    why: Why,
  },
  exact,
);
const Withdraw = Type.Object({ name: Name, version: Name, channel: Name, why: Why }, exact);

/** Moves of a channel, and what is told of it. */
export function moveRoutes(api: FastifyInstance): void {
  api.post<{ Body: PromoteRequest }>(
    '/promote',
    { schema: { body: Promote } },
    ({ body, releases }) => releases.promote(body),
  );
  api.post<{ Body: Omit<RollbackRequest, 'parts'> & { part?: string | readonly string[] } }>(
    '/rollback',
    { schema: { body: Rollback } },
    ({ body: { part = [], ...rest }, releases }) =>
      releases.rollback({ ...rest, apps: [part].flat() }),
  );
  api.post<{ Body: WithdrawRequest }>(
    '/withdraw',
    { schema: { body: Withdraw } },
    ({ body, releases }) => releases.withdraw(body),
  );
  api.get<{ Querystring: { channel?: string } }>('/status', ({ query, releases }) =>
    releases.status(query.channel ?? 'live'),
  );
  api.get<{ Querystring: { limit?: string } }>('/log', ({ query, releases }) =>
    releases.log(Math.min(500, Number(query.limit) || 30)),
  );
}
