import type { DeskOrderReply, OrderStatus } from '@shop/shared/contract';
import type { Currency } from '@shop/shared/default-config';
import type { Database } from '../db/schema';
import { applyChange } from '../desk/apply-change';
import { cellField } from '../fields/cell-fields';
import { type Field, FieldProblem, optional, readFields } from '../fields/fields';
import { integerField } from '../fields/number-fields';
import { notFound } from '../http/api-error';
import { price } from '../products/field-kinds';
import { deskOrderReply } from '../replies/order-reply';
import { findOrderById, listOrders } from '../repositories/orders-repository';
import { doneOrThrow, idOf } from './desk-routes';
import type { Serve } from './serve';

/** Orders in one answer. */
const pageSize = 20;

const statuses: readonly unknown[] = [
  ...(['new', 'confirmed', 'paid', 'sent', 'done', 'cancelled'] satisfies OrderStatus[]),
];

const isStatus = (data: unknown): data is OrderStatus => statuses.includes(data);

const statusField: Field<OrderStatus> = (data) => {
  if (!isStatus(data)) {
    const isText = typeof data === 'string';
    throw new FieldProblem([isText ? `"${data}" is not a valid choice.` : 'Not a valid string.']);
  }
  return data;
};

/** Orders on the desk: find, and say what became of them. */
export function deskOrdersRoutes(
  serve: Serve,
  { db, currency }: { db: Database; currency: Currency },
): void {
  const changing = {
    version: integerField({ min: 1, max: 2_147_483_647 }),
    status: optional(statusField, undefined),
    amount: optional(cellField(price, currency), undefined),
  };

  serve('GET /api/auth/desk/orders/', async ({ query }) => {
    const { status, search, offset = '' } = query;
    const { count, rows } = await listOrders(db, {
      status: isStatus(status) ? status : undefined,
      search: search?.slice(0, 200),
      limit: pageSize,
      offset: /^\d{1,9}$/.test(offset) ? Number(offset) : 0,
    });
    return { count, results: rows.map(deskOrderReply) };
  });

  serve('GET /api/auth/desk/orders/{id}/', ({ params }) => one(idOf(params)));

  serve('PATCH /api/auth/desk/orders/{id}/', async ({ params, body, caller }) => {
    const id = idOf(params);
    const { version, ...given } = await readFields(body, changing);
    const fields = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    );
    const change = { kind: 'order', id, version, fieldsOf: () => fields } as const;
    const outcome = await applyChange(db, { userId: caller.id, ...change });
    const current = outcome.state === 'missing' ? undefined : await one(id);
    return { ...current, ...doneOrThrow(outcome, current) };
  });

  async function one(id: number): Promise<DeskOrderReply> {
    const row = await findOrderById(db, id);
    if (!row) throw notFound();
    return deskOrderReply(row);
  }
}
