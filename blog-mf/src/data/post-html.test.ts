import * as fc from 'fast-check';
import { setHtmlCleaner } from 'federated-site/html';
import { hostileHtml } from 'federated-site/testing/html';
import { readableHtml } from './post-html';

/** As the sanitiser: HTML other than plain paragraphs costs it too much. */
const givesUp = async (html: string) => {
  if (!html.startsWith('<p>')) throw new Error('a document took more than 3 s');
  return html;
};

describe('a post that the sanitiser gives up', () => {
  beforeEach(() => {
    setHtmlCleaner(givesUp);
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
  });

  it('is shown as its text, in paragraphs', async () => {
    const deep = '<div>'.repeat(3_000);
    const post = `${deep}<h2>Care</h2><p onclick="x()">Wipe <b>dry</b>.<img src="a.jpg"><br>1 &lt; 2`;
    expect(await readableHtml(post)).toBe('<p>Care</p><p>Wipe dry.</p><p>1 &lt; 2</p>');
  });

  it('may be long', async () => {
    const post = await readableHtml('<div><div>leather '.repeat(100_000));
    expect(post).toHaveLength('<p>leather</p>'.length * 100_000);
  });

  it('gives the sanitiser nothing but paragraphs of text', async () => {
    await fc.assert(
      fc.asyncProperty(hostileHtml(fc), async (html) => {
        const post = await readableHtml(`<div>${html}`);
        const { body } = new DOMParser().parseFromString(post, 'text/html');
        const others = [...body.querySelectorAll('*')].filter(
          ({ localName, attributes }) => localName !== 'p' || attributes.length > 0,
        );
        expect(others).toEqual([]);
      }),
      { numRuns: 200, seed: 20 },
    );
  });
});

it('is not plain while nothing can be sanitised: it fails, and may be tried again', async () => {
  setHtmlCleaner(() => Promise.reject(new Error('no chunk')));
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await expect(readableHtml('<b>x')).rejects.toThrow('no chunk');
});
