import { leadsToList } from './BackLink';

describe('the way back', () => {
  it.each([
    ['https://shop.test/products', true],
    ['https://shop.test/products?category=womens&sort=newest', true],
    ['https://shop.test/products/', true],
    ['https://shop.test/products/tote', false],
    ['https://shop.test/', false],
    ['https://shop.test.evil/products', false],
    ['', false],
  ])('%s is the list: %s', (address, expected) => {
    expect(leadsToList(address, 'https://shop.test')).toBe(expected);
  });
});
