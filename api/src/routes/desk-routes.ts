import type { ChangeReply, DeskCommentReply, DeskEnquiryReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { applyChange, type Outcome, undoChange } from '../desk/apply-change';
import { subjects } from '../desk/subjects';
import { booleanField, readFields } from '../fields/fields';
import { ApiError, notFound } from '../http/api-error';
import { deskProductReplies } from '../replies/desk-product-reply';
import { deskOrderReply } from '../replies/order-reply';
import { type ChangeRow, listChanges } from '../repositories/changes-repository';
import {
  decisionOf,
  findModerated,
  listModerated,
  type ModeratedComment,
} from '../repositories/comments-repository';
import { countWaiting, listDeskEnquiries, listDeskProducts } from '../repositories/desk-repository';
import { type EnquiryRow, findEnquiry } from '../repositories/enquiries-repository';
import { listOrders } from '../repositories/orders-repository';
import { databaseId } from '../repositories/rows';
import type { Serve } from './serve';

/** Entries of each list in one answer, and of those of today. */
const listLength = 50;
const todayLength = 3;

/** What waits, comments, enquiries and the log of the desk. */
export function deskRoutes(serve: Serve, db: Database): void {
  serve('GET /api/auth/desk/today/', async () => {
    const limit = todayLength;
    const waiting = await countWaiting(db);
    const enquiries = await listDeskEnquiries(db, { unanswered: true, limit });
    const comments = await listModerated(db, { waiting: true, undecidedFirst: true, limit });
    const undecided = comments.map(commentReply).filter(({ approved }) => approved === null);
    const { count, rows } = await listDeskProducts(db, { soldOut: true, limit });
    const orders = await listOrders(db, { status: 'new', limit });
    return {
      orders: { count: orders.count, results: orders.rows.map(deskOrderReply) },
      enquiries: { count: waiting.enquiries, results: enquiries.map(enquiryReply) },
      comments: { count: waiting.comments, results: undecided },
      sold_out: { count, results: await deskProductReplies(db, rows, true) },
    };
  });

  serve('GET /api/auth/desk/comments/', async () => {
    const limit = listLength;
    const rows = await listModerated(db, { waiting: false, undecidedFirst: true, limit });
    return { results: rows.map(commentReply) };
  });

  serve('PATCH /api/auth/desk/comments/{id}/', async ({ params, body, caller }) => {
    const { approved } = await readFields(body, { approved: booleanField });
    const id = idOf(params);
    const change = { kind: 'comment', id, fieldsOf: () => ({ approved }) } as const;
    const done = doneOrThrow(await applyChange(db, { userId: caller.id, ...change }));
    const row = await findModerated(db, id);
    if (!row) throw notFound();
    return { ...commentReply(row), ...done };
  });

  serve('GET /api/auth/desk/enquiries/', async () => {
    const rows = await listDeskEnquiries(db, { unanswered: false, limit: listLength });
    return { results: rows.map(enquiryReply) };
  });

  serve('PATCH /api/auth/desk/enquiries/{id}/', async ({ params, body, caller }) => {
    const { answered } = await readFields(body, { answered: booleanField });
    const id = idOf(params);
    const change = { kind: 'enquiry', id, fieldsOf: () => ({ answered }) } as const;
    const done = doneOrThrow(await applyChange(db, { userId: caller.id, ...change }));
    const row = await findEnquiry(db, id);
    if (!row) throw notFound();
    return { ...enquiryReply(row), ...done };
  });

  serve('GET /api/auth/desk/changes/', async ({ query }) => {
    const beforeId = databaseId(query.before ?? '');
    const rows = await listChanges(db, { beforeId, limit: listLength });
    return { results: rows.map(changeReply) };
  });

  serve('POST /api/auth/desk/changes/{id}/undo/', async ({ params, caller }) =>
    doneOrThrow(await undoChange(db, { userId: caller.id, id: idOf(params) })),
  );
}

/** The id in a path; throws a 404 ApiError when it is none. */
export function idOf({ id }: { id: string }): number {
  const found = databaseId(id);
  if (found === undefined) throw notFound();
  return found;
}

/** The entry of the log; throws a 404 or 409 ApiError when the change was not made. */
export function doneOrThrow(outcome: Outcome, current?: unknown): { change?: number } {
  if (outcome.state === 'missing') throw notFound();
  if (outcome.state !== 'done') {
    const detail = 'It was changed again in the meantime.';
    throw new ApiError(409, { detail, ...(current !== undefined && { current }) });
  }
  return outcome.change === undefined ? {} : { change: outcome.change };
}

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
