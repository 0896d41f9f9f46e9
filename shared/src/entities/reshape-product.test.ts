import { reshapeCard, reshapeProduct } from './index';

const base = { id: 1, slug: 'tote', title: 'Tote', price: '1999.00' };
const product = (fields: object) => reshapeProduct({ ...base, ...fields });

describe('prices', () => {
  it.each([
    ['texts', { price: '1999.00', discounted_price: '1499.50' }, 1499.5, 1999, 25],
    ['numbers', { price: 2000, discounted_price: 1500 }, 1500, 2000, 25],
    ['texts for people', { price: '₹1,999', discounted_price: ' 1,000.00 ' }, 1000, 1999, 50],
    ['a percent from the server', { discounted_price: 1500, discount_percent: 30 }, 1500, 1999, 30],
    ['a percent of nonsense', { discounted_price: 1500, discount_percent: 250 }, 1500, 1999, 25],
    ['null', { discounted_price: null }, 1999, undefined, undefined],
    ['an empty text', { discounted_price: '' }, 1999, undefined, undefined],
    ['zero', { discounted_price: '0.00' }, 1999, undefined, undefined],
    ['the same', { discounted_price: '1999.00' }, 1999, undefined, undefined],
    ['more', { discounted_price: 2500, discount_percent: 10 }, 1999, undefined, undefined],
    ['no price at all', { price: null }, 0, undefined, undefined],
    ['a price below zero', { price: -5 }, 0, undefined, undefined],
    ['only a discounted one', { price: '', discounted_price: '900' }, 900, undefined, undefined],
    ['a discount of no percent', { price: 10000, discounted_price: 9999 }, 9999, 10000, undefined],
  ])('given as %s', (_, fields, price, originalPrice, percentOff) => {
    const card = reshapeCard({ ...base, ...fields });
    expect([card?.price, card?.originalPrice, card?.percentOff]).toEqual([
      price,
      originalPrice,
      percentOff,
    ]);
  });
});

describe('key features', () => {
  it.each<[string, unknown, string[]]>([
    ['a list', ['Zip', ' Two pockets ', '', null], ['Zip', 'Two pockets']],
    ['lines', '- Zip\r\n• Two pockets\n\n3. Strap', ['Zip', 'Two pockets', 'Strap']],
    ['bars', 'Zip | Two pockets|Strap', ['Zip', 'Two pockets', 'Strap']],
    ['commas', 'Zip, two pockets, strap', ['Zip', 'two pockets', 'strap']],
    [
      'a sentence',
      'Made by hand, stitched twice, and lined.',
      ['Made by hand, stitched twice, and lined.'],
    ],
    ['two halves', 'Wide, flat base', ['Wide, flat base']],
    ['JSON text', '["Zip", "Strap"]', ['Zip', 'Strap']],
    ['broken JSON text', '[Zip', ['[Zip']],
    ['objects', [{ title: 'Zip' }, { name: 'Size', value: 30 }], ['Zip', 'Size: 30']],
    [
      'an object',
      { Lining: 'cotton', Waterproof: true, 0: 'Zip' },
      ['Zip', 'Lining: cotton', 'Waterproof'],
    ],
    ['null', null, []],
    ['a number in thousands', '1,000 mAh pocket', ['1,000 mAh pocket']],
  ])('given as %s', (_, key_features, features) => {
    expect(product({ key_features })?.features).toEqual(features);
  });
});

describe('specifications', () => {
  const rows = [
    ['Size', '30 cm'],
    ['Inner pockets', '2'],
  ];
  it.each<[string, unknown]>([
    ['an object', { Size: '30 cm', inner_pockets: 2 }],
    ['JSON text', '{"Size": "30 cm", "Inner pockets": "2"}'],
    [
      'objects with name',
      [
        { name: 'Size', value: '30 cm' },
        { name: 'Inner pockets', value: 2 },
      ],
    ],
    [
      'objects with label',
      [
        { label: 'Size', value: '30 cm' },
        { label: 'Inner pockets', value: 2 },
      ],
    ],
    [
      'objects with key',
      [
        { key: 'Size', value: '30 cm' },
        { key: 'Inner pockets', value: 2 },
      ],
    ],
    ['small objects', [{ Size: '30 cm' }, { inner_pockets: '2' }]],
    [
      'pairs',
      [
        ['Size', '30 cm'],
        ['Inner pockets', 2],
      ],
    ],
    ['texts', ['Size: 30 cm', 'Inner pockets: 2']],
    ['lines', 'Size: 30 cm\nInner pockets: 2\n'],
    ['bars', 'Size: 30 cm | Inner pockets: 2'],
  ])('given as %s', (_, specifications) => {
    expect(product({ specifications })?.specifications).toEqual(rows);
  });

  it('may say yes, no, several, or only a value; empty ones are left out', () => {
    const specifications = { Lined: true, Lock: false, Colours: ['Tan', 'Black'], Note: null };
    expect(product({ specifications })?.specifications).toEqual([
      ['Lined', 'Yes'],
      ['Lock', 'No'],
      ['Colours', 'Tan, Black'],
    ]);
    expect(product({ specifications: 'Fits A4' })?.specifications).toEqual([['', 'Fits A4']]);
    expect(product({ specifications: null })?.specifications).toEqual([]);
  });
});

describe('pictures', () => {
  const srcs = (fields: object) => product(fields)?.pictures.map(({ src }) => src);

  it('are a list of {id, image} or of texts, the main one first, without repetitions', () => {
    const images = [
      { id: 1, image: '/media/a.jpg' },
      { id: 2, image: 'http://localhost:3000/media/b.jpg' },
    ];
    expect(srcs({ images })).toEqual(['/media/a.jpg', '/media/b.jpg']);
    expect(srcs({ images, image: '/media/b.jpg' })).toEqual(['/media/a.jpg', '/media/b.jpg']);
    expect(srcs({ images, image: 'main.jpg' })?.[0]).toBe('/media/main.jpg');
    expect(srcs({ images: ['a.jpg', 7, null, { image: 'javascript:1' }] })).toEqual([
      '/media/a.jpg',
    ]);
    expect(srcs({ images: null, image: null })).toEqual([]);
  });

  it('a card shows the main one, else the first', () => {
    expect(
      reshapeCard({ ...base, image: '/media/m.jpg', images: ['/media/a.jpg'] })?.picture?.src,
    ).toBe('/media/m.jpg');
    expect(reshapeCard({ ...base, image: '', images: ['/media/a.jpg'] })?.picture?.src).toBe(
      '/media/a.jpg',
    );
    expect(reshapeCard(base)).not.toHaveProperty('picture');
  });

  it('a card keeps what the list says of its main picture', () => {
    const image = { id: 2, image: '/media/b.jpg', placeholder: '#123456' };
    const card = reshapeCard({ ...base, image: '/media/b.jpg', images: ['/media/a.jpg', image] });
    expect(card?.picture).toMatchObject({ src: '/media/b.jpg', placeholder: '#123456' });
  });

  it('keep sources, sizes, colour and placeholder when the API offers them', () => {
    const image = {
      id: 1,
      image: '/media/a-800.jpg',
      alt: 'Front',
      color: 'Tan',
      placeholder: '#AABBCC',
      width: 800,
      height: 800,
      sources: [
        {
          type: 'image/avif',
          srcset: '/media/a-400.avif 400w, http://localhost:3000/media/a-800.avif 800w',
        },
        { type: 'image/webp', srcset: 'javascript:1 1x' },
        { type: 'text/html', srcset: '/media/a.html 1x' },
        'nonsense',
      ],
    };
    expect(product({ images: [image] })?.pictures[0]).toEqual({
      src: '/media/a-800.jpg',
      alt: 'Front',
      color: 'Tan',
      placeholder: '#aabbcc',
      width: 800,
      height: 800,
      sources: [{ type: 'image/avif', srcset: '/media/a-400.avif 400w, /media/a-800.avif 800w' }],
    });
  });

  it('are described by the title where they have no words of their own', () => {
    expect(product({ images: ['a.jpg'] })?.pictures[0]?.alt).toBe('Tote');
  });
});

describe('colours', () => {
  it.each<[string, unknown, [string, string][]]>([
    ['name and hex', [{ name: 'Tan', hex: '#B5834A' }], [['Tan', '#b5834a']]],
    ['hex without #', [{ name: 'Red', hex: 'f00' }], [['Red', '#f00']]],
    ['a bad hex', [{ name: 'Tan', hex: 'red;background:url(x)' }], [['Tan', '#9a8f80']]],
    [
      'names',
      ['Tan', 'Black', 'tan'],
      [
        ['Tan', '#9a8f80'],
        ['Black', '#9a8f80'],
      ],
    ],
    [
      'text',
      'Tan, Black',
      [
        ['Tan', '#9a8f80'],
        ['Black', '#9a8f80'],
      ],
    ],
    ['only a hex', [{ hex: '#000' }], [['#000', '#000']]],
    ['JSON text', '[{"name":"Tan","hex":"#b5834a"}]', [['Tan', '#b5834a']]],
    ['nothing', [null, {}, 3.5], []],
    ['null', null, []],
  ])('given as %s', (_, available_colors, colors) => {
    expect(product({ available_colors })?.colors.map(({ name, hex }) => [name, hex])).toEqual(
      colors,
    );
  });
});

describe('the rest', () => {
  it.each([
    ['a slug', 'wallets', 'wallets'],
    ['an object', { id: 3, slug: 'wallets', title: 'Wallets' }, 'wallets'],
    ['an object without a slug', { id: 3, slug: null }, '3'],
    ['an id', 3, '3'],
    ['null', null, ''],
  ])('category given as %s', (_, category, expected) => {
    expect(product({ category })?.category).toBe(expected);
  });

  it('reads ids, quantities and days given as texts', () => {
    const read = product({ id: '12', quantity: '5', warranty_months: '6', exchange_days: 7 });
    expect(read).toMatchObject({ id: 12, quantity: 5, warrantyMonths: 6, exchangeDays: 7 });
  });

  it('takes no pieces for none, and no warranty where none is stated', () => {
    expect(product({ quantity: null })?.quantity).toBe(0);
    expect(product({ quantity: -3 })?.quantity).toBe(0);
    expect(product({ warranty_months: 0 })).not.toHaveProperty('warrantyMonths');
  });

  it.each([
    [{ isPopular: true }, true],
    [{ is_popular: true }, true],
    [{ is_popular: 'true' }, true],
    [{ isPopular: 1 }, true],
    [{ isPopular: false, is_popular: false }, false],
    [{ isPopular: 'no' }, false],
    [{}, false],
  ])('popular: %j is %p', (fields, popular) => {
    expect(reshapeCard({ ...base, ...fields })?.popular).toBe(popular);
  });

  it('a missing title is the slug, a missing slug is the id', () => {
    expect(reshapeCard({ id: 4 })).toMatchObject({ id: 4, slug: '4', title: '4' });
    expect(reshapeCard({ id: 4, slug: '..' })).toMatchObject({ slug: '4' });
    expect(reshapeCard({ slug: 'tote' })).toMatchObject({ id: 0, slug: 'tote', title: 'tote' });
  });

  it('keeps huge texts, up to the limit of a page', () => {
    expect(product({ description: `${'x'.repeat(100_000)}\u0000\uD800` })?.description).toBe(
      `${'x'.repeat(100_000)}\uFFFD`,
    );
  });

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { title: 'Nameless' },
    { id: 0 },
    { id: 'x' },
    { slug: {} },
  ])('%j is not a product', (raw) => {
    expect(reshapeProduct(raw)).toBeUndefined();
    expect(reshapeCard(raw)).toBeUndefined();
  });

  it('never throws, whatever sits in a field', () => {
    const fields = Object.keys({
      ...base,
      subtitle: 0,
      description: 0,
      discounted_price: 0,
      discount_percent: 0,
      images: 0,
      image: 0,
      category: 0,
      available_colors: 0,
      quantity: 0,
      key_features: 0,
      specifications: 0,
      care_instructions: 0,
      isPopular: 0,
      created_at: 0,
    });
    const values = [
      null,
      true,
      -1,
      Number.POSITIVE_INFINITY,
      'x\uD800',
      '{"a":',
      [],
      [[]],
      [null, [null]],
      {},
      { a: { b: [] } },
      { image: {} },
    ];
    for (const field of fields) {
      for (const value of values)
        expect(() => reshapeProduct({ ...base, [field]: value })).not.toThrow();
    }
  });
});

it('reads texts made to be slow, which a reading of quadratic time would not end in minutes', () => {
  const spaces = ' '.repeat(1_000_000);
  const read = product({
    price: `${spaces}1`,
    image: `/media/${'a'.repeat(1_000_000)}!`,
    key_features: `a${spaces}b`,
    specifications: `a${spaces}b`,
    available_colors: `a${spaces}b`,
  });
  expect(read?.price).toBe(1);
});
