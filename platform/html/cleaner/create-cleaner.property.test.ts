import * as fc from 'fast-check';
import { faultsIn, hostileHtml } from '../../testing/html';
import { setSiteAddresses } from '../site-addresses';
import { createCleaner } from './create-cleaner';

/** `e2e/specs/show-hostile-posts.spec.ts` shows others in a real browser. */
const runs = { numRuns: Number(process.env.HTML_RUNS ?? 200), seed: 20 };

const own = ['/media/', 'https://api.example/', 'data:image/png;'];

describe('of any document', () => {
  const clean = createCleaner(window);
  beforeEach(() =>
    setSiteAddresses({
      siteUrl: 'https://bags.example',
      apiOrigin: 'https://api.example',
    }),
  );

  it('sanitising twice changes nothing, and nothing is left that runs or asks', () => {
    fc.assert(
      fc.property(hostileHtml(fc), (html) => {
        const result = clean(html);
        expect(clean(result)).toBe(result);
        const document = new DOMParser().parseFromString(result, 'text/html');
        expect(faultsIn(document.body, own)).toEqual([]);
      }),
      runs,
    );
  });
});
