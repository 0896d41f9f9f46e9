import * as fc from 'fast-check';
import { parsePriceRange } from './price-range';

const noLimit = Number.POSITIVE_INFINITY;
/** “Under” leaves the price itself out. */
const below = (price: number) => price - 0.005;

describe('a price in a search', () => {
  it.each([
    ['wallet under 1000', 'wallet', 0, below(1_000)],
    ['under ₹1,000', '', 0, below(1_000)],
    ['Below 500', '', 0, below(500)],
    ['bags less than Rs. 1,500/-', 'bags', 0, below(1_500)],
    ['tan wallet upto rs500', 'tan wallet', 0, 500],
    ['belt within 1k', 'belt', 0, 1_000],
    ['black bag < ₹ 2,000', 'black bag', 0, below(2_000)],
    ['batua 500 tak', 'batua', 0, 500],
    ['बैग 1000 से कम', 'बैग', 0, below(1_000)],
    ['२००० से कम', '', 0, below(2_000)],
    ['wallet under ₹१,०००', 'wallet', 0, below(1_000)],
    ['५००–१००० के बैग', 'के बैग', 500, 1_000],
    ['under 1,00,000 rupees', '', 0, below(100_000)],
    ['wallet 500 or less', 'wallet', 0, 500],
    ['wallet ≤ 500', 'wallet', 0, 500],
    ['bags 500 to 1000', 'bags', 500, 1_000],
    ['bags between ₹500 and ₹1,000', 'bags', 500, 1_000],
    ['₹1,000–₹500 wallet', 'wallet', 500, 1_000],
    ['500-1000', '', 500, 1_000],
    ['bags above 3000', 'bags', 3_000, noLimit],
    ['bags 3000 or more', 'bags', 3_000, noLimit],
    ['wallet not less than 500', 'wallet', 500, noLimit],
    ['no less than 500', '', 500, noLimit],
    ['not lower than 500', '', 500, noLimit],
    ['bag not below ₹500', 'bag', 500, noLimit],
    ['wallet not more than 500', 'wallet', 0, 500],
    ['no more than 500', '', 0, 500],
    ['belt not over 500', 'belt', 0, 500],
    ['not  above rs 500', '', 0, 500],
    ['wallet under rs 1 000', 'wallet', 0, below(1_000)],
    ['above ₹1 00 000', '', 100_000, noLimit],
    ['bags 1k-2k', 'bags', 1_000, 2_000],
    ['rs500-rs1000', '', 500, 1_000],
    ['wallet under 1,000.', 'wallet', 0, below(1_000)],
    ['2-3 compartment wallet under 900', '2 to 3 compartment wallet', 0, below(900)],
    ['between 500 & 1000', '', 500, 1_000],
    ['bags ₹500&₹1,000', 'bags', 500, 1_000],
    ['bags under 1000 & 2 pockets', 'bags & 2 pockets', 0, below(1_000)],
    ['over 500 max', 'over', 0, 500],
    ['black & tan belt or below 500', 'black & tan belt or', 0, below(500)],
  ])('%s', (q, words, min, max) => {
    expect(parsePriceRange(q)).toEqual({ words, min, max });
  });

  it.each([
    ['over 500 under 1000', '', 500, below(1_000)],
    ['above 500 below 1000', '', 500, below(1_000)],
    ['more than 500 and less than 1000', '', 500, below(1_000)],
    ['less than 1000 and more than 500', '', 500, below(1_000)],
    ['500 se zyada 1000 se kam', '', 500, below(1_000)],
    ['500 se zyada aur 1000 se kam', '', 500, below(1_000)],
    ['500 से ऊपर और 1000 से कम बैग', 'बैग', 500, below(1_000)],
    ['500 se upar se 1000 tak', '', 500, 1_000],
    ['500 or more and 1000 or less', '', 500, 1_000],
    ['1000 and below and 500 and above', '', 500, 1_000],
    ['not below ₹500 & not above ₹1,000', '', 500, 1_000],
    ['above 500 & 1000 tak', '', 500, 1_000],
    ['≥500 ≤1000', '', 500, 1_000],
    ['black and tan bag over 1k but under 2k', 'black and tan bag', 1_000, below(2_000)],
    ['over 500 wallet and under 1000 tan', 'wallet and tan', 500, below(1_000)],
    ['2-3 pocket bag min 500 max 1000', '2 to 3 pocket bag', 500, 1_000],
    ['min 1000 max 500', '', 500, 1_000],
    ['over 500 under 500', '', below(500), 500],
    ['at least 3 pockets under 900', 'at least 3 pockets', 0, below(900)],
    ['above 900 within 15 inch', 'above 900 inch', 0, 15],
    ['wallet 500 or below 2 pockets', 'wallet 2 pockets', 0, 500],
    ['up to over 500 1000', 'up to 1000', 500, noLimit],
  ])('two limits: %s', (q, words, min, max) => {
    expect(parsePriceRange(q)).toEqual({ words, min, max });
  });

  it.each([
    ['699', '', 699],
    ['Rs. 699.50/-', '', 699.5],
    ['wallet for ₹699', 'wallet', 699],
    ['₹५००', '', 500],
    ['laptop bag 15 inch', 'laptop bag inch', 15],
    ['wallet 699.', 'wallet', 699],
    ['699inch bag 699', '699inch bag', 699],
    ['wallet 699 & 2 pockets', 'wallet & 2 pockets', 699],
    ['2-3 compartment wallet', 'to 3 compartment wallet', 2],
    ['laptop bag 15-17 inch', 'laptop bag to 17 inch', 15],
  ])('%s is one near it', (q, words, near) => {
    const range = parsePriceRange(q);
    expect(range).toMatchObject({ words, near });
    expect([range?.min, range?.max].map(Math.round as never)).toEqual(
      [near * 0.9, near * 1.1].map(Math.round),
    );
  });

  it.each(['', 'wallet', 'under', 'A4 folder', 'b2b', 'from the workshop', '₹', '-'])(
    '%j names none',
    (q) => expect(parsePriceRange(q)).toBeUndefined(),
  );

  it('is the same however it is written', () => {
    const marks = fc.constantFrom('', '₹', '₹ ', 'Rs ', 'Rs.', 'INR ');
    const ends = fc.constantFrom('', '/-', ' rs', ' rupees');
    const written = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), marks, ends, fc.boolean());
    const text = ([price, mark, end, commas]: [number, string, string, boolean]) =>
      `${mark}${commas ? price.toLocaleString('en-IN') : price}${end}`;
    fc.assert(
      fc.property(written, written, (one, other) => {
        const low = Math.min(one[0], other[0]);
        const high = Math.max(one[0], other[0]);
        expect(parsePriceRange(`wallet under ${text(one)}`)).toEqual({
          words: 'wallet',
          min: 0,
          max: below(one[0]),
        });
        const range = parsePriceRange(`${text(one)} to ${text(other)}`);
        if (high < 20) expect(range).toMatchObject({ near: one[0] });
        else expect(range).toEqual({ words: '', min: low, max: high });
        expect(parsePriceRange(text(one))?.near).toBe(one[0]);
      }),
    );
  });

  it('is never a number that is none, whatever is written', () => {
    const parts = fc.constantFrom(
      'under',
      'over',
      '₹',
      '1,000',
      '500',
      '-',
      'to',
      'Rs.',
      'bag',
      '<',
      '.',
      '1k',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((all) => all.join(' ')),
        ),
        (q) => {
          const { min, max } = parsePriceRange(q) ?? { min: 0, max: 0 };
          expect(min <= max).toBe(true);
        },
      ),
    );
  });
});
