import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/schema';

/** `/healthz`: 200 while the database answers, for load balancers and `npm start`. */
export function healthRoute(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  });
}
