import { charField } from '../fields/char-field';
import { emailField } from '../fields/email-field';
import { type Field, FieldProblem, optional } from '../fields/field';
import { newPasswordField } from '../fields/password-field';
import { readFields } from '../fields/read-fields';
import { invalidFields } from '../manners/api-error';
import { createUser, isEmailTaken, type UserRow } from '../repositories/users-repository';
import type { AccountContext } from './account-context';
import { isDuplicate } from './is-duplicate';
import type { Serve } from './serve';

const takenMessages = ['user with this email already exists.'];
const name = optional(charField({ maxLength: 150, allowBlank: true }), '');

/** Creating an account, and who is signed in (spec section 7). */
export function userRoutes(serve: Serve, { db, passwords, limits }: AccountContext): void {
  const newEmail: Field<string> = {
    async check(data) {
      const email = await emailField().check(data);
      if (await isEmailTaken(db, email)) throw new FieldProblem(takenMessages);
      return email;
    },
  };
  const fields = {
    email: newEmail,
    password: newPasswordField(),
    password2: charField(),
    first_name: name,
    last_name: name,
  };

  serve('POST /api/auth/register/', async ({ body, request, reply }) => {
    // Counted before the fields are checked: each answer tells whether an address has an account.
    limits.register(request.ip, typedEmail(body));
    const { password, password2, ...user } = await readFields(body, fields);
    isDuplicate(password, password2);
    const created = await createUser(db, {
      ...user,
      password_hash: await passwords.hash(password),
    });
    if (!created) throw invalidFields({ email: takenMessages });
    reply.code(201);
    return shown(created);
  });

  serve('GET /api/auth/me/', async ({ caller }) => shown(caller));
}

const shown = ({ first_name, last_name, email }: UserRow) => ({ first_name, last_name, email });

function typedEmail(body: unknown): string | undefined {
  const email = typeof body === 'object' && body && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim() : undefined;
}
