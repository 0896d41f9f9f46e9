import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { Badge } from '../layout/Badge';
import { VisuallyHidden } from '../VisuallyHidden';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  font-size: ${theme.size.lead};
  font-variant-numeric: lining-nums tabular-nums;
  &[data-size='l'] {
    font-size: ${theme.size.h2};
  }
`;

const Now = styled.span`
  font-family: ${theme.font.display};
  font-weight: 600;
  font-size: 1.15em;
  line-height: 1.2;
`;

const Was = styled.span`
  color: ${theme.color.inkSoft};
  font-size: max(0.875rem, 0.55em);
`;

interface PriceProps {
  /** the price to pay, in the shop's currency */
  price: number;
  /** before a discount */
  originalPrice?: number;
  percentOff?: number;
  size?: 'm' | 'l';
}

/** A price, with the price before and the percent off when there is a discount. */
export const Price = ({ price, originalPrice, percentOff, size = 'm' }: PriceProps) => (
  <Line data-size={size}>
    <Now data-display="">{formatPrice(price)}</Now>
    {originalPrice !== undefined && (
      <Was>
        <VisuallyHidden>Original price </VisuallyHidden>
        <s>{formatPrice(originalPrice)}</s>
      </Was>
    )}
    {percentOff !== undefined && percentOff > 0 && <Badge tone="off">{`${percentOff}% off`}</Badge>}
  </Line>
);
