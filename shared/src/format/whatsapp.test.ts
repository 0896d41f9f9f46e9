import { orderMessage, searchMessage, whatsappUrl } from './whatsapp';

const textOf = (url: string): string => new URL(url).searchParams.get('text') ?? '';
const address = 'https://shop.example/products/tote';
const link = 'https://shop.example/order/tote:1';
const tote = { title: 'Tote', price: 1499, url: address, link };

describe('a WhatsApp link', () => {
  it('opens a chat with the number, its text written', () => {
    expect(whatsappUrl('+91 98765-43210', 'Hello & welcome #1?')).toBe(
      'https://wa.me/919876543210?text=Hello%20%26%20welcome%20%231%3F',
    );
  });

  it.each(['चमड़े का बैग', '👜🏽 bag 👨‍👩‍👧', 'حقيبة جلدية', '100% "leather"\n<b>', 'ﷺ\u{10FFFF}'])(
    'brings %j over as it is',
    (text) => {
      expect(textOf(whatsappUrl('91', text))).toBe(text);
    },
  );

  it('survives lone surrogates and NUL', () => {
    expect(textOf(whatsappUrl('91', 'a\uD83Db\u0000c\uDE00'))).toBe('a\uFFFDbc\uFFFD');
  });

  it.each([
    ['letters', 'a'],
    ['Devanagari', 'क'],
    ['emoji', '👜'],
    ['lone surrogates', '\uD800'],
  ])('stays under 2,000 bytes with 5,000 %s, cut with an ellipsis', (_, character) => {
    const url = whatsappUrl('919876543210', `x${character.repeat(5000)}`);
    expect(url.length).toBeLessThanOrEqual(2000);
    expect(textOf(url)).toMatch(/^x.+…$/u);
    expect(textOf(url)).not.toMatch(/\p{Surrogate}/u);
  });

  it('fills what there is: a text of just the limit is not cut', () => {
    const start = 'https://wa.me/91?text='.length;
    const whole = 'a'.repeat(2000 - start);
    expect(textOf(whatsappUrl('91', whole))).toBe(whole);
    expect(whatsappUrl('91', `${whole}a`)).toHaveLength(2000);
  });

  it('never cuts the address on the last line', () => {
    const url = whatsappUrl('91', `${'👜'.repeat(3000)}\n${address}`);
    expect(url.length).toBeLessThanOrEqual(2000);
    expect(textOf(url)).toMatch(/^👜+…\nhttps:\/\/shop\.example\/products\/tote$/u);
  });

  it('keeps even an address that is too long by itself', () => {
    const long = `https://shop.example/products/${'a'.repeat(2500)}`;
    expect(textOf(whatsappUrl('91', `Hello\n${long}`))).toBe(`…\n${long}`);
  });
});

describe('the message of an order', () => {
  it('names title, price in locale rupees, quantity and address', () => {
    expect(orderMessage({ ...tote, price: 149900 })).toBe(
      `Hello! I would like to order:\nTote\nPrice: ₹1,49,900\nQuantity: 1\n${address}\n${link}`,
    );
  });

  it('includes title, colour, price and quantity, and the total of several', () => {
    expect(orderMessage({ ...tote, color: 'Tan', quantity: 3 })).toBe(
      `Hello! I would like to order:\nTote\nColour: Tan\nPrice: ₹1,499\nQuantity: 3\nTotal: ₹4,497\n${address}\n${link}`,
    );
  });

  it('leaves an unknown price to the chat', () => {
    expect(orderMessage({ ...tote, price: 0, quantity: 2 })).not.toContain('₹');
  });

  it('keeps every line and the address with the longest of titles and colours', () => {
    const message = orderMessage({
      title: '👜'.repeat(5000),
      price: 99_99_999.5,
      color: '🟤'.repeat(500),
      quantity: 99,
      url: address,
      link,
    });
    const url = whatsappUrl('919876543210', message);
    expect(url.length).toBeLessThanOrEqual(2000);
    expect(textOf(url)).toBe(message);
    expect(message).toContain('Price: ₹99,99,999.50');
  });

  it('keeps a title on one line, so that it cannot pretend to be another', () => {
    expect(orderMessage({ ...tote, title: 'Tote\nPrice: ₹1' })).toContain('\nTote Price: ₹1\n');
  });
});

describe('greetings', () => {
  it('name the search', () => {
    expect(searchMessage('  red\u0000 belt ')).toContain('“red belt”');
    expect(searchMessage('')).not.toContain('“');
  });
});
