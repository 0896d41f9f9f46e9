import { setShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { cleanText, collapseSpaces, formatPrice, percentOff, truncate } from './index';

describe('prices in rupees with locale number formatting (spec section 9)', () => {
  it.each([
    [1499, '₹1,499'],
    [149900, '₹1,49,900'],
    [1499.5, '₹1,499.50'],
    [1499.999, '₹1,500'],
    [0.1 + 0.2, '₹0.30'],
    [0, '₹0'],
    [-250, '-₹250'],
  ])('%d is %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });

  it('are grouped as Intl groups them', () => {
    for (let amount = 1; amount < 1e13; amount = amount * 7 + 0.25) {
      const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
      const paise = amount + 0.5;
      expect(formatPrice(paise)).toBe(`₹${paise.toLocaleString('en-IN', digits)}`);
      expect(formatPrice(Math.round(amount))).toBe(
        `₹${Math.round(amount).toLocaleString('en-IN')}`,
      );
    }
  });
});

describe('prices in the currency of the configuration', () => {
  afterEach(() => setShopConfig(defaultConfig));

  it.each([
    [{ code: 'EUR', locale: 'de-DE', format: '#\u00A0€' }, ['1.499\u00A0€', '1.499,50\u00A0€']],
    [{ code: 'USD', locale: 'en-US', format: '$#' }, ['$1,499', '$1,499.50']],
  ])('%j', (currency, texts) => {
    setShopConfig({ ...defaultConfig, currency });
    expect([1499, 1499.5].map(formatPrice)).toEqual(texts);
    setShopConfig(defaultConfig);
    expect(formatPrice(1499)).toBe('₹1,499');
  });

  it('are in rupees where a server that is older than the setting sends none', () => {
    const { currency: _, ...older } = defaultConfig;
    setShopConfig(older);
    expect(formatPrice(1499)).toBe('₹1,499');
  });
});

describe('percent off is round((1 − discounted/price) × 100) (spec section 9)', () => {
  it.each([
    [2000, 1500, 25],
    [1999, 1499.5, 25],
    [3, 2, 33],
    [1000, 995, 1],
    [1000, 1000, 0],
    [1000, 1200, 0],
    [0, 0, 0],
    [Number.NaN, 5, 0],
  ])('%d down to %d is %d', (price, discounted, percent) => {
    expect(percentOff(price, discounted)).toBe(percent);
  });
});

describe('texts', () => {
  it('hold nothing that a page cannot: it would differ after the server has sent it', () => {
    expect(cleanText('a\u0000b\uD800c\r\nd\re\tf\u001b👜')).toBe('ab\uFFFDc\nd\ne\tf👜');
  });

  it('come on one line', () => {
    expect(collapseSpaces('  two\n lines\u00a0here ')).toBe('two lines here');
  });

  it('are clipped by code points, at a word when one is near', () => {
    expect(truncate('short', 5)).toBe('short');
    expect(truncate('a leather bag for work', 15)).toBe('a leather bag…');
    expect([...truncate('👜'.repeat(50), 10)]).toHaveLength(10);
    expect(truncate('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});
