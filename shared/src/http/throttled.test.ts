import { type HttpError, request, setTransport } from '@shop/shared/http';

const detailOf = async (detail: unknown, headers: Record<string, string> = {}, status = 429) => {
  const text = JSON.stringify({ detail });
  setTransport({ base: '', fetch: async () => new Response(text, { status, headers }) });
  const error = await request('GET /api/auth/categories/').then(
    () => Promise.reject(new Error('it was not refused')),
    (error: HttpError) => error,
  );
  return (error.body as { detail: unknown }).detail;
};
const django = (seconds: number | string) =>
  `Request was throttled. Expected available in ${seconds} seconds.`;

describe('a visitor who tried too often', () => {
  it.each([
    [56, 'Too many attempts. Try again in 56 seconds.'],
    [1, 'Too many attempts. Try again in 1 second.'],
    [119, 'Too many attempts. Try again in 119 seconds.'],
    [120, 'Too many attempts. Try again in 2 minutes.'],
    [3_541, 'Too many attempts. Try again in 60 minutes.'],
    [86_400, 'Too many attempts. Try again in 24 hours.'],
  ])('reads when to try again, %i seconds from now, by header or by words', async (wait, text) => {
    expect(await detailOf('Request was throttled.', { 'retry-after': String(wait) })).toBe(text);
    expect(await detailOf(django(wait))).toBe(text);
  });

  it('reads so where the header is a date, the wait is one second, or unknown', async () => {
    const date = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' };
    expect(await detailOf(django(7), date)).toBe('Too many attempts. Try again in 7 seconds.');
    expect(await detailOf('Request was throttled. Expected available in 1 second.')).toBe(
      'Too many attempts. Try again in 1 second.',
    );
    expect(await detailOf('Request was throttled.')).toBe(
      'Too many attempts. Try again in a few minutes.',
    );
  });

  it.each(['This account is locked. Call us.', 7, ''])(
    'reads what the API says itself: %j',
    async (detail) => {
      expect(await detailOf(detail, { 'retry-after': '9' })).toBe(detail);
    },
  );
});

it('leaves other refusals as they are', async () => {
  expect(await detailOf(django(9), {}, 400)).toBe(django(9));
});
