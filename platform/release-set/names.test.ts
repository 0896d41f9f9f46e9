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
