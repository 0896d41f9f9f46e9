import { type HttpError, request, setTransport } from '@shop/shared/http';

const refusalOf = (status: number, text: string, headers = {}): Promise<HttpError> => {
  setTransport({ base: '', fetch: async () => new Response(text, { status, headers }) });
  return request('GET /api/auth/categories/').then(
    () => Promise.reject(new Error('it was not refused')),
    (error: HttpError) => error,
  );
};

describe('a call', () => {
  it('goes to the host of the API and carries JSON', async () => {
    const sent: [string, RequestInit][] = [];
    setTransport({
      base: 'https://api.example',
      fetch: async (url, init) => {
        sent.push([url, init]);
        return new Response('{"id":1}', { status: 201 });
      },
    });
    await request('POST /api/auth/comments/', { body: { blog: 3, content: 'Hello' } });
    const [[url, init] = []] = sent;
    expect(url).toBe('https://api.example/api/auth/comments/');
    expect(init?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(init?.body).toBe('{"blog":3,"content":"Hello"}');
  });
});

describe('a refusal', () => {
  it.each([
    ['an object', '{"detail":"No."}', { detail: 'No.' }, true],
    ['a bare text', '"No."', 'No.', true],
    ['null', 'null', null, true],
    ['no JSON', '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>', false],
    ['empty', '', '', false],
  ])('whose body is %s says what came, and whether it was JSON', async (_, text, body, isJson) => {
    expect(await refusalOf(400, text)).toMatchObject({ status: 400, body, isJson });
  });

  it.each([
    ['120', 120_000],
    ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
    ['Wed, 21 Oct 2026 07:27:00 GMT', undefined],
    ['0', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('with Retry-After: %s says when the call may be made again', async (after, retryAfterMs) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 9, 21, 7, 28));
    expect(await refusalOf(503, '{}', { 'retry-after': after })).toMatchObject({ retryAfterMs });
    expect((await refusalOf(503, '{}')).retryAfterMs).toBeUndefined();
    jest.restoreAllMocks();
  });

  it('is also a success that is not JSON', async () => {
    expect(await refusalOf(200, '<h1>Hello</h1>')).toMatchObject({ status: 200, isJson: false });
  });
});
