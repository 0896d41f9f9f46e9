import type { EmbedDefinition } from './embed-definition';
import { embedProps } from './embed-props';

const grid: EmbedDefinition = {
  widget: 'Grid',
  title: 'Products',
  attributes: {
    category: { kind: 'text', label: 'Category', most: 20 },
    limit: { kind: 'count', label: 'Products', from: 1, to: 24 },
    sort: { kind: 'choice', label: 'Sorted', of: ['newest', 'featured'] },
    slugs: { kind: 'names', label: 'Only these', most: 3 },
  },
};

describe('what another web page asks of a widget', () => {
  it('becomes its props', () => {
    expect(embedProps(grid, 'category=wallets&limit=8&sort=newest&slugs=a,%20b,,a')).toEqual({
      props: { category: 'wallets', limit: 8, sort: 'newest', slugs: ['a', 'b'] },
    });
  });

  it('may be nothing: an attribute without a value is none', () => {
    expect(embedProps(grid, 'category=&limit=%20')).toEqual({ props: {} });
  });

  it('leaves out what this release does not know, so that older pages go on working', () => {
    const { props } = embedProps(grid, 'colour=tan&__proto__=x&constructor=y') as {
      props: object;
    };
    expect(Object.keys(props)).toEqual([]);
  });

  it.each([
    ['limit=0', 'limit is a whole number from 1 to 24, not “0”'],
    ['limit=25', 'limit is a whole number from 1 to 24, not “25”'],
    ['limit=1e1', 'limit is a whole number from 1 to 24, not “1e1”'],
    ['limit=-1', 'limit is a whole number from 1 to 24, not “-1”'],
    ['limit=2&limit=3', 'limit is given 2 times'],
    ['sort=price', 'sort is one of newest, featured, not “price”'],
    [
      'category=aaaaaaaaaaaaaaaaaaaaa',
      'category is a text of 20 characters at most, not “aaaaaaaaaaaaaaaaaaaaa”',
    ],
    ['slugs=a,b,c,d', 'slugs is a list of 3 names at most, not “a,b,c,d”'],
  ])('%s is refused with the reason', (query, wrong) => {
    expect(embedProps(grid, query)).toEqual({ wrong });
  });

  it('is quoted in part only, however long it is', () => {
    const answer = embedProps(grid, `limit=${'9'.repeat(5_000)}`);
    expect(JSON.stringify(answer).length).toBeLessThan(120);
  });
});
