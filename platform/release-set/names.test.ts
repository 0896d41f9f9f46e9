import { checkedName } from './names';

describe('the name of an app', () => {
  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'is not %s: apps are looked up by name in objects',
    (name) => {
      const sentence = `${JSON.stringify(name)} is no name of an app`;
      expect(() => checkedName('app', name)).toThrow(sentence);
      expect(() => checkedName('app pattern', name)).toThrow(sentence);
    },
  );

  it('may begin so', () => {
    expect(checkedName('app', 'constructor-2')).toBe('constructor-2');
    expect(checkedName('app pattern', 'constructor*')).toBe('constructor*');
  });
});

describe('the sentence about a refused name', () => {
  it.each([
    ['app', 'a'.repeat(41), '1 to 40 small letters'],
    ['app', '1a', 'a letter first'],
    ['version', '1..0', 'no two dots in a row'],
    ['version', '1'.repeat(81), '1 to 80 letters'],
    ['channel', '-team', 'a letter first'],
    ['file', '.vite/manifest.json', 'no part of it with a dot first'],
    ['file', 'a..b.js', 'two in a row'],
    ['file', `${'a'.repeat(158)}.js`, '1 to 160 letters'],
  ] as const)('says what is wrong with the %s %s', (kind, name, why) => {
    expect(() => checkedName(kind, name)).toThrow(why);
  });
});
