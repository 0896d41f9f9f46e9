import type { Product, ProductCard } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { Section } from '@shop/shared/ui';
import { notPrinted } from '@shop/shared/ui/bundled';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ProductGrid } from '../../components/list/ProductGrid';
import { useHistoryEntry } from '../../data/history-cache';
import { prefetchProduct } from '../../data/product/product-cache';
import { loadRelated } from '../../data/product/related-api';

/** The page's margin, as `Container` has it. */
const pageMargin = 'clamp(16px, 4vw, 40px)';

/** In one row that scrolls: none is half full, however many there are. */
const OnScreen = styled.div`
  & ul {
    display: flex;
    gap: ${theme.space.m};
    margin-inline: calc(-1 * ${pageMargin});
    padding: 4px ${pageMargin} ${theme.space.m};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${pageMargin};
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
  }
  & li {
    flex: 0 0 clamp(9.5rem, 44%, 262px);
    scroll-snap-align: start;
  }
  /* From the server it is laid out when it is near. */
  [data-late] > & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 620px;
  }
  ${notPrinted}
`;

interface RelatedProps {
  product: Product;
  /** Those that came with the page. */
  given: readonly ProductCard[] | undefined;
}

/** Up to 8 products of the same category; left out when there are none or they cannot be had. */
export function Related({ product, given }: RelatedProps) {
  const related = useRelated(product, given);
  if (!related || related.length === 0) return null;
  return (
    <OnScreen>
      <Section title="You may also like" ground="raised">
        <ProductGrid cards={related} level={3} slots onIntent={prefetchProduct} />
      </Section>
    </OnScreen>
  );
}

/**
 * Related products: those that came with the page, else requested after the product is shown.
 * @returns undefined while they are loading; none when they cannot be loaded
 */
function useRelated({ id, slug, category }: Product, given?: readonly ProductCard[]) {
  const [loaded, setLoaded] = useState<{ slug: string; cards: readonly ProductCard[] }>();
  const isGiven = given !== undefined;

  useEffect(() => {
    if (isGiven) return;
    const controller = new AbortController();
    const settle = (cards: readonly ProductCard[]) => {
      if (!controller.signal.aborted) setLoaded({ slug, cards });
    };
    loadRelated({ id, slug, category }, controller.signal).then(settle, (error: unknown) => {
      if (!controller.signal.aborted) console.info('related products:', error);
      settle([]);
    });
    return () => controller.abort();
  }, [id, slug, category, isGiven]);

  const cards = given ?? (loaded?.slug === slug ? loaded.cards : undefined);
  return useHistoryEntry('related', cards);
}
