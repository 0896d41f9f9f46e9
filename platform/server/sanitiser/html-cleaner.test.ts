import { Worker } from 'node:worker_threads';
import type { HtmlCleaner } from '../../html';
import { htmlCleaner } from './html-cleaner';

jest.mock('node:worker_threads', () => {
  const real = jest.requireActual('node:worker_threads');
  return { ...real, Worker: jest.fn((...options) => new real.Worker(...options)) };
});

describe('the sanitiser of the storefront server', () => {
  let clean: HtmlCleaner;
  beforeAll(() => {
    clean = htmlCleaner({
      siteUrl: 'https://site.example',
      apiOrigin: 'https://api.example',
    });
  });

  it('sanitises with the rules of the platform and the shop’s configuration', async () => {
    const post = '<h1 onclick="x()">Care</h1><script>x()</script><img src="uploads/a.jpg">';
    expect(await clean(post)).toBe(
      '<h2>Care</h2><img src="https://api.example/uploads/a.jpg" alt="" loading="lazy" decoding="async">',
    );
  });

  it('does a document once, however often it is asked for', async () => {
    const post = '<p>Asked for twice</p>';
    const first = clean(post);
    expect(clean(post)).toBe(first);
    expect(await first).toBe(post);
  });

  it('gives a document up that costs too much, and does the next one', async () => {
    const many = 4_000;
    const names = Array.from({ length: many }, (_, at) => `<font a=${at}>`).join('');
    const costly = clean(names + '<p>x'.repeat(many));
    const next = clean('<p>Next</p>');
    await expect(costly).rejects.toMatchObject({
      name: 'GivenUpError',
      message: expect.stringMatching(/took more than/),
    });
    expect(await next).toBe('<p>Next</p>');
  }, 30_000);
});

it('after a sanitiser failed while it had nothing to do, another one starts', async () => {
  const clean = htmlCleaner({ siteUrl: 'https://site.example', apiOrigin: '' });
  await clean('<p>First</p>');
  const worker: Worker = jest.mocked(Worker).mock.results.at(-1)?.value;
  expect(worker.emit('error', new Error('out of memory'))).toBe(true);
  await worker.terminate();
  expect(await clean('<p>Next</p>')).toBe('<p>Next</p>');
});

it('a sanitiser that does not start is no fault of the document', async () => {
  // What cannot be handed to a thread keeps it from starting.
  const clean = htmlCleaner({ siteUrl: (() => '') as never, apiOrigin: '' });
  await expect(clean('<p>Any</p>')).rejects.toMatchObject({ name: 'DataCloneError' });
});
