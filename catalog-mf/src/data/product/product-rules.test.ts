import { type Picture, type Product, reshapeProduct } from '@shop/shared/entities';
import { absoluteUrl } from '@shop/shared/format';
import { sampleProduct } from '@shop/shared/testing';
import { crumbsData } from '@shop/shared/ui/bundled';
import { metaDescription, productCrumbs, productData } from './product-head-rules';
import { chooseColor, colorFirst, colorOfPicture, picturesOfColor } from './use-color';

const product = (changes: Parameters<typeof sampleProduct>[0] = {}): Product => {
  const shaped = reshapeProduct(sampleProduct(changes));
  if (!shaped) throw new Error('no product');
  return shaped;
};
const colors = product().colors;
const picture = (src: string, color?: string): Picture => ({
  src,
  alt: '',
  sources: [],
  ...(color ? { color } : {}),
});

describe('the colour', () => {
  it('is the first when none is requested, or an unknown one', () => {
    expect(chooseColor(colors, null)?.name).toBe('Tan');
    expect(chooseColor(colors, 'plaid')?.name).toBe('Tan');
    expect(chooseColor([], 'Tan')).toBeUndefined();
  });

  it('is the one the address asks for, in any case', () => {
    expect(chooseColor(colors, ' black')?.name).toBe('Black');
  });

  it('puts its own pictures first on request', () => {
    const pictures = [picture('a'), picture('b', 'Tan'), picture('c', 'Black')];
    expect(colorFirst(pictures, 'black', true).map(({ src }) => src)).toEqual(['c', 'a', 'b']);
    expect(colorFirst(pictures, 'Tan', false)).toBe(pictures);
    expect(picturesOfColor(pictures, 'black')).toEqual([2]);
    expect(picturesOfColor(pictures, 'Green')).toEqual([]);
    expect(colorOfPicture(colors, picture('c', 'black'))?.name).toBe('Black');
    expect(colorOfPicture(colors, picture('a'))).toBeUndefined();
  });

  it('selected by default goes before a main picture of another colour', () => {
    const pictures = [picture('a', 'Black'), picture('b', 'Tan')];
    expect(colorFirst(pictures, 'Tan', false).map(({ src }) => src)).toEqual(['b', 'a']);
  });
});

describe('the head of a product page', () => {
  it('describes it in 155 characters, and in 160 for structured data', () => {
    const long = product({ description: `${'Leather and care. '.repeat(30)}` });
    expect([...metaDescription(long, 'meta')].length).toBeLessThanOrEqual(155);
    expect([...metaDescription(long, 'structured')].length).toBeLessThanOrEqual(160);
    expect(metaDescription(product({ description: 'Line one\nline  two' }), 'meta')).toBe(
      'Line one line two',
    );
    expect(metaDescription(product({ description: '' }), 'meta')).toBe(product().subtitle);
  });

  it('gives robots price, stock and pictures, with whole addresses', () => {
    expect(productData(product())).toMatchObject({
      '@type': 'Product',
      name: 'Sample Bag 7',
      image: expect.arrayContaining([absoluteUrl('/media/products/7.jpg')]),
      offers: {
        '@type': 'Offer',
        price: '1499.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: absoluteUrl('/products/sample-bag-7'),
      },
    });
    expect(productData(product({ quantity: 0 }))).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(productData(product())).not.toHaveProperty('offers.priceValidUntil');
    expect(productData(product({ sale_ends_at: '2026-11-30T18:29:59Z' }))).toHaveProperty(
      'offers.priceValidUntil',
      '2026-11-30',
    );
    expect(crumbsData(productCrumbs(product()))).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Products' },
        { position: 3, name: 'Womens', item: absoluteUrl('/products?category=womens') },
        { position: 4, name: 'Sample Bag 7' },
      ],
    });
  });

  it('calls a category by its title where that is known, as lists do', () => {
    expect(productCrumbs(product(), "Men's bags")[2]?.label).toBe("Men's bags");
    expect(crumbsData(productCrumbs(product(), "Men's bags"))).toMatchObject({
      itemListElement: [{}, {}, { name: "Men's bags" }, {}],
    });
  });

  it('leaves out a category that is a bare id or missing', () => {
    expect(productCrumbs({ title: 'Bag', category: '3' })).toHaveLength(3);
    expect(productCrumbs({ title: 'Bag', category: '' })).toHaveLength(3);
  });
});
