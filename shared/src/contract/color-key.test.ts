import { colorKey, colorOfKey, shortColorKey } from './color-key';

const names = ['Tan', 'Dark Brown', 'गहरा भूरा', 'गहरा नीला', '~4k2f', 'a\uD800b\u0000'];

it.each(names)('a colour is found by its name and by both of its keys: %s', (name) => {
  expect(colorOfKey(names, name)).toBe(name);
  expect(colorOfKey(names, colorKey(name))).toBe(name);
  expect(colorOfKey(names, shortColorKey(name))).toBe(name);
  expect(shortColorKey(colorKey(name))).toBe(shortColorKey(name));
  expect(shortColorKey(name)).toMatch(/^~[0-9a-z]{1,4}$/);
});

it('a colour that the product does not have is none', () => {
  expect(colorOfKey(names, 'lilac')).toBeUndefined();
  expect(colorOfKey(names, shortColorKey('lilac'))).toBeUndefined();
});
