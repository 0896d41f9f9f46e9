import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBlank } from '@shop/shared/contract/typed-text';
import fc from 'fast-check';
import { InvalidCell, moment, price } from '../src/cells/cells';
import { toCsv } from '../src/cells/write-cells';
import { checkFiles } from './world/check-files';
import { scratchFolder } from './world/scratch-folder';
import { bag, writeShopFiles } from './world/shop-files';

describe('Cells, whatever is in them', () => {
  it('reads back any price that was written with two places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (paise) => {
        const written = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        expect(price(written)).toBe(written);
        expect(
          price(` ${Number(written).toLocaleString('en-IN', { minimumFractionDigits: 2 })} `),
        ).toBe(written);
      }),
    );
  });

  it('makes a decimal of any text, or says why not', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.float().map(String)), (text) => {
        try {
          expect(price(text) ?? '1.00').toMatch(/^\d{1,8}\.\d\d$/);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidCell);
        }
      }),
    );
  });

  it('reads back any moment', () => {
    const earliest = new Date('2000-01-01');
    const latest = new Date('2099-12-31');
    fc.assert(
      fc.property(fc.date({ min: earliest, max: latest, noInvalidDate: true }), (date) => {
        expect(moment(date.toISOString())).toBe(date.toISOString());
        expect(moment(date.toISOString().slice(0, 10))).toMatch(/T00:00:00\.000Z$/);
      }),
    );
  });

  it('keeps any texts through a CSV file', async () => {
    const folder = await scratchFolder();
    const word = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 30 })
      .map((text) => text.replaceAll('\0', '').trim())
      // A title of invisible characters is refused.
      .filter((text) => !isBlank(text));
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 5 }), async (titles) => {
          const rows = titles.map((title, at) => bag({ slug: `s${at}`, title }));
          const request = await writeShopFiles(folder.path, { products: toCsv(rows) });
          const { products } = await checkFiles(request);
          expect(products.map(({ title }) => title)).toEqual(titles);
        }),
        { numRuns: 60 },
      );
      expect(await readFile(join(folder.path, 'products.csv'), 'utf8')).toContain('slug,title');
    } finally {
      await folder.remove();
    }
  });
});
