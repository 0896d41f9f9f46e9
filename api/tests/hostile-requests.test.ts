import { type Endpoint, endpoints } from '@shop/shared/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { addPost } from './world/blog';
import { addPerson, password } from './world/people';
import { bag } from './world/shop-files';
import { buildTestApp } from './world/test-app';
import { openTestShop, type TestShop } from './world/test-shop';

// To hash a password is meant to be work, and a thread of its own does it: not counted here.
jest.mock('argon2', () => ({ argon2id: 2, hash: async () => 'hash', verify: async () => false }));

jest.setTimeout(120_000);

/** Of the largest body that is read, in bytes; the JSON around a field takes the rest. */
const room = 64 * 1024 - 700;
/** CPU time that one request may cost, in ms. */
const limitMs = 50;
/** The least of so many tries counts: others may use the machine, and the garbage collector runs. */
const tries = 8;

const fill = (piece: string): string =>
  piece.repeat(Math.floor(room / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))));
const differentLetters = (count: number): string =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
const deepList = '['.repeat(30_000) + ']'.repeat(30_000);
const encoded = (text: string): string => Buffer.from(text).toString('base64url');

/** Texts that a pattern, a check of lengths or a reader of tokens may take long for. */
const texts: Record<string, string> = {
  letters: fill('a'),
  'different letters': differentLetters(20_000),
  'a domain of different letters': `a@${differentLetters(20_000)}.example`,
  'many labels': `a@${fill('a.').slice(9)}`,
  'many hyphens': `a@${fill('a-').slice(9)}`,
  'many dots before the @': `${fill('a.').slice(9)}@b.co`,
  'many @': fill('@'),
  'spaces around': `${fill(' ').slice(9)}x`,
  'spaces between': `x${fill(' ').slice(9)}x`,
  digits: `${fill('1').slice(9)}x`,
  'digits and spaces': `${fill('1 ').slice(9)}x`,
  'noughts after points': `${fill('.0').slice(9)}x`,
  NULs: fill('\0'),
  'lone surrogates': fill('\ud800'),
  emoji: fill('👜'),
  'combining marks': fill('a\u0301'),
  'dots of a token': fill('.'),
  'a token with a deep header': `${encoded('['.repeat(40_000))}.e30.e30`,
  'a token with a long header': `${encoded(`{"alg":"HS256","crit":["${'x'.repeat(40_000)}"]}`)}.e30.e30`,
};

/** Values of every kind that some field does not expect, as JSON. */
const values: Record<string, string> = {
  null: 'null',
  true: 'true',
  'a negative number': '-1',
  'a fraction': '1.5',
  'a huge number': '1e308',
  'a number past all': '1e999',
  'an id past the column': '2147483648',
  'an id past whole numbers': '1152921504606846976',
  'a number in words': '"1e3"',
  'digits of Hindi': '"१२"',
  'nothing at all': '""',
  'a blank': '" "',
  'a NUL': '"a\\u0000b"',
  'half a character': '"a\\ud800"',
  'a list': '["x"]',
  'an empty list': '[]',
  'a deep list': deepList,
  'a long list': `[${'1,'.repeat(30_000)}1]`,
  'an object': '{}',
  'an object that passes for a text': '{"toString":1,"valueOf":1,"length":5}',
  'an object with a prototype': '{"__proto__":{"x":1},"constructor":1}',
  'an object of many keys': `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`)}}`,
  ...Object.fromEntries(Object.entries(texts).map(([what, text]) => [what, JSON.stringify(text)])),
};

/** Whole bodies that are not an object with fields, or not even JSON. */
const bodies: Record<string, string | Buffer> = {
  'no JSON': 'x',
  null: 'null',
  'a text': '"x"',
  'a list': '[]',
  'broken at its end': `[${fill('1,')}x`,
  'broken after many lines': `[${'1,\n'.repeat(20_000)}x`,
  'broken in a long text': `"${fill('a')}`,
  'broken after many letters': `"${differentLetters(20_000)}`,
  'open brackets': '['.repeat(room),
  'a deep list': deepList,
  'deep objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'many keys': `{${Array.from({ length: 6_000 }, (_, index) => `"${index * 4096}":1`)}}`,
  'one key many times': `{${fill('"a":1,')}"a":1}`,
  'many numbers': `[${fill('1.7976931348623157e-308,')}1]`,
  'a long number': '1'.repeat(room),
  'escaped letters': `"${'\\u0041'.repeat(10_000)}"`,
  'spaces only': ' '.repeat(room),
  'no UTF-8 at its end': Buffer.concat([Buffer.alloc(room, 'a'), Buffer.from([0xff])]),
};

describe('Requests that mean harm', () => {
  let shop: TestShop;
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let wellFormed: Record<string, unknown>;
  let lineId: number;

  beforeAll(async () => {
    shop = await openTestShop();
    const always = 1_000_000;
    ({ app } = await buildTestApp(shop, {
      loginPerMinute: always,
      registerPerMinute: always,
      resetPerMinute: always,
      contactPerMinute: always,
    }));
    await shop.stock({ products: [bag()] });
    const [product] = await (await shop.call('/api/auth/products/')).json();
    const blog = await addPost(shop.db);
    const person = await addPerson(shop.db, { is_staff: true });
    headers = { ...person.headers, 'content-type': 'application/json' };
    const line = await shop.db
      .insertInto('cart_items')
      .values({ user_id: person.id, product_id: product.id, quantity: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    lineId = line.id;
    wellFormed = {
      email: 'asha@example.com',
      password,
      password2: password,
      first_name: 'Asha',
      last_name: 'Verma',
      name: 'Asha Verma',
      phone: '+91 98000 00000',
      message: 'Do you have this bag in tan?',
      source: 'website',
      website_url: '',
      refresh: 'a.b.c',
      token: 'a.b.c',
      product: product.id,
      product_id: product.id,
      quantity: 1,
      blog,
      content: 'Worked well.',
    };
    // Memory allocated on first use must not count.
    for (const [key] of operations) await costOf(call(key, { payload: '{}' }));
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  const operations = Object.entries<Endpoint>(endpoints);
  const withBody = operations.filter(([, { body }]) => body);
  const withQuery = operations.filter(([, { query }]) => query);
  const withParams = operations.filter(([key]) => key.includes('{'));

  it.each(withBody)('%s takes anything in any field', async (key, { body }) => {
    for (const name of Object.keys(body?.properties ?? {})) {
      for (const [what, value] of Object.entries(values)) {
        const others = JSON.stringify({ ...wellFormed, [name]: undefined }).slice(0, -1);
        const payload = `${others},"${name}":${value}}`;
        await expectCheap(`${name} is ${what}`, call(key, { payload }));
      }
    }
  });

  it.each(withBody)('%s takes anything for a body', async (key) => {
    for (const [what, payload] of Object.entries(bodies)) {
      await expectCheap(what, call(key, { payload }));
    }
  });

  it.each(withQuery)('%s takes anything in its query', async (key, { query }) => {
    for (const name of Object.keys(query?.properties ?? {})) {
      for (const [what, value] of Object.entries(values)) {
        await expectCheap(`${name} is ${what}`, call(key, { query: { [name]: short(value) } }));
      }
    }
  });

  it.each(withParams)('%s takes anything in its path', async (key) => {
    for (const [what, value] of Object.entries(values)) {
      const text = encodeURIComponent(short(value));
      await expectCheap(what, call(key, {}, text));
      await expectCheap(`${what}, cut`, call(key, {}, `${text.slice(0, 200)}%`));
    }
  });

  /** A request line holds no more than this. */
  const short = (json: string): string => {
    const text = json.startsWith('"') ? JSON.parse(json) : json;
    return text.slice(0, 5_000).replace(/\p{Surrogate}/gu, '');
  };

  function call(key: string, options: InjectOptions, param = String(lineId)): InjectOptions {
    const [method = '', path = ''] = key.split(' ');
    return {
      method: method as 'GET',
      url: path.replace(/\{\w+\}/, () => param),
      headers: options.payload === undefined ? { authorization: headers.authorization } : headers,
      ...options,
    };
  }

  async function expectCheap(what: string, request: InjectOptions): Promise<void> {
    let { status, ms } = await costOf(request);
    // Compared together, so that a failure names the request.
    for (let tried = 1; ms > limitMs && tried < tries; tried += 1) {
      ({ status, ms } = await costOf(request));
    }
    expect({ what, status, isCheap: ms <= limitMs || `${ms} ms` }).toEqual({
      what,
      status: expect.not.stringMatching(/^5/),
      isCheap: true,
    });
  }

  /** The status as text, and the CPU time of all threads in ms. */
  async function costOf(request: InjectOptions) {
    const before = process.cpuUsage();
    const { statusCode } = await app.inject(request);
    const { user, system } = process.cpuUsage(before);
    return { status: String(statusCode), ms: (user + system) / 1_000 };
  }
});
