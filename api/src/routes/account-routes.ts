import { plainEmail } from '@shop/shared/contract';
import type { Passwords } from '../auth/passwords';
import type { RateLimit } from '../auth/rate-limit';
import { refreshTokens, verifyToken } from '../auth/refresh';
import type { Tokens } from '../auth/tokens';
import type { Database } from '../db/schema';
import { type Field, FieldProblem, optional, readFields } from '../fields/fields';
import { charField, emailField, newPasswordField, refuseDifferent } from '../fields/text-fields';
import { invalidFields, unauthorized } from '../http/api-error';
import { orderReply } from '../replies/order-reply';
import { deleteUser, readOwnData } from '../repositories/own-data-repository';
import {
  createUser,
  findSignIn,
  isEmailTaken,
  type UserRow,
} from '../repositories/users-repository';
import type { Serve } from './serve';

/** What the routes of accounts work with. */
export interface AccountContext {
  db: Database;
  tokens: Tokens;
  passwords: Passwords;
  rotateRefreshTokens: boolean;
  limits: { login: RateLimit; register: RateLimit; reset: RateLimit };
}

const text = charField();
const typedEmail = charField({ normalize: plainEmail });
const name = optional(charField({ maxLength: 150, allowBlank: true }), '');
const takenMessages = ['user with this email already exists.'];

/** Signing in, new tokens for old, creating an account, and the signed-in user (spec section 7) with their data. */
export function accountRoutes(serve: Serve, context: AccountContext): void {
  const { db, tokens, passwords, limits, rotateRefreshTokens } = context;

  serve('POST /api/auth/token/', async ({ body, request }) => {
    const { email, password } = await readFields(body, { email: typedEmail, password: text });
    await limits.login(request.ip, email);
    const user = await findSignIn(db, email);
    const matches = await passwords.matches(user?.password_hash, password);
    if (!user?.is_active || !matches) {
      throw unauthorized({ detail: 'No active account found with the given credentials' });
    }
    return tokens.signPair(user.id, user.session_epoch, Math.floor(Date.now() / 1_000));
  });

  serve('POST /api/auth/token/refresh/', async ({ body }) => {
    const { refresh } = await readFields(body, { refresh: text });
    return refreshTokens(db, tokens, { refresh, rotate: rotateRefreshTokens });
  });

  serve('POST /api/auth/token/verify/', async ({ body }) => {
    const { token } = await readFields(body, { token: text });
    await verifyToken(db, tokens, token);
    return {};
  });

  const newEmail: Field<string> = async (data) => {
    const email = await emailField(data);
    if (await isEmailTaken(db, email)) throw new FieldProblem(takenMessages);
    return email;
  };
  const newAccount = {
    email: newEmail,
    password: newPasswordField,
    password2: text,
    first_name: name,
    last_name: name,
  };

  serve('POST /api/auth/register/', async ({ body, request, reply }) => {
    // Counted before the fields are checked: each answer reveals whether an address has an account.
    await limits.register(request.ip, givenEmail(body));
    const { password, password2, ...user } = await readFields(body, newAccount);
    refuseDifferent(password, password2);
    const created = await createUser(db, {
      ...user,
      password_hash: await passwords.hash(password),
    });
    if (!created) throw invalidFields({ email: takenMessages });
    reply.code(201);
    return shown(created);
  });

  serve('GET /api/auth/me/', async ({ caller }) => shown(caller));

  // What a person may ask of the shop: an extension of our API.
  serve('GET /api/auth/me/data/', async ({ caller }) => {
    const { orders, ...data } = await readOwnData(db, caller.id);
    return { ...data, orders: orders.map(orderReply) };
  });

  serve('POST /api/auth/me/delete/', async ({ body, caller, request, reply }) => {
    const { password } = await readFields(body, { password: text });
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

const shown = ({ first_name, last_name, email, is_staff }: UserRow) => ({
  first_name,
  last_name,
  email,
  ...(is_staff && { is_staff }),
});

function givenEmail(body: unknown): string | undefined {
  const email = typeof body === 'object' && body && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim() : undefined;
}
