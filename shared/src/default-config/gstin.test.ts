import { isGstin } from './gstin';
import { defaultConfig } from './shop-config';

/** The example of python-stdnum. */
const example = '27AAPFU0939F1ZV';

describe('A GSTIN', () => {
  it('has 15 characters, the last a check digit', () => {
    expect(isGstin(example)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['27AAPFU0939F1Z', 'a character missing'],
    ['27AAPFU0939F1ZV0', 'a character more'],
    ['27aapfu0939f1zv', 'small letters'],
    ['27AAPFU0939F1ZO', 'another check digit'],
    ['47AAPFU0939F1ZV', 'no such state'],
    ['369296450896540', 'digits only'],
    ['27AAPFU0939F0ZV', 'registration 0'],
  ])('"%s" is none: %s', (text) => {
    expect(isGstin(text)).toBe(false);
  });

  it('is none after any one character was mistyped', () => {
    for (let at = 0; at < example.length; at += 1) {
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        if (other === example[at]) continue;
        expect(isGstin(example.slice(0, at) + other + example.slice(at + 1))).toBe(false);
      }
    }
  });

  it('is the placeholder, so that a shop starts with it', () => {
    expect(isGstin(defaultConfig.gstin)).toBe(true);
  });
});
