import type { ProductCard } from '@shop/shared/entities';
import { greetingUrl } from '@shop/shared/format';
import { Callout, WhatsAppLink } from '@shop/shared/ui';
import { defineWidget } from 'federated-site/react';
import { ProductGrid } from '../components/list/ProductGrid';
import { loadFeatured } from '../data/featured-api';
import { prefetchProductPage } from '../product-page';

/** Featured Bags of Home (spec section 2): the newest products. */
function FeaturedProducts({ data }: { data: readonly ProductCard[] }) {
  if (data.length === 0) {
    return (
      <Callout
        text="New bags are on their way."
        actions={<WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>}
      />
    );
  }
  return <ProductGrid cards={data} level={3} onIntent={prefetchProductPage} />;
}

export const featuredProducts = defineWidget({
  load: (_props: Record<never, never>, signal) => loadFeatured(signal),
  Component: FeaturedProducts,
});
