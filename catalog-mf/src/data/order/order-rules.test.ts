import { shortColorKey } from '@shop/shared/contract';
import { reshapeProduct } from '@shop/shared/entities';
import { orderListMessage } from '@shop/shared/format/bundled';
import { sampleProduct } from '@shop/shared/testing';
import {
  entriesPath,
  entryOf,
  lineOf,
  linesOf,
  orderLines,
  readOrder,
  readOrderForm,
  readPermalink,
  sharingStock,
} from './order-rules';

const product = (fields: object = {}) => {
  const made = reshapeProduct(sampleProduct(fields));
  if (!made) throw new Error('no product');
  return made;
};

describe('an order link', () => {
  it.each([
    [
      'sling:tan:2,wallet:1',
      [
        { ref: 'sling', color: 'tan', quantity: 2 },
        { ref: 'wallet', quantity: 1 },
      ],
    ],
    ['sling', [{ ref: 'sling', quantity: 1 }]],
    ['sling:tan', [{ ref: 'sling', color: 'tan', quantity: 1 }]],
    ['12:Dark Tan:3', [{ ref: '12', color: 'dark-tan', quantity: 3 }]],
    [
      'sling:tan:1,sling:black:1,sling:tan:2',
      [
        { ref: 'sling', color: 'tan', quantity: 3 },
        { ref: 'sling', color: 'black', quantity: 1 },
      ],
    ],
    ['sling:1000000000', [{ ref: 'sling', quantity: 999 }]],
    ['sling:tan:2.', [{ ref: 'sling', color: 'tan', quantity: 2 }]],
    ['sling:tan:2).', [{ ref: 'sling', color: 'tan', quantity: 2 }]],
    ['sling:0,wallet', [{ ref: 'wallet', quantity: 1 }]],
    [',,:,::2, ', []],
    ['', []],
    ['बैग:भूरा:२', [{ ref: 'बैग', color: 'भूरा-२', quantity: 1 }]],
    ['sling:-3', [{ ref: 'sling', color: '-3', quantity: 1 }]],
    ['a\u0000b\uD800:1', [{ ref: 'ab\uFFFD', quantity: 1 }]],
  ])('%s names what is to be ordered', (text, entries) => {
    expect(readOrder(text)).toEqual({ entries, cut: 0 });
  });

  it('of 200 lines is read up to the fiftieth, and the rest is counted', () => {
    const text = Array.from({ length: 200 }, (_, at) => `bag-${at}:1`).join();
    const { entries, cut } = readOrder(text);
    expect([entries.length, cut]).toEqual([50, 150]);
  });

  it('and its path are the same order', () => {
    const { entries } = readOrder('everyday-sling-bag:tan:2,field-wallet:1');
    expect(entriesPath(entries)).toBe('/order/everyday-sling-bag:tan:2,field-wallet:1');
    expect(entriesPath([])).toBe('/order');
  });
});

describe('the form of the page', () => {
  it('is read line by line; a line of no pieces goes', () => {
    const fields =
      'item=sling&color=tan&quantity=3&item=belt&color=&quantity=0&item=wallet&color=&quantity=';
    expect(readOrderForm(new URLSearchParams(fields)).entries).toEqual([
      { ref: 'sling', color: 'tan', quantity: 3 },
      { ref: 'wallet', quantity: 1 },
    ]);
  });
});

describe('a permalink of the Universal Commerce Protocol', () => {
  it.each([
    [
      'sling:2,wallet:1',
      [
        { ref: 'sling', quantity: 2 },
        { ref: 'wallet', quantity: 1 },
      ],
    ],
    ['~c2xpbmc:2', [{ ref: 'sling', quantity: 2 }]],
    ['~!!:2', []],
  ])('%s', (text, entries) => {
    expect(readPermalink(text).entries).toEqual(entries);
  });
});

describe('a line of the order', () => {
  const tan = { ref: 'sample-bag-7', color: 'tan', quantity: 2 };

  it('is of the product as it is today, in the colour of the link', () => {
    expect(lineOf(product(), tan)).toMatchObject({
      title: 'Sample Bag 7',
      price: 1499,
      color: 'Tan',
      asked: 2,
      quantity: 2,
    });
    expect(entryOf(lineOf(product(), tan))).toEqual(tan);
  });

  it('is in the colour of its own link, whatever characters the name has', () => {
    const colors = ['a\uD800b\u0000', 'Tan'];
    const line = { ...lineOf(product(), { ref: 'sample-bag-7', quantity: 1 }), colors };
    const path = entriesPath([entryOf({ ...line, color: 'a\uD800b\u0000' })]);
    const { entries } = readOrder(decodeURIComponent(path.replace('/order/', '')));
    expect(linesOf([line], entries)[0]?.color).toBe(colors[0]);
  });

  it('has no colour any more when its choice is taken back', () => {
    const [line] = linesOf([lineOf(product(), tan)], [{ ref: tan.ref, quantity: 2 }]);
    expect(line?.color).toBeUndefined();
  });

  it('is in the colour that a short link names by its key', () => {
    expect(lineOf(product(), { ...tan, color: shortColorKey('Tan') }).color).toBe('Tan');
  });

  it('in a colour that there is not has none, and the message says so', () => {
    const line = lineOf(product(), { ...tan, color: 'lilac' });
    expect(line.color).toBeUndefined();
    expect(orderListMessage(orderLines([line]))).toContain('(Colour: please ask): 2');
  });

  it('follows what was changed without another look at the product', () => {
    const typed = 'item=sample-bag-7&color=tan&quantity=999&item=gone&color=&quantity=1';
    const { entries } = readOrderForm(new URLSearchParams(typed));
    const lines = linesOf([lineOf(product(), tan)], entries);
    expect(lines).toEqual([lineOf(product(), { ...tan, quantity: 999 })]);
  });

  it('shares the stock with other colours of its product, and is one line in each', () => {
    const bag = product({ quantity: 14 });
    const asked = (color: string, quantity: number) =>
      lineOf(bag, { ref: tan.ref, ...(color && { color }), quantity });
    const lines = sharingStock([asked('tan', 8), asked('lilac', 3), asked('tan', 2), asked('', 5)]);
    expect(lines.map(({ color, asked: pieces, quantity }) => [color, pieces, quantity])).toEqual([
      ['Tan', 10, 10],
      [undefined, 8, 4],
    ]);
  });

  it('has no more pieces than are in stock, and none when it is sold out', () => {
    expect(lineOf(product({ quantity: 1 }), tan)).toMatchObject({ asked: 2, quantity: 1 });
    const soldOut = lineOf(product({ quantity: 0 }), tan);
    expect(orderLines([soldOut, lineOf(product(), tan)])).toHaveLength(1);
  });
});
