import { addPost } from './world/blog';
import { addPerson } from './world/people';
import {
  allRecorded,
  expectSameHeaders,
  expectSameShape,
  type Recorded,
  replay,
} from './world/recorded';
import { bag } from './world/shop-files';
import { openTestShop, type TestShop } from './world/test-shop';
import { makeToken, makeUnsignedToken, secretKey } from './world/tokens';

const otherKey = { key: 'another key, as long as the right one' };
const refreshClaims = { token_type: 'refresh', epoch: 0 };
const makeRefresh = (options = {}) => makeToken({ claims: refreshClaims, ...options });

/** The tokens in recorded requests that are not simply the caller's own access token. */
const tokens: Record<string, () => Promise<string>> = {
  'B refresh ok': makeRefresh,
  'B same refresh again (reusable without rotation)': makeRefresh,
  'B bad signature': () => makeRefresh(otherKey),
  'B access token used as refresh': () => makeToken(),
  'B bearer sent along is ignored by refresh': makeRefresh,
  'C bad signature': () => makeToken(otherKey),
  'C refresh used as access': makeRefresh,
  'C alg none token': async () => makeUnsignedToken(),
  'N expired access on me': () => makeToken({ expiresIn: -1 }),
  'N expired refresh': () => makeRefresh({ expiresIn: -1 }),
  'N deactivated user, valid access': () => makeToken({ claims: { user_id: 2 } }),
  'N deleted user, refresh': () => makeRefresh({ claims: { ...refreshClaims, user_id: 4_000 } }),
};

interface Deviation {
  status: number;
  reply: unknown;
  why: string;
}

const notJson = (reason: string): Deviation => ({
  status: 400,
  reply: { detail: `JSON parse error - ${reason}` },
  why: 'to say where it is broken took long for a long body',
});

const deviations: Record<string, Deviation> = {
  'A malformed JSON': notJson('The body is not JSON.'),
  'A NaN literal (strict JSON)': notJson('The body is not JSON.'),
  'A invalid UTF-8 body': notJson('The body is not UTF-8.'),
  'A upper-case e-mail (case-sensitive lookup)': {
    status: 200,
    reply: { refresh: 'text', access: 'text' },
    why: 'people type their address in any case',
  },
  'A OPTIONS metadata': {
    status: 200,
    reply: { name: 'Sign in', description: '', renders: ['x'], parses: ['x'] },
    why: 'the OpenAPI document describes fields',
  },
  'D same e-mail, other case (accepted by UniqueValidator?)': {
    status: 400,
    reply: { email: ['user with this email already exists.'] },
    why: 'one address has one account',
  },
  'D bad e-mail + weak + blank': {
    status: 400,
    reply: {
      email: ['Enter a valid email address.'],
      password: [
        'This password is too short. It must contain at least 6 characters.',
        'This password must contain at least one letter.',
        'This password must contain at least one character that is neither a letter nor a digit.',
      ],
      password2: ['This field may not be blank.'],
    },
    why: "the spec's rules for passwords, not Django's",
  },
  'G quantity overflows the column (unhandled on sqlite/PG unless max_value)': {
    status: 400,
    reply: { quantity: ['Ensure this value is less than or equal to 999.'] },
    why: 'recorded is a crash',
  },
  'H create': {
    status: 201,
    reply: {
      id: 1,
      blog: 1,
      content: 'hi <b>x</b>',
      approved: true,
      created_at: '2026-11-19T23:00:52.894631Z',
      user: { first_name: 'Asha', email: 'asha' },
    },
    why: "the spec's comment has no last name, and no whole address is shown",
  },
  'H approved:false sent by client is ignored (read-only)': {
    status: 201,
    reply: {
      id: 2,
      blog: 1,
      content: 'x',
      approved: true,
      created_at: '2026-11-19T23:00:52.894631Z',
      user: { first_name: 'Asha', email: 'asha' },
    },
    why: 'as above',
  },
  'H DELETE comment not allowed': {
    status: 404,
    reply: { detail: 'Not found.' },
    why: 'the spec has no call for one comment',
  },
};

/** Of this body the recording shows only the beginning. */
const tooLong = { body: JSON.stringify({ quantity: '9'.repeat(1_001) }) };

const keyOf = ({ section, title }: Recorded): string => `${section} ${title}`;

const recordedIn = (sections: string): [string, Recorded][] =>
  allRecorded
    .filter(({ section, path }) => sections.includes(section) && !path.includes('/products/'))
    .map((entry) => [
      keyOf(entry),
      entry.title === 'quantity very long string' ? { ...entry, ...tooLong } : entry,
    ]);

async function expectAsRecorded(response: Response, entry: Recorded): Promise<void> {
  const instead = deviations[keyOf(entry)];
  expect(response.status).toBe(instead?.status ?? entry.status);
  if (!instead) expectSameHeaders(response, entry);
  if (response.status === 204) return expect(await response.text()).toBe('');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const answered = await response.json();
  if (entry.replyCut) return expect(answered).toEqual(pair);
  const expected = instead?.reply ?? entry.reply;
  if (response.status >= 400) expect(answered).toEqual(expected);
  else expectSameShape(answered, expected);
}

const pair = { refresh: expect.any(String), access: expect.any(String) };

const stock = {
  products: ['bag-1', 'bag-2'].map((slug) => bag({ slug, discounted_price: '1499.50' })),
};

describe('Accounts, wishlist, cart and blog answer as Django REST Framework was recorded to', () => {
  let shop: TestShop;
  let second = '';
  beforeAll(async () => {
    shop = await openTestShop({
      secretKey,
      accounts: { loginPerMinute: 100, registerPerMinute: 100 },
    });
    await shop.stock(stock);
    await addPost(shop.db);
    await addPerson(shop.db);
    const off = await addPerson(shop.db, { email: 'off@example.com', is_active: false });
    expect(off.id).toBe(2);
  });
  afterAll(() => shop.close());

  // In the recorded order: a request finds what those before it left.
  it.each(recordedIn('ABCDFGHN'))('%s', async (key, entry) => {
    if (key.startsWith("G other user's")) second = await tokenOfSecond();
    const own = second && key.startsWith("G other user's") ? second : await makeToken();
    const token = (await tokens[key]?.()) ?? own;
    await expectAsRecorded(await replay(shop.address, entry, token), entry);
  });

  it('deviates only where a recorded answer says why', () => {
    const keys = recordedIn('ABCDFGHN').map(([key]) => key);
    for (const [key, { why }] of Object.entries(deviations)) {
      expect(keys).toContain(key);
      expect(why).not.toBe('');
    }
    for (const key of Object.keys(tokens)) expect(keys).toContain(key);
  });

  async function tokenOfSecond(): Promise<string> {
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'n1@example.com')
      .executeTakeFirstOrThrow();
    return makeToken({ claims: { user_id: id } });
  }
});

describe('With rotation, refresh answers as Django REST Framework was recorded to', () => {
  let shop: TestShop;
  let refresh = '';
  let spent = '';
  beforeAll(async () => {
    shop = await openTestShop({ secretKey, accounts: { rotateRefreshTokens: true } });
    await addPerson(shop.db);
  });
  afterAll(() => shop.close());

  it.each(recordedIn('M'))('%s', async (key, entry) => {
    const token = key === 'M old refresh reused' ? spent : refresh || (await makeToken());
    const isMe = entry.path.endsWith('/me/');
    const response = await replay(shop.address, entry, isMe ? await makeToken() : token);
    const copy = response.clone();
    await expectAsRecorded(response, entry);
    const answered = await copy.json();
    if (answered.refresh) {
      spent = refresh;
      refresh = answered.refresh;
    }
  });

  it('gives exactly one of many requests with the same refresh token a new one', async () => {
    const path = '/api/auth/token/refresh/';
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await shop.send('POST', path, { refresh })).status),
    );
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
  });
});
