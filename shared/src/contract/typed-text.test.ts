import {
  isBlank,
  isContactEmail,
  isLongerThan,
  isPhone,
  plainEmail,
  withPlainDigits,
} from './typed-text';

const family = '👨‍👩‍👧';

describe('what people type', () => {
  it.each([
    ['\u200Basha@shop.example\u00A0', 'asha@shop.example'],
    ['asha\uFEFF@shop.example\u2060', 'asha@shop.example'],
    ['\u202Aasha@shop.example\u202C', 'asha@shop.example'],
    ['cafe\u0301@shop.example', 'café@shop.example'],
  ])('an e-mail address is read without invisible characters: %j', (typed, meant) => {
    expect(plainEmail(typed)).toBe(meant);
  });

  it.each(['अ@उ.भारत', 'a@xn--p1b.xn--h2brj9c', 'a@shop.in'])('%s is an address', (email) => {
    expect(isContactEmail(email)).toBe(true);
  });

  it.each(['अ@उ', 'अ@उ.भ', 'a b@shop.in', 'a@shop.c1', 'a@@shop.in'])('%s is none', (email) => {
    expect(isContactEmail(email)).toBe(false);
  });

  it.each([
    ['+९१ ९८००० ०००००', true, '+91 98000 00000'],
    ['٠١٢٣٤٥٦٧٨', true, '012345678'],
    ['９８００００００００', true, '9800000000'],
    ['98000 ०', false, '98000 0'],
    ['1234567890123456', false, '1234567890123456'],
  ])('%s is a phone number: %s', (typed, is, plain) => {
    expect([isPhone(typed), withPlainDigits(typed)]).toEqual([is, plain]);
  });

  it.each(['', ' \n', '\u200B\u00A0\uFEFF'])('%j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });
});

describe('lengths', () => {
  it.each([
    ['a', 1],
    [family, 1],
    ['क्षि', 2],
    ['👍🏽', 1],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 1],
    ['🇮🇳', 1],
    ['e\u0301', 1],
    ['\r\n', 1],
    [`a${family.repeat(600)}`, 601],
    ['कि'.repeat(5_000), 5_000],
  ])('are counted in what people see (%.20s…)', (text, length) => {
    expect([isLongerThan(text, length - 1), isLongerThan(text, length)]).toEqual([true, false]);
  });

  it('end where marks upon marks would fill the storage', () => {
    expect(isLongerThan(`a${'\u0301'.repeat(3_000)}`, 150)).toBe(true);
  });
});
