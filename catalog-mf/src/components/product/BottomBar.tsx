import type { Product } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { media, theme, zIndex } from '@shop/shared/theme';
import { notPrinted, oneLine } from '@shop/shared/ui/bundled';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { OrderButton } from './BuyBox';
import { low } from './product.styles';
import { choiceForm } from './quantity';

/** Sticky, not fixed: at the page's end it comes to rest above the footer and covers nothing. */
const Bar = styled.div`
  position: sticky;
  z-index: ${zIndex.bottomBar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding: 10px ${theme.space.m};
  padding-bottom: calc(10px + env(safe-area-inset-bottom));
  background: ${theme.color.raised};
  border-top: 1px solid ${theme.color.line};
  box-shadow: ${theme.shadow.mid};
  transition:
    transform ${theme.motion.quick},
    visibility ${theme.motion.quick};
  /* In large text the button goes below; the price is never cut, a long colour is. */
  & > p {
    flex: 999 0 auto;
    line-height: 1.2;
  }
  & span {
    display: block;
    width: 0;
    min-width: 100%;
    ${oneLine}
    font-size: ${theme.size.small};
  }
  & b {
    font: 600 ${theme.size.h3} / 1.1 ${theme.font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
  & > :last-child {
    flex: 1 0 auto;
    padding-inline: 18px;
  }
  &[data-away]:not(:focus-within) {
    visibility: hidden;
    transform: translateY(100%);
  }
  ${low} {
    padding-block: 2px;
    & > :last-child {
      min-height: ${theme.target.thumb};
      padding-block: 0;
    }
  }
  ${media.wide} {
    display: none;
  }
  ${notPrinted}
`;

interface BottomBarProps {
  product: Product;
  /** The selected colour; none where the product has none. */
  color: string | undefined;
}

/**
 * On phones, colour, price and order stay in reach of the thumb (spec section 2) while the button of
 * the page itself is out of sight.
 */
export const BottomBar = ({ product, color }: BottomBarProps) => (
  <Bar role="group" aria-label="Order this product" data-away={useOrderInSight() || undefined}>
    <p>
      {color && <span>{`${color} `}</span>}
      {product.price > 0 ? <b data-display="">{formatPrice(product.price)}</b> : 'Price on request'}
    </p>
    <OrderButton product={product}>WhatsApp</OrderButton>
  </Bar>
);

/** What lies below the bar is out of sight, in px. */
const barHeight = 68;

/** @returns whether the page's own order button is in sight; false until scripts know */
function useOrderInSight(): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const button = document.getElementById(choiceForm);
    if (!button || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) setInSight(isIntersecting);
      },
      { rootMargin: `0px 0px -${barHeight}px` },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  return inSight;
}
