import { connect } from 'node:net';
import { sql } from 'kysely';
import { addPerson, password } from './world/people';
import { buildTestApp } from './world/test-app';
import { openTestShop, type TestShop } from './world/test-shop';
import { makeToken, secretKey } from './world/tokens';

describe('The log of errors', () => {
  let shop: TestShop;
  let lines: string[] = [];
  beforeAll(async () => {
    shop = await openTestShop({ secretKey });
    await addPerson(shop.db);
    await sql`create function complain() returns trigger language plpgsql as $$
      begin
        raise exception 'no place for %', new.email
          using detail = 'Key (email)=(' || new.email || ')', errcode = 'XX001';
      end $$`.execute(shop.db);
    await sql`create trigger complain before insert on users
      for each row execute function complain()`.execute(shop.db);
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(() => shop.close());

  const open = async () => {
    const { app, sent } = await buildTestApp(shop, {}, (line) => lines.push(line));
    return { app, sent };
  };

  it('says what failed, and nothing of whom', async () => {
    const { app } = await open();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/register/',
      headers: { authorization: `Bearer ${await makeToken()}` },
      payload: { email: 'bina@example.com', password, password2: password },
    });
    await app.close();
    expect(answer.statusCode).toBe(500);
    expect(lines).toHaveLength(1);
    const { err } = JSON.parse(lines[0] ?? '');
    expect(err).toMatchObject({ code: 'XX001', message: 'no place for [removed]' });
    expect(err.stack).toContain('    at ');
    expect(lines[0]).not.toMatch(/bina|Abc12|eyJ|example\.com/);
  });

  it('names the trace of a request, and of one that is none a new one', async () => {
    const { app } = await open();
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const register = (traceparent: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/register/',
        headers: { traceparent, tracestate: 'shop=bina@example.com' },
        payload: { email: 'bina@example.com', password, password2: password },
      });
    await register(`00-${trace}-00f067aa0ba902b7-01`);
    await register(`00-bina@example.com-00f067aa0ba902b7-01`);
    await app.close();
    const traces = lines.map((line) => JSON.parse(line).traceId);
    expect(traces).toEqual([trace, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(traces[1]).not.toBe(trace);
    expect(lines.join('')).not.toMatch(/bina|example\.com/);
  });

  it('logs mail that could not be sent, without its recipient and its link', async () => {
    const { app, sent } = await open();
    jest.spyOn(sent, 'push').mockImplementation((mail) => {
      const message = `550 <${mail.to}>: no such user`;
      throw Object.assign(new Error(message), { rejected: [mail.to], envelope: mail });
    });
    const reset = { method: 'POST', url: '/api/auth/password/reset/' } as const;
    await app.inject({ ...reset, payload: { email: 'asha@example.com' } });
    // Which waits for the mail.
    await app.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('550 <[removed]>: no such user');
    expect(lines[0]).not.toMatch(/asha|token|reset-password\?/);
  });

  it('keeps a line whole whose message has an address on a line of its own', async () => {
    const { app, sent } = await open();
    jest.spyOn(sent, 'push').mockImplementation(({ to }) => {
      throw new Error(`550 No mailbox for:\n${to}`);
    });
    const reset = { method: 'POST', url: '/api/auth/password/reset/' } as const;
    await app.inject({ ...reset, payload: { email: 'asha@example.com' } });
    await app.close();
    expect(lines.map((line) => JSON.parse(line).err.message)).toEqual([
      '550 No mailbox for:\n[removed]',
    ]);
    expect(lines[0]).toMatch(/\}\n$/);
  });

  it('says once that the database is away, without a stack, and once that it is back', async () => {
    const { app } = await open();
    const statusOf = async (path: string) => (await app.inject(path)).statusCode;
    const error = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });
    const comments = jest.spyOn(shop.db, 'selectFrom').mockImplementation(() => {
      throw error;
    });
    const paths = ['/api/auth/comments/', '/api/auth/products/', '/api/auth/comments/'];
    for (const path of paths) expect(await statusOf(path)).toBe(503);
    expect(await statusOf('/media/none.webp')).toBe(404);
    comments.mockRestore();
    for (const path of paths) expect(await statusOf(path)).toBe(200);
    await app.close();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'The database cannot be used: connect ECONNREFUSED',
      'The database can be used again.',
    ]);
    expect(lines.join('')).not.toContain('    at ');
  });

  it('does not say that the database is back while writing still fails', async () => {
    const { app } = await open();
    const away = jest.spyOn(shop.db, 'insertInto').mockImplementation(() => {
      throw Object.assign(new Error('No space left on device'), { code: '53100' });
    });
    const url = '/api/auth/contact/';
    const enquiry = { name: 'Asha', email: 'asha@example.com', phone: '9800000000' };
    const payload = { ...enquiry, message: 'Do you repair bags?' };
    const write = async () => (await app.inject({ method: 'POST', url, payload })).statusCode;
    expect(await write()).toBe(503);
    expect((await app.inject({ method: 'OPTIONS', url })).statusCode).toBe(200);
    expect(await write()).toBe(503);
    away.mockRestore();
    expect(await write()).toBe(201);
    await app.close();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'The database cannot be used: No space left on device',
      'The database can be used again.',
    ]);
  });

  it('is silent about a client that goes away', async () => {
    const { app } = await open();
    const gone: string[] = [];
    app.addHook('onRequestAbort', async ({ url }) => void gone.push(url));
    app.addHook('onResponse', async ({ url }) => void gone.push(url));
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const request = `POST /api/auth/token/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"`;
    const half = connect(Number(port), '127.0.0.1', () =>
      half.write(request, () => half.resetAndDestroy()),
    );
    const early = connect(Number(port), '127.0.0.1', () =>
      early.write('GET /api/auth/products/ HTTP/1.1\r\nHost: shop\r\n\r\n', () => early.destroy()),
    );
    while (new Set(gone).size < 2) await new Promise((done) => setImmediate(done));
    await app.close();
    expect(lines).toEqual([]);
  });
});
