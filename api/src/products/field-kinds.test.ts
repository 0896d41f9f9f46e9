import { productFields } from './product-fields';

describe('the end of a sale', () => {
  const { parse } = productFields.sale_ends_at;

  it.each([
    ['a date alone is over at its end in the shop', '2026-11-30', '2026-11-30T18:29:59.000Z'],
    ['a time is taken as it is', '2026-11-30T10:00:00Z', '2026-11-30T10:00:00.000Z'],
    ['a time without a zone is India’s', '2026-11-30T10:00', '2026-11-30T04:30:00.000Z'],
    ['a time after a space is one too', '2026-11-30 18:00', '2026-11-30T12:30:00.000Z'],
    ['an empty cell is never', '', null],
  ])('%s', (_, cell, end) => expect(parse(cell)).toBe(end));

  it('is no date that a month does not have', () => {
    expect(() => parse('2026-02-30')).toThrow('is not a date');
  });
});

it('the date on which a product was made is its midnight in UTC', () => {
  expect(productFields.created_at.parse('2026-11-30')).toBe('2026-11-30T00:00:00.000Z');
});
