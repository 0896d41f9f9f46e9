import { type HttpError, request, setTransport } from '@shop/shared/http';

const refusalOf = (status: number, text: string): Promise<HttpError> => {
  setTransport({ base: '', fetch: async () => new Response(text, { status }) });
  return request('GET /api/auth/categories/').then(
    () => Promise.reject(new Error('it was no refusal')),
    (error: HttpError) => error,
  );
};

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

  it('is also a success that is no JSON', async () => {
    expect(await refusalOf(200, '<h1>Hello</h1>')).toMatchObject({ status: 200, isJson: false });
  });
});
