import { type Endpoint, endpoints } from '@shop/shared/contract';
import type { FastifyInstance } from 'fastify';
import { makeTokens } from '../src/auth/tokens';
import { addPerson, type Person } from './world/people';
import { buildTestApp } from './world/test-app';
import { openTestShop, type TestShop } from './world/test-shop';
import { makeToken, secretKey } from './world/tokens';

const hour = 60 * 60;
const ago = (seconds: number): number => Math.floor(Date.now() / 1_000) - seconds;

/** What callers are: their token, made of the ids of a customer and of one of the staff. */
const callers = {
  nobody: async () => undefined,
  'a garbled token': async () => 'garbage',
  'an expired token': ({ owner }) => makeToken({ claims: claimsOf(owner), expiresIn: -1 }),
  'a token for refreshing': ({ owner }) =>
    makeToken({ claims: { ...claimsOf(owner), token_type: 'refresh' } }),
  'a customer': ({ customer }) => makeToken({ claims: claimsOf(customer) }),
  staff: ({ owner }) => makeToken({ claims: claimsOf(owner, 11 * hour) }),
  'staff of yesterday': ({ owner }) => makeToken({ claims: claimsOf(owner, 12 * hour + 5) }),
  'staff with a token of an older version': ({ owner }) =>
    makeToken({ claims: { user_id: owner } }),
} satisfies Record<string, (ids: Ids) => Promise<string | undefined>>;

type Ids = { customer: number; owner: number };
type Caller = keyof typeof callers;

const claimsOf = (user_id: number, age = 0) => ({ user_id, auth_time: ago(age) });

const again = '401 sign_in_again';
const badToken = '401 token_not_valid';
const refusedTokens = {
  'a garbled token': badToken,
  'an expired token': badToken,
  'a token for refreshing': badToken,
} as const;

/** Who is refused, and how; all others are let in. */
const refusals: Record<Endpoint['auth'], Partial<Record<Caller, string>>> = {
  none: {},
  optional: refusedTokens,
  required: { nobody: '401', ...refusedTokens },
  staff: {
    nobody: '401',
    ...refusedTokens,
    'a customer': '403',
    'staff of yesterday': again,
    'staff with a token of an older version': again,
  },
};

describe('Who may call what', () => {
  let shop: TestShop;
  let app: FastifyInstance;
  let owner: Person;
  let tokens: Record<string, string | undefined>;
  beforeAll(async () => {
    shop = await openTestShop();
    ({ app } = await buildTestApp(shop));
    const customer = await addPerson(shop.db);
    owner = await addPerson(shop.db, { email: 'owner@example.com', is_staff: true });
    const ids = { customer: customer.id, owner: owner.id };
    const made = Object.entries(callers).map(async ([who, make]) => [who, await make(ids)]);
    tokens = Object.fromEntries(await Promise.all(made));
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  it.each(Object.entries<Endpoint>(endpoints))('%s', async (key, { auth }) => {
    const [method, path = ''] = key.split(' ');
    const answers: Partial<Record<Caller, string>> = {};
    for (const who of Object.keys(callers) as Caller[]) {
      const token = tokens[who];
      const { statusCode, body } = await app.inject({
        method: method as 'GET',
        url: path.replace(/\{\w+\}/g, '999'),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      const isRefused = statusCode === 401 || statusCode === 403;
      const { code = '' } = isRefused ? JSON.parse(body) : {};
      if (isRefused) answers[who] = `${statusCode} ${code}`.trim();
    }
    expect(answers).toEqual(refusals[auth]);
  });

  it('says to a customer, and to staff after 12 hours, what is missing', async () => {
    const call = async (token = '') =>
      (
        await app.inject({
          url: '/api/auth/desk/changes/',
          headers: { authorization: `Bearer ${token}` },
        })
      ).json();
    expect(await call(tokens['a customer'])).toEqual({
      detail: 'You do not have permission to perform this action.',
    });
    expect((await call(tokens['staff of yesterday'])).detail).toMatch(/Sign in again/);
  });

  it('remembers through every refresh when the password was given', async () => {
    const { signPair, readAs } = makeTokens(new TextEncoder().encode(secretKey), {
      accessSeconds: 300,
      refreshSeconds: 600,
    });
    const givenAt = ago(13 * hour);
    const { refresh } = await signPair(owner.id, 0, givenAt);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/token/refresh/',
      payload: { refresh },
    });
    const { access } = answer.json();
    expect((await readAs('access', access)).authTime).toBe(givenAt);
    const me = await app.inject({
      url: '/api/auth/me/',
      headers: { authorization: `Bearer ${access}` },
    });
    expect(me.json()).toMatchObject({ email: 'owner@example.com', is_staff: true });
    const log = await app.inject({
      url: '/api/auth/desk/changes/',
      headers: { authorization: `Bearer ${access}` },
    });
    expect([log.statusCode, log.json().code]).toEqual([401, 'sign_in_again']);
  });
});
