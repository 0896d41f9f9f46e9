import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeAuthenticate } from '../src/auth/bearer';
import { makeTokens } from '../src/auth/tokens';
import { ApiError, invalidFields, notFound } from '../src/http/api-error';
import { handleErrors } from '../src/http/error-handler';
import { parseJson, readJsonBodies } from '../src/http/json-body';
import { createRouteRegistry } from '../src/routes/serve';
import { allRecorded, replay } from './world/recorded';
import { makeToken, makeUnsignedToken, secretKey } from './world/tokens';

const tokens = makeTokens(new TextEncoder().encode(secretKey), {
  accessSeconds: 300,
  refreshSeconds: 600,
});
const asha = {
  id: 1,
  email: 'asha@example.com',
  first_name: 'Asha',
  last_name: '',
  is_active: true,
  is_staff: false,
  session_epoch: 0,
};
/** Accounts 1, and 2 that is not active. */
const authenticate = makeAuthenticate(tokens, async (id) =>
  [asha, { ...asha, id: 2, is_active: false }].find((user) => user.id === id),
);

/** An app with the API's HTTP rules, and handlers that only say that they were reached. */
async function openMannered() {
  const app: FastifyInstance = Fastify({
    bodyLimit: 1_000,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.decorateRequest('caller', undefined);
  handleErrors(app);
  readJsonBodies(app);
  const { serve, finish } = createRouteRegistry(app, authenticate);
  serve('POST /api/auth/token/', async ({ body }) => ({ body }));
  serve('GET /api/auth/me/', async ({ caller }) => ({ caller }));
  serve('GET /api/auth/comments/', async () => []);
  serve('POST /api/auth/comments/', async () => ({}));
  serve('POST /api/auth/contact/', async ({ request }) => {
    const problem = request.headers['x-problem'];
    if (problem === 'fields') throw invalidFields({ name: ['This field may not be blank.'] });
    if (problem === 'crash') throw new Error('secret detail of line 12');
    if (problem) throw Object.assign(new Error('gone'), JSON.parse(String(problem)));
    throw notFound();
  });
  finish();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}

describe('The HTTP rules that every endpoint shares', () => {
  let api: Awaited<ReturnType<typeof openMannered>>;
  beforeAll(async () => {
    api = await openMannered();
  });
  afterAll(() => api.close());

  const bodyTitles = [
    'form content type (JSONParser only)',
    'text/plain content type',
    'GET on a POST endpoint',
    'Accept: application/xml',
  ];

  it.each(bodyTitles)('a body or method as recorded: %s', async (title) => {
    const entry = allRecorded.find((one) => one.section === 'A' && one.title === title);
    if (!entry) throw new Error(`Nothing is recorded under '${title}'.`);
    const response = await replay(api.address, entry);
    expect(response.status).toBe(entry.status);
    expect(await response.json()).toEqual(entry.reply);
    expect(response.headers.get('allow')).toBe(entry.allow?.join(', '));
  });

  it.each([
    ['no token', async () => ''],
    ['garbage token', async () => ''],
    ['bad signature', () => makeToken({ key: 'another key, as long as the right one' })],
    ['refresh used as access', () => makeToken({ claims: { token_type: 'refresh' } })],
    ["'Bearer' with nothing", async () => ''],
    ['three-part header', async () => ''],
    ['wrong scheme (treated as anonymous)', async () => ''],
    ["lower-case scheme 'bearer' (treated as anonymous)", () => makeToken()],
    ['alg none token', async () => makeUnsignedToken()],
    ['POST on me', () => makeToken()],
    ['expired access on me', () => makeToken({ expiresIn: -1 })],
  ])('a token as recorded: %s', async (title, token) => {
    const entry = allRecorded.find((one) => 'CN'.includes(one.section) && one.title === title);
    if (!entry) throw new Error(`Nothing is recorded under '${title}'.`);
    const response = await replay(api.address, entry, await token());
    expect(response.status).toBe(entry.status);
    expect(await response.json()).toEqual(entry.reply);
    expect(response.headers.get('www-authenticate')).toBe(entry.wwwAuthenticate ?? null);
    expect(response.headers.get('allow')).toBe(entry.allow?.join(', '));
  });

  it.each([
    [{ jti: undefined }, 'Token has no id'],
    [{ token_type: undefined }, 'Token has no type'],
  ])('refuses a token without %j', async (claims, message) => {
    const token = await makeToken({ claims });
    const response = await fetch(`${api.address}/api/auth/me/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ messages: [{ message }] });
  });

  it.each([
    [{ iss: 'another-shop' }, 'Token is invalid or expired'],
    [{ aud: 'another-shop' }, 'Token is invalid or expired'],
    [{ iss: undefined }, 'Token is invalid or expired'],
    [{ aud: undefined }, 'Token is invalid or expired'],
    [{ token_type: 'sliding' }, 'Token has wrong type'],
  ])('refuses a token made for something else: %j', async (claims, message) => {
    const token = await makeToken({ claims });
    const response = await fetch(`${api.address}/api/auth/me/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ messages: [{ message }] });
  });

  it.each([
    [2, { detail: 'User is inactive', code: 'user_inactive' }],
    [3, { detail: 'User not found', code: 'user_not_found' }],
  ])('refuses account %i with a token that is good', async (user_id, answer) => {
    const token = await makeToken({ claims: { user_id } });
    const headers = { authorization: `Bearer ${token}` };
    for (const path of ['me', 'comments']) {
      const response = await fetch(`${api.address}/api/auth/${path}/`, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer realm="api"');
      expect(await response.json()).toEqual(answer);
    }
  });

  it('lets a good token through, with and without the slash', async () => {
    const headers = { authorization: `Bearer ${await makeToken()}` };
    for (const path of ['/api/auth/me/', '/api/auth/me']) {
      const response = await fetch(`${api.address}${path}`, { headers });
      expect(await response.json()).toEqual({ caller: asha });
    }
  });

  it('ignores a token where none is asked for, as sign-in does', async () => {
    const response = await post('token', '{"email":"a"}', { authorization: 'Bearer garbage' });
    expect(await response.json()).toEqual({ body: { email: 'a' } });
  });

  it('reads no body as an empty object', async () => {
    expect(await (await post('token', '')).json()).toEqual({ body: {} });
  });

  it('describes itself to OPTIONS', async () => {
    const response = await fetch(`${api.address}/api/auth/token/`, { method: 'OPTIONS' });
    expect(response.status).toBe(200);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await response.json()).toMatchObject({
      name: 'Sign in',
      renders: ['application/json'],
      parses: ['application/json'],
    });
  });

  it('checks the sign-in before it says that a method does not exist', async () => {
    const ask = async (path: string, method: string, token = '') => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      return (await fetch(`${api.address}/api/auth/${path}/`, { method, headers })).status;
    };
    expect(await ask('me', 'OPTIONS')).toBe(401);
    expect(await ask('me', 'PUT')).toBe(401);
    expect(await ask('me', 'PUT', await makeToken())).toBe(405);
    expect(await ask('comments', 'OPTIONS')).toBe(200);
    expect(await ask('comments', 'PUT')).toBe(401);
    expect(await ask('comments', 'PUT', await makeToken())).toBe(405);
    expect(await ask('comments', 'OPTIONS', 'garbage')).toBe(401);
  });

  it('answers field errors by field', async () => {
    const response = await post('contact', '{}', { 'x-problem': 'fields' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ name: ['This field may not be blank.'] });
  });

  it('says nothing of what went wrong inside', async () => {
    const response = await post('contact', '{}', { 'x-problem': 'crash' });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"detail":"Internal server error."}');
  });

  it.each([
    ['the database is away', { code: 'ECONNREFUSED', syscall: 'connect' }],
    ['its socket is', { code: 'ENOENT', syscall: 'connect' }],
    ['it ends', { code: '57P01' }],
    ['it refuses the password', { code: '28P01' }],
    ['it is being restored', { code: '3D000' }],
    ['it is closed to connections', { code: '55000' }],
    ['its connection breaks', { message: 'Connection terminated unexpectedly' }],
    ['a lock does not come free', { code: '55P03' }],
    ['its disk is full', { code: '53100' }],
    ['our disk is full', { code: 'ENOSPC', syscall: 'write' }],
  ])('answers 503 with Retry-After while %s', async (_what, problem) => {
    const response = await post('contact', '{}', { 'x-problem': JSON.stringify(problem) });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
  });

  it('refuses a body that is too large', async () => {
    const response = await post('token', JSON.stringify({ email: 'x'.repeat(2_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ detail: 'Request body is too large.' });
  });

  function post(name: string, body: string, headers: Record<string, string> = {}) {
    return fetch(`${api.address}/api/auth/${name}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  }
});

describe('A body that is not JSON', () => {
  it.each([
    ['{', 'The body is not JSON.'],
    ['{"password":"secret"x}', 'The body is not JSON.'],
    ['-Infinity', 'The body is not JSON.'],
    ['\uFEFF{}', 'The body is not JSON.'],
    [Uint8Array.of(0x22, 0xff, 0x22), 'The body is not UTF-8.'],
  ])('%j is refused', (text, reason) => {
    expect(faultOf(Buffer.from(text))).toBe(`JSON parse error - ${reason}`);
  });

  it('never fails otherwise than with a parse error, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const fault = faultOf(bytes);
        expect(fault === undefined || fault.startsWith('JSON parse error - ')).toBe(true);
      }),
    );
  });

  function faultOf(bytes: Uint8Array): string | undefined {
    try {
      parseJson(bytes);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return String(error.body.detail);
    }
  }
});
