import { newOrderKey, orderIn, orderUrl, withOrderNumber } from '@shop/shared/format';
import { orderedItems, orderListUrl } from '@shop/shared/format/bundled';

const bag = { id: 7, slug: 'sample-bag-7', title: 'Sample Bag', price: 1499 };
const itemsOf = (chat: string) => orderedItems(orderIn(chat) ?? '');
const messageOf = (chat: string) => new URL(chat).searchParams.get('text')?.split('\n');

describe('a chat that orders something', () => {
  it('says what is ordered, for the record', () => {
    expect(itemsOf(orderUrl(bag, { color: 'Dark Brown', quantity: 2 }))).toEqual([
      { product: 'sample-bag-7', color: 'dark-brown', quantity: 2 },
    ]);
    expect(itemsOf(orderUrl(bag))).toEqual([{ product: 'sample-bag-7', quantity: 1 }]);
    const line = { title: 'Bag', quantity: 3, unitPrice: 5, lineTotal: 15 };
    const items = [
      { id: 7, slug: 'बैग,: %2F', color: 'भूरा', quantity: 2 },
      { id: 0, slug: 'a:b', quantity: 1 },
    ];
    expect(itemsOf(orderListUrl([{ ...line, items }]))).toEqual([
      { product: '7', color: 'भूरा', quantity: 2 },
      { product: 'a:b', quantity: 1 },
    ]);
  });

  it('has the number of its order before the order link, and once only', () => {
    const chat = orderUrl(bag);
    const numbered = withOrderNumber(chat, 'K7Q4ABCDEFGHJKMNPQR2');
    expect(messageOf(numbered)?.slice(-2)).toEqual([
      'Order K7Q4',
      expect.stringMatching(/\/order\/sample-bag-7:1$/),
    ]);
    expect(withOrderNumber(numbered, 'XXXX')).toBe(withOrderNumber(chat, 'XXXX'));
    expect(orderIn(numbered)).toBe(orderIn(chat));
  });

  it.each([
    'https://wa.me/910000000000?text=Hello',
    'https://wa.me/910000000000?text=see%0Ahttps%3A%2F%2Fshop.test%2Fproducts%2Forder%2Fx',
    '/order/sling:1',
    '',
  ])('is not %j', (address) => {
    expect(orderIn(address)).toBeUndefined();
    expect(withOrderNumber(address, 'K7Q4')).toBe(address);
  });
});

it('keys of orders are 20 signs that are not mistaken for one another', () => {
  const keys = Array.from({ length: 200 }, newOrderKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[2-9A-HJKMNP-TV-Z]{20}$/);
});
