import type { DeskOrderReply, OrderStatus } from '@shop/shared/contract';
import type { Currency } from '@shop/shared/default-config';
import type { Database } from '../db/schema';
import { cellField } from '../fields/cell-fields';
import { type Field, FieldProblem, optional, readFields } from '../fields/fields';
import { found } from '../http/api-error';
import { price } from '../products/field-kinds';
import { deskOrderReply } from '../replies/order-reply';
import { findOrderById, listOrders, orderStatuses } from '../repositories/orders-repository';
import { definedFields, idOf, makeChange, rangeOf, versionField } from './desk-calls';
import type { Serve } from './serve';

const statusField: Field<OrderStatus> = (data) => {
  const status = orderStatuses.find((one) => one === data);
  if (status) return status;
  const isText = typeof data === 'string';
  throw new FieldProblem([isText ? `"${data}" is not a valid choice.` : 'Not a valid string.']);
};

/** Orders on the desk: find, and say what became of them. */
export function deskOrdersRoutes(
  serve: Serve,
  { db, currency }: { db: Database; currency: Currency },
): void {
  const changing = {
    version: versionField,
    status: optional(statusField, undefined),
    amount: optional(cellField(price, currency), undefined),
  };

  serve('GET /api/auth/desk/orders/', async ({ query }) => {
    const status = orderStatuses.find((one) => one === query.status);
    const { count, rows } = await listOrders(db, { status, ...rangeOf(query) });
    return { count, results: rows.map(deskOrderReply) };
  });

  serve('GET /api/auth/desk/orders/{id}/', ({ params }) => one(idOf(params)));

  serve('PATCH /api/auth/desk/orders/{id}/', async ({ params, body, caller }) => {
    const { version, ...fields } = await readFields(body, changing);
    const change = { kind: 'order', id: idOf(params), version } as const;
    const fieldsOf = () => definedFields(fields);
    return makeChange(db, { userId: caller.id, ...change, fieldsOf }, one);
  });

  const one = async (id: number): Promise<DeskOrderReply> =>
    deskOrderReply(found(await findOrderById(db, id)));
}
