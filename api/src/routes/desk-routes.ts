import type { ChangeReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { type ChangeRow, listChanges } from '../repositories/changes-repository';
import { databaseId } from '../repositories/rows';
import type { Serve } from './serve';

/** Entries of the log in one answer. */
const logLength = 50;

/** The desk, for those who run the shop. */
export function deskRoutes(serve: Serve, db: Database): void {
  serve('GET /api/auth/desk/changes/', async ({ query }) => {
    const rows = await listChanges(db, {
      beforeId: databaseId(query.before ?? ''),
      limit: logLength,
    });
    return { results: rows.map(changeReply) };
  });
}

const changeReply = ({ user_id, first_name, email, ...row }: ChangeRow): ChangeReply => ({
  ...row,
  at: row.at.toISOString(),
  who: first_name || (email?.split('@')[0] ?? ''),
  undone_at: row.undone_at?.toISOString() ?? null,
});
