import type { PageHandle } from '@shop/shared/federation';

/** Home's slots are rendered on the server too. */
export const homeHandle: PageHandle = {
  chunk: 'home',
  slots: () => [
    { name: 'catalog/FeaturedProducts', props: {} },
    { name: 'catalog/CategoryTiles', props: {} },
  ],
};
