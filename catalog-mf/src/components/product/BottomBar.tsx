import type { Product } from '@shop/shared/entities';
import { media, theme, zIndex } from '@shop/shared/theme';
import { Price } from '@shop/shared/ui';
import { notPrinted } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { OrderButton } from './BuyBox';
import { low } from './product.styles';

/** Sticky, not fixed: at the page's end it comes to rest above the footer and covers nothing. */
const Bar = styled.div`
  position: sticky;
  z-index: ${zIndex.bottomBar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px ${theme.space.m};
  padding: 10px ${theme.space.m};
  padding-bottom: calc(10px + env(safe-area-inset-bottom));
  background: ${theme.color.raised};
  border-top: 1px solid ${theme.color.line};
  box-shadow: ${theme.shadow.mid};
  & > :last-child {
    flex: none;
    padding-inline: 18px;
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

/** On phones, price and order stay in reach of the thumb (spec section 2). */
export const BottomBar = ({ product }: { product: Product }) => (
  <Bar role="group" aria-label="Order this product">
    {product.price > 0 ? (
      <Price price={product.price} originalPrice={product.originalPrice} />
    ) : (
      <span>Price on request</span>
    )}
    <OrderButton product={product}>WhatsApp</OrderButton>
  </Bar>
);
