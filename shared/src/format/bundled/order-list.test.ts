import { shopConfig } from '@shop/shared/config';
import { shortColorKey } from '@shop/shared/contract';
import { whatsappUrl } from '@shop/shared/format';
import { type OrderLine, orderListMessage, orderSummary } from './order-list';

const textOf = (url: string): string => new URL(url).searchParams.get('text') ?? '';

describe('the message of a whole cart', () => {
  const line: OrderLine = {
    ...{ title: 'Tote', quantity: 2, unitPrice: 1499, lineTotal: 2998 },
    items: [],
  };

  it('names every line with colour, quantity and total, and the sum', () => {
    expect(
      orderListMessage([
        { ...line, colors: 'Tan' },
        { ...line, title: 'Belt', quantity: 1, unitPrice: 0.5, lineTotal: 0.5 },
      ]),
    ).toBe(
      'Hello! I would like to order:\n• Tote (Tan): 2 × ₹1,499 = ₹2,998\n• Belt: 1 × ₹0.50 = ₹0.50\nTotal: ₹2,998.50',
    );
  });

  it('names the address of each product', () => {
    const url = 'https://shop.example/products/tote?color=Tan';
    expect(orderListMessage([{ ...line, url }, line])).toBe(
      `Hello! I would like to order:\n• Tote: 2 × ₹1,499 = ₹2,998\n${url}\n• Tote: 2 × ₹1,499 = ₹2,998\nTotal: ₹5,996`,
    );
  });

  it('leaves out the last addresses before any line, and all of them before a line', () => {
    const url = `https://shop.example/products/${'a'.repeat(200)}`;
    const many = (count: number) =>
      orderListMessage(Array.from({ length: count }, () => ({ ...line, url })));
    const count = (message: string, what: RegExp) => message.match(what)?.length ?? 0;
    expect(count(many(5), /^https:/gm)).toBe(5);
    for (const lines of [8, 12, 16]) {
      expect(count(many(lines), /^•/gm)).toBe(lines);
      expect(whatsappUrl('919876543210', many(lines)).length).toBeLessThanOrEqual(2000);
    }
    expect(count(many(8), /^https:/gm)).toBe(4);
    expect(many(8)).toMatch(/^•.*\nhttps:/m);
    expect(many(40)).toContain('more');
    expect(many(40)).not.toContain('https:');
  });

  it('leaves unknown prices to the chat', () => {
    expect(orderListMessage([{ ...line, unitPrice: 0, lineTotal: 0 }])).toBe(
      'Hello! I would like to order:\n• Tote: 2',
    );
  });

  it.each(['Tote', '👜'.repeat(200), 'चमड़े का बैग '.repeat(30)])(
    'counts the lines that do not fit into a link, and keeps the total of all: %s',
    (title) => {
      const colors = `2 ${'🟤'.repeat(30)}`;
      const lines = Array.from({ length: 200 }, () => ({ ...line, title, colors }));
      const message = orderListMessage(lines);
      const shown = message.match(/^•/gmu)?.length ?? 0;
      expect(shown).toBeGreaterThan(0);
      expect(message).toContain(`\n+${200 - shown} more\nTotal: ₹5,99,600`);
      const url = whatsappUrl('919876543210', message);
      expect(url.length).toBeLessThanOrEqual(2000);
      expect(textOf(url)).toBe(message);
    },
  );

  it('is whole where no link carries it', () => {
    const lines = Array.from({ length: 200 }, () => line);
    expect(orderListMessage(lines, Number.POSITIVE_INFINITY)).not.toContain('more');
  });

  const item = { id: 12, slug: 'everyday-sling-bag', color: 'Dark Tan', quantity: 2 };

  it('ends with the link of the order', () => {
    const belt = { id: 7, slug: 'belt', quantity: 1 };
    expect(
      orderListMessage([{ ...line, items: [item, belt] }])
        .split('\n')
        .pop(),
    ).toBe(`${shopConfig().siteUrl}/order/everyday-sling-bag:dark-tan:2,belt:1`);
  });

  it('has all of 50 lines in the link, however many it names', () => {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      ...line,
      title: 'Everyday Sling Bag in Brown',
      items: [{ ...item, id: 100 + at, slug: `everyday-sling-bag-${at}` }],
    }));
    const url = whatsappUrl('919876543210', orderListMessage(lines));
    expect(url.length).toBeLessThanOrEqual(2000);
    const link = textOf(url).split('\n').pop();
    expect(link).toMatch(/\/order\/100:dark-tan:2,101:dark-tan:2,/);
    expect(link?.split(',')).toHaveLength(50);
  });

  it('has room for 50 lines in colours with Hindi names', () => {
    const hindi = { ...item, color: 'गहरा भूरा' };
    const lines = Array.from({ length: 50 }, (_, at) => ({
      ...{ ...line, title: 'हर दिन का स्लिंग बैग', colors: '2 गहरा भूरा' },
      items: [{ ...hindi, id: 100 + at }],
    }));
    const url = whatsappUrl('919876543210', orderListMessage(lines));
    expect(url.length).toBeLessThanOrEqual(2000);
    expect(textOf(url).split('\n').pop()?.split(',')).toHaveLength(50);
    expect(textOf(url)).toContain(`,149:${shortColorKey(hindi.color)}:2`);
  });
});

test('a list of orders names three lines of each', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, () => ({ quantity: 2, title: 'Tote' }));
  expect(orderSummary(lines(3))).toBe('2 × Tote, 2 × Tote, 2 × Tote');
  expect(orderSummary(lines(50))).toBe('2 × Tote, 2 × Tote, 2 × Tote, +47 more');
});
