import argon2 from 'argon2';
import { sql } from 'kysely';
import { makeRateLimit } from '../src/auth/rate-limit';
import { addPerson, password } from './world/people';
import { openTestShop, type TestShop } from './world/test-shop';
import { secretKey } from './world/tokens';

jest.mock('argon2', () => {
  const real = jest.requireActual('argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const free = { loginPerMinute: 1_000, registerPerMinute: 1_000 };

describe('Signing in (spec section 7)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ secretKey, accounts: free });
    await addPerson(shop.db);
    await addPerson(shop.db, { email: 'off@example.com', is_active: false });
  });
  afterAll(() => shop.close());

  const signIn = (email: string, typed = password) =>
    shop.send('POST', '/api/auth/token/', { email, password: typed });

  it('does the same work, and answers the same, for every way to fail', async () => {
    const answers: string[] = [];
    // The hash for unknown addresses is made once, at the start.
    await signIn('nobody@example.com');
    for (const [email, typed] of [
      ['asha@example.com', 'wrong'],
      ['nobody@example.com', password],
      ['off@example.com', password],
    ] as const) {
      jest.mocked(argon2.hash).mockClear();
      jest.mocked(argon2.verify).mockClear();
      const response = await signIn(email, typed);
      expect(response.status).toBe(401);
      answers.push(await response.text());
      expect(argon2.hash).toHaveBeenCalledTimes(0);
      expect(argon2.verify).toHaveBeenCalledTimes(1);
      expect(jest.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(costly);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('keeps passwords as Argon2id with 19 MiB, two passes, one lane', async () => {
    const person = { email: 'kept@example.com', password, password2: password };
    expect((await shop.send('POST', '/api/auth/register/', person)).status).toBe(201);
    const { password_hash } = await shop.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'kept@example.com')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(costly);
    expect(password_hash).not.toContain(password);
  });

  it('takes a token that it gave, and gives tokens of the set length', async () => {
    const { access, refresh } = await (await signIn('Asha@Example.COM')).json();
    const me = await shop.call('/api/auth/me/', { headers: { authorization: `Bearer ${access}` } });
    expect(await me.json()).toEqual({
      first_name: 'Asha',
      last_name: '',
      email: 'asha@example.com',
    });
    expect(secondsOf(access)).toBe(5 * 60);
    expect(secondsOf(refresh)).toBe(14 * 24 * 60 * 60);
  });

  it('has one account for one address, in whatever case, however many register at once', async () => {
    const statuses = await Promise.all(
      ['once@example.com', 'Once@example.com', 'ONCE@EXAMPLE.COM', 'once@Example.com'].map(
        async (email) => {
          const person = { email, password, password2: password };
          return (await shop.send('POST', '/api/auth/register/', person)).status;
        },
      ),
    );
    expect(statuses.sort()).toEqual([201, 400, 400, 400]);
  });

  it.each([
    ['abc1!', ['This password is too short. It must contain at least 6 characters.']],
    ['123456!', ['This password must contain at least one letter.']],
    ['abcdef!', ['This password must contain at least one digit.']],
    [
      'abcdef1',
      ['This password must contain at least one character that is neither a letter nor a digit.'],
    ],
    [`a1!${'x'.repeat(126)}`, ['Ensure this field has no more than 128 characters.']],
  ])('refuses the password %s (spec section 5)', async (weak, messages) => {
    const person = { email: 'weak@example.com', password: weak, password2: weak };
    const response = await shop.send('POST', '/api/auth/register/', person);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ password: messages });
  });

  it('answers 401 to the tokens of a deleted account', async () => {
    const gone = await addPerson(shop.db, { email: 'gone@example.com' });
    const { refresh } = await (await signIn('gone@example.com')).json();
    await shop.db.deleteFrom('users').where('id', '=', gone.id).execute();
    const again = await shop.send('POST', '/api/auth/token/refresh/', { refresh });
    const { access } = await again.json();
    const me = await shop.call('/api/auth/me/', { headers: { authorization: `Bearer ${access}` } });
    expect(me.status).toBe(401);
    expect(await me.json()).toEqual({ detail: 'User not found', code: 'user_not_found' });
  });
});

describe('Tries to sign in and to register are limited', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({
      secretKey,
      accounts: { loginPerMinute: 2, registerPerMinute: 2 },
    });
    await addPerson(shop.db);
  });
  afterAll(() => shop.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = (email: string, address: string) =>
    shop.send('POST', '/api/auth/token/', { email, password: 'wrong' }, from(address));

  it("stops an address's third try for one e-mail address before it is hashed", async () => {
    const statuses = [];
    for (const email of ['asha@example.com', 'ASHA@example.com']) {
      statuses.push((await signIn(email, '192.0.2.1')).status);
    }
    expect(statuses).toEqual([401, 401]);
    jest.mocked(argon2.verify).mockClear();
    const response = await signIn('asha@example.com', '192.0.2.1');
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await response.json()).toEqual({
      detail: `Request was throttled. Expected available in ${seconds} seconds.`,
    });
    expect(argon2.verify).not.toHaveBeenCalled();
  });

  it.each([
    ['a dotted capital I', ['mimi', 'm\u0130mi', 'mI\u0307m\u0130']],
    ['a final sigma', ['νικος', 'νικοσ', 'ΝΙΚΟΣ']],
    ['an invisible character', ['lila', 'li\u200bla', '\u2060lila']],
  ])('counts spellings of one account together: %s', async (_what, names) => {
    const tries = [];
    const registered = [];
    for (const name of names) {
      const email = `${name}@example.com`;
      tries.push((await signIn(email, '192.0.2.5')).status);
      const person = { email, password: 'weak', password2: 'weak' };
      const answer = await shop.send('POST', '/api/auth/register/', person, from('192.0.2.6'));
      registered.push(answer.status);
    }
    expect(tries).toEqual([401, 401, 429]);
    expect(registered).toEqual([400, 400, 429]);
  });

  it('counts together all letters that are one letter to the database', async () => {
    const { rows } = await sql<{ same: number[] }>`
      select array_agg(n order by n) as same from generate_series(1, 1114111) n
      where n not between 55296 and 57343 group by lower(chr(n)) having count(*) > 1`.execute(
      shop.db,
    );
    // With the locale C those of ASCII alone.
    expect(rows.length).toBeGreaterThanOrEqual(26);
    let key = '';
    const limit = makeRateLimit(1, (counted) => {
      key = counted;
    });
    const apart = [];
    for (const { same } of rows) {
      const letters = same.map((one) => String.fromCodePoint(one));
      // Alone, and at the end of a word, where a letter may have another form.
      for (const before of ['', 'a']) {
        const found = new Set<string>();
        for (const letter of letters) {
          await limit('192.0.2.1', `${before}${letter}@example.com`);
          found.add(key);
        }
        if (found.size > 1) apart.push(letters);
      }
    }
    expect(apart).toEqual([]);
  });

  it('lets other accounts and other addresses sign in', async () => {
    expect((await signIn('asha@example.com', '192.0.2.2')).status).toBe(401);
    expect((await signIn('bina@example.com', '192.0.2.1')).status).toBe(401);
  });

  it('limits one network address with ever new e-mail addresses too', async () => {
    const statuses = [];
    for (let at = 0; at < 21; at += 1) {
      statuses.push((await signIn(`p${at}@example.com`, '192.0.2.9')).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(statuses[20]).toBe(429);
  });

  it('limits registration', async () => {
    const register = () =>
      shop.send(
        'POST',
        '/api/auth/register/',
        { email: 'x@example.com', password: 'weak', password2: 'weak' },
        from('192.0.2.3'),
      );
    const statuses = [await register(), await register(), await register()].map(
      (one) => one.status,
    );
    expect(statuses).toEqual([400, 400, 429]);
  });
});

const costly = /^\$argon2id\$v=19\$m=19456,(?=.*t=2)(?=.*p=1)/;

function secondsOf(token: string): number {
  const { exp, iat } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { exp: number; iat: number };
  return exp - iat;
}
