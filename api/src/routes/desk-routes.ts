import type { ChangeReply, DeskCommentReply, DeskEnquiryReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { undoChange } from '../desk/apply-change';
import { subjects } from '../desk/subjects';
import { booleanField, readFields } from '../fields/fields';
import { found } from '../http/api-error';
import { deskProductReplies } from '../replies/desk-product-reply';
import { deskOrderReply } from '../replies/order-reply';
import { type ChangeRow, listChanges } from '../repositories/changes-repository';
import {
  decisionOf,
  findModerated,
  listModerated,
  type ModeratedComment,
} from '../repositories/comments-repository';
import { listDeskProducts } from '../repositories/desk-repository';
import { type EnquiryRow, findEnquiry, listEnquiries } from '../repositories/enquiries-repository';
import { listOrders } from '../repositories/orders-repository';
import { doneOrThrow, idOf, makeChange, rangeOf } from './desk-calls';
import type { Serve } from './serve';

/** Entries of each list of today. */
const todayLength = 3;

/** What waits, comments, enquiries and the log of the desk. */
export function deskRoutes(serve: Serve, db: Database): void {
  serve('GET /api/auth/desk/today/', async () => {
    const limit = todayLength;
    const products = await listDeskProducts(db, { soldOut: true, limit });
    return {
      orders: part(await listOrders(db, { status: 'new', limit }), deskOrderReply),
      enquiries: part(await listEnquiries(db, { answered: false, limit }), enquiryReply),
      comments: part(await listModerated(db, { waiting: true, limit }), commentReply),
      sold_out: {
        count: products.count,
        results: await deskProductReplies(db, products.rows, true),
      },
    };
  });

  serve('GET /api/auth/desk/comments/', async ({ query }) => {
    const decided = query.decided === '1';
    const filter = { waiting: !decided, decided, ...rangeOf(query) };
    return part(await listModerated(db, filter), commentReply);
  });

  serve('PATCH /api/auth/desk/comments/{id}/', async ({ params, body, caller }) => {
    const fields = await readFields(body, { approved: booleanField });
    const change = { kind: 'comment', id: idOf(params), fieldsOf: () => fields } as const;
    return makeChange(db, { userId: caller.id, ...change }, async (id) =>
      commentReply(found(await findModerated(db, id))),
    );
  });

  serve('GET /api/auth/desk/enquiries/', async ({ query }) => {
    const filter = { answered: query.answered === '1', ...rangeOf(query) };
    return part(await listEnquiries(db, filter), enquiryReply);
  });

  serve('PATCH /api/auth/desk/enquiries/{id}/', async ({ params, body, caller }) => {
    const fields = await readFields(body, { answered: booleanField });
    const change = { kind: 'enquiry', id: idOf(params), fieldsOf: () => fields } as const;
    return makeChange(db, { userId: caller.id, ...change }, async (id) =>
      enquiryReply(found(await findEnquiry(db, id))),
    );
  });

  serve('GET /api/auth/desk/changes/', async ({ query }) =>
    part(await listChanges(db, rangeOf(query)), changeReply),
  );

  serve('POST /api/auth/desk/changes/{id}/undo/', async ({ params, caller }) =>
    doneOrThrow(await undoChange(db, { userId: caller.id, id: idOf(params) })),
  );
}

const part = <Row, Entry>(
  { count, rows }: { count: number; rows: Row[] },
  reply: (row: Row) => Entry,
) => ({
  count,
  results: rows.map(reply),
});

const nameOf = (first: string | null, email: string | null) =>
  first || (email?.split('@')[0] ?? '');

const changeReply = ({
  user_id,
  first_name,
  email,
  by_command,
  account,
  ...row
}: ChangeRow): ChangeReply => ({
  ...row,
  title: account ?? row.title,
  at: row.at.toISOString(),
  who: by_command ? 'command' : nameOf(first_name, email),
  undoable: row.kind in subjects && !('removed' in row.after),
  undone_at: row.undone_at?.toISOString() ?? null,
});

const commentReply = ({
  slug,
  email,
  moderated_at,
  ...row
}: ModeratedComment): DeskCommentReply => ({
  ...row,
  approved: decisionOf({ ...row, moderated_at }),
  post: slug,
  name: nameOf(row.name, email),
  created_at: row.created_at.toISOString(),
});

const enquiryReply = ({
  id,
  name,
  email,
  phone,
  message,
  ...row
}: EnquiryRow): DeskEnquiryReply => ({
  ...{ id, name, email, phone, message },
  answered: row.answered_at !== null,
  created_at: row.created_at.toISOString(),
});
