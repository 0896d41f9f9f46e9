import { isLongerThan } from '@shop/shared/contract';
import { isComplex, mismatched, passwordRules, passwordStrength } from './password-rules';

describe('password strength (spec section 5)', () => {
  it.each([
    ['', 0, 'Too weak', 0, 'red'],
    ['a', 1, 'Very weak', 25, 'red'],
    ['a1', 2, 'Weak', 50, 'yellow'],
    ['a1!', 3, 'Good', 75, 'green'],
    ['abc12!', 4, 'Strong', 100, 'green'],
  ])('of %j is %i: %s, %i percent, %s', (password, score, label, percent, tone) => {
    expect(passwordStrength(password)).toEqual({ score, label, percent, tone });
  });
});

describe('password complexity requires all (spec section 5)', () => {
  const met = (password: string) => passwordRules.map((rule) => rule.met(password));

  it('at least 6 characters, one letter, one digit, one non-alphanumeric character', () => {
    expect(met('abcdef')).toEqual([true, true, false, false]);
    expect(met('ab1!')).toEqual([false, true, true, true]);
    expect(met('123456')).toEqual([true, false, true, false]);
    expect(met('!@#$%^')).toEqual([true, false, false, true]);
    expect(isComplex('Abc12!')).toBe(true);
    expect(isComplex('Abc12')).toBe(false);
  });

  it('counts a space as a character that is neither letter nor digit', () => {
    expect(isComplex('abc 12')).toBe(true);
  });

  it('in any script', () => {
    expect(met('पासवर्ड१')).toEqual([true, true, true, false]);
    expect(isComplex('पासवर्ड१!')).toBe(true);
    expect(met('é')).toEqual([false, true, false, false]);
    expect(met('👨‍👩‍👧a1')).toEqual([false, true, true, true]);
  });

  it('counts a pair of surrogates as one character', () => {
    expect(met('👜👜👜')[0]).toBe(false);
  });

  it.each([
    'abcde',
    'abcdef',
    'कि'.repeat(5),
    'कि'.repeat(6),
    '👍🏽'.repeat(5),
    '👨‍👩‍👧'.repeat(6),
    '🇮🇳'.repeat(5),
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(5),
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(6),
    `abcd${'\r\n'}`,
    `abcde${'\r\n'}`,
    `abc${'\r\n'}d`,
    `abc${'\r\n'}de`,
  ])('counts characters as the API does: %s', (password) => {
    expect(met(password)[0]).toBe(isLongerThan(password.trim(), 5));
  });

  it('counts no space at an end, which the API leaves out', () => {
    expect(met(' abc123')).toEqual([true, true, true, false]);
    expect(met('ab-1 \t')).toEqual([false, true, true, true]);
    expect(isComplex('abc12! ')).toBe(true);
  });

  it('takes nothing that the API of the shop refuses', () => {
    const api = [/\p{L}/u, /\p{Nd}/u, /[^a-z0-9]/i];
    for (const password of ['Abc12!', 'पासवर्ड१!', 'éé٣ -x', 'ñandú9·', 'a1_bcd']) {
      if (!isComplex(password)) continue;
      expect(api.every((rule) => rule.test(password))).toBe(true);
    }
  });
});

describe('two passwords', () => {
  it('are not compared before both are filled', () => {
    expect(mismatched({ password: 'a', password2: '' })).toEqual({});
    expect(mismatched({ password: 'a', password2: 'a' })).toEqual({});
    expect(mismatched({ password: 'a', password2: 'b' })).toEqual({
      password: 'Passwords do not match',
      password2: 'Passwords do not match',
    });
  });
});
