import { sql } from 'kysely';
import { openTestShop, type TestShop } from './world/test-shop';

const password = 'Abc12!';

/** An account that was made after the backup is gone, and the next one gets its id. */
describe('After a backup was restored', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
  });
  afterEach(() => shop.close());

  const register = async (email: string) => {
    const account = { email, password, password2: password };
    expect((await shop.send('POST', '/api/auth/register/', account)).status).toBe(201);
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const tokens = await (await shop.send('POST', '/api/auth/token/', { email, password })).json();
    return { id, ...tokens } as { id: number; access: string; refresh: string };
  };
  const restore = async (id: number) => {
    await shop.db.deleteFrom('users').where('id', '=', id).execute();
    await sql`select setval(pg_get_serial_sequence('users', 'id'), ${id}, false)`.execute(shop.db);
  };
  const renew = (refresh: string) => shop.send('POST', '/api/auth/token/refresh/', { refresh });
  const me = (access: string) =>
    shop.call('/api/auth/me/', { headers: { authorization: `Bearer ${access}` } });

  it('no token of a lost account is one of the account that gets its id', async () => {
    const lost = await register('mallory@example.com');
    await restore(lost.id);
    // Of an account that is gone a refresh token is still exchanged, as by SimpleJWT.
    const between = (await (await renew(lost.refresh)).json()).access;
    const owner = await register('owner@example.com');
    expect(owner.id).toBe(lost.id);

    expect((await renew(lost.refresh)).status).toBe(401);
    const verified = await shop.send('POST', '/api/auth/token/verify/', { token: lost.refresh });
    expect(verified.status).toBe(401);
    for (const access of [lost.access, between]) {
      const refused = await me(access);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({
        code: 'token_not_valid',
        messages: [{ token_type: 'access', message: 'Token is blacklisted' }],
      });
    }
    expect(await (await me(owner.access)).json()).toMatchObject({ email: 'owner@example.com' });
    const renewed = await (await renew(owner.refresh)).json();
    expect((await me(renewed.access)).status).toBe(200);
  });

  it('accounts of older versions stay signed in', async () => {
    const old = await register('old@example.com');
    await shop.db.updateTable('users').set({ session_epoch: 0 }).where('id', '=', old.id).execute();
    const { refresh } = await (
      await shop.send('POST', '/api/auth/token/', { email: 'old@example.com', password })
    ).json();
    expect((await me((await (await renew(refresh)).json()).access)).status).toBe(200);
  });
});
