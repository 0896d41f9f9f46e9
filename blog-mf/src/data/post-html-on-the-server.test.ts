/** @jest-environment node */
import { setHtmlCleaner } from 'federated-site/html';
import { readableHtml } from './post-html';

// The setup of browser tests clears these afterwards.
const storage = { clear: () => undefined };
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });

const fails = (error: Error) => setHtmlCleaner(() => Promise.reject(error));

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

describe('a post on the server', () => {
  it('is its text when the sanitiser gives it up, without asking it again', async () => {
    fails(Object.assign(new Error('took more than 3 s'), { name: 'GivenUpError' }));
    expect(await readableHtml('<div><b>1 &lt; 2</b><img src="a.jpg">')).toBe('<p>1 &lt; 2</p>');
  });

  it('fails, and may be tried again, while the sanitiser does not start', async () => {
    fails(new Error('the start of the sanitiser took more than 20000 ms'));
    await expect(readableHtml('<b>x')).rejects.toThrow('the start');
  });
});
