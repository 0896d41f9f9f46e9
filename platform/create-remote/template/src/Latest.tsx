import { defineWidget, type EmbedDefinition } from 'federated-site/react';
import { ItemList } from './ItemList';
import { type Item, loadItems } from './items';

/** The widget `reviews/Latest`, for pages of other apps. */
export const latest = defineWidget({
  load: async ({ most = 3 }: { most?: number }) => (await loadItems()).slice(0, most),
  Component: ({ data }: { data: readonly Item[] }) => <ItemList items={data} />,
});

/** The element `<reviews-latest most="3">` for other web pages; contract.json says the same. */
export const latestEmbed: EmbedDefinition = {
  widget: 'Latest',
  title: 'Reviews',
  attributes: { most: { kind: 'count', label: 'Most', from: 1, to: 9 } },
};
