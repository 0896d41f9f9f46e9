import { makePasswords } from '../../src/auth/passwords';
import type { Database } from '../../src/db/schema';
import { makeToken } from './tokens';

export const password = 'Abc12!';

/** Makes an account and says how to call as that person. */
export async function addPerson(
  db: Database,
  { email = 'asha@example.com', first_name = 'Asha', is_active = true, is_staff = false } = {},
) {
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      password_hash: await makePasswords().hash(password),
      first_name,
      last_name: '',
      is_active,
      is_staff,
      // As in accounts of older versions; tests that make tokens themselves name it.
      session_epoch: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await makeToken({
    claims: { user_id: id, auth_time: Math.floor(Date.now() / 1_000) },
  });
  return { id, email, headers: { authorization: `Bearer ${token}` } };
}

export type Person = Awaited<ReturnType<typeof addPerson>>;
