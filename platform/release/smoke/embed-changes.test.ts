import type { EmbedDefinition } from '../../release-set/embed-definition';
import { embedChanges } from './embed-changes';

const label = 'as the page for shop owners calls it';
const grid: EmbedDefinition = {
  title: 'Products',
  widget: 'Grid',
  attributes: {
    category: { label, kind: 'text', most: 255 },
    limit: { label, kind: 'count', from: 1, to: 24 },
    sort: { label, kind: 'choice', of: ['newest', 'price-low'] },
    slugs: { label, kind: 'names', most: 24 },
  },
};

/** What a page with `<shop-grid>` would notice. */
const changes = (attributes: Partial<EmbedDefinition['attributes']>, drops: string[] = []) => {
  const next = Object.entries({ ...grid.attributes, ...attributes }).filter(([, one]) => one);
  const now = { ...grid, attributes: Object.fromEntries(next) as EmbedDefinition['attributes'] };
  return embedChanges({ 'shop-grid': now }, { 'shop-grid': grid }, drops);
};

describe('an element that other web pages show', () => {
  it.each<[string, Partial<EmbedDefinition['attributes']>, string]>([
    ['loses an attribute', { sort: undefined }, 'takes nothing any more in sort of <shop-grid>'],
    [
      'loses a choice',
      { sort: { label, kind: 'choice', of: ['newest'] } },
      'no longer takes price-low in sort of <shop-grid>',
    ],
    [
      'takes fewer',
      { limit: { label, kind: 'count', from: 1, to: 12 } },
      'takes 1 to 12 in place of 1 to 24 in limit of <shop-grid>',
    ],
    [
      'takes less text',
      { category: { label, kind: 'text', most: 20 } },
      'takes at most 20 in place of 255 in category of <shop-grid>',
    ],
    [
      'takes something else',
      { slugs: { label, kind: 'text', most: 255 } },
      'takes a text in place of names in slugs of <shop-grid>',
    ],
  ])('that %s is refused', (_what, attributes, sentence) => {
    const [name = ''] = Object.keys(attributes);
    expect(changes(attributes)).toEqual([
      `${sentence}; if it shall go, say --drop shop-grid.${name}`,
    ]);
    expect(changes(attributes, [`shop-grid.${name}`])).toEqual([]);
  });

  it('that is gone, or shows something else, is refused', () => {
    const before = { 'shop-grid': grid };
    expect(embedChanges({}, before, [])).toEqual([
      'no longer offers <shop-grid>, which other web pages may show; if it shall go, say --drop shop-grid',
    ]);
    const other = { 'shop-grid': { ...grid, widget: 'Wheel' } };
    expect(embedChanges(other, before, [])).toEqual([
      'shows Wheel in <shop-grid>, which other web pages know as Grid; if it shall go, say --drop shop-grid',
    ]);
    expect(embedChanges({}, before, ['shop-grid'])).toEqual([]);
  });

  it('may take more', () => {
    expect(
      changes({
        sort: { label, kind: 'choice', of: ['price-low', 'featured', 'newest'] },
        limit: { label, kind: 'count', from: 0, to: 48 },
        category: { label, kind: 'text', most: 300 },
        heading: { label, kind: 'text', most: 20 },
      }),
    ).toEqual([]);
  });
});
