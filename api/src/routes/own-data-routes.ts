import { readFields } from '../fields/fields';
import { charField } from '../fields/text-fields';
import { invalidFields } from '../http/api-error';
import { orderReply } from '../replies/order-reply';
import { deleteUser, readOwnData } from '../repositories/own-data-repository';
import { findSignIn } from '../repositories/users-repository';
import type { AccountContext } from './account-routes';
import type { Serve } from './serve';

/** What a person may ask of the shop: an extension of our API. */
export function ownDataRoutes(serve: Serve, { db, passwords, limits }: AccountContext): void {
  serve('GET /api/auth/me/data/', async ({ caller }) => {
    const { orders, ...data } = await readOwnData(db, caller.id);
    return { ...data, orders: orders.map(orderReply) };
  });

  serve('POST /api/auth/me/delete/', async ({ body, caller, request, reply }) => {
    const { password } = await readFields(body, { password: charField() });
    await limits.login(request.ip, caller.email);
    const user = await findSignIn(db, caller.email);
    if (!(await passwords.matches(user?.password_hash, password))) {
      // Not 401, which would tell clients to refresh the token.
      throw invalidFields({ password: ['The password is not right.'] });
    }
    await deleteUser(db, caller.id);
    return reply.code(204).send();
  });
}
