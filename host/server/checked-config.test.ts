import { checkedConfig } from './checked-config';

describe('the configuration of a shop', () => {
  it('may leave settings out', () => {
    expect(checkedConfig({ name: 'My Shop' })).toEqual({ name: 'My Shop' });
  });

  it.each([
    [{ nmae: 'x' }, 'there is no setting "nmae"'],
    [{ name: 7 }, '"name" is a string, not a number'],
    [{ stores: 'one' }, '"stores" is a list, not a string'],
    [[], 'the configuration is one object of settings'],
    [null, 'the configuration is one object of settings'],
  ])('%j is refused: %s', (given, message) => {
    expect(() => checkedConfig(given)).toThrow(message);
  });
});
