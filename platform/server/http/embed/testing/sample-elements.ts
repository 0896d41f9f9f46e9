import type { Rendered } from '../../../messages';

/** What a release offers to other web pages. */
export const sampleElements: Rendered['embeds'] = {
  'library-grid': {
    widget: 'catalog/Grid',
    definition: {
      widget: 'Grid',
      title: 'Books */ of the library',
      attributes: {
        limit: { kind: 'count', label: 'Books', from: 1, to: 9 },
        sort: { kind: 'choice', label: 'Sorted', of: ['new', 'old'] },
        ids: { kind: 'names', label: 'Only these', hint: 'As on the shelf', most: 5 },
      },
    },
  },
  'library-news': {
    widget: 'blog/News',
    definition: { widget: 'News', title: 'News', attributes: {} },
  },
};
