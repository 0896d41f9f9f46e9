import type { Product } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { Badge, Price, StarIcon } from '@shop/shared/ui';
import { maxLines } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Block = styled.header`
  display: grid;
  gap: 12px;
  justify-items: start;
`;

/** Hostile lengths end in an ellipsis, so that the price stays in sight. */
const Title = styled.h1`
  margin: 0;
  max-width: 100%;
  font: 600 clamp(1.75rem, 1.3rem + 2vw, 2.625rem) / 1.12 ${theme.font.display};
  text-wrap: balance;
  overflow-wrap: anywhere;
  white-space: pre-line;
  &[data-long] {
    ${maxLines(8)}
    font-size: ${theme.size.h3};
  }
`;

const Subtitle = styled.p`
  margin: 0;
  max-width: 100%;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.lead};
  overflow-wrap: anywhere;
  ${maxLines(5)}
`;

const Worth = styled.div`
  display: grid;
  gap: 10px;
  width: 100%;
  padding-top: 14px;
  border-top: 1px solid ${theme.color.line};
  ${media.wide} {
    padding-top: 20px;
  }
`;

/** In Stock when quantity is above 0, else Out of Stock (spec section 2). */
const Availability = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  margin: 0;
  color: ${theme.color.success};
  font-weight: 600;
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 5px solid;
    border-radius: 50%;
  }
  &[data-out] {
    color: ${theme.color.danger};
  }
  &[data-out]::before {
    border-width: 2px;
  }
`;

/** Characters; a longer title is set smaller. */
const longTitle = 90;

interface SummaryProps {
  product: Product;
  /** As structured data and feeds state it. */
  offer: { price: number; originalPrice?: number | undefined; isInStock: boolean };
}

export const Summary = ({ product, offer }: SummaryProps) => {
  const { title, subtitle, percentOff, popular } = product;
  const { price, originalPrice, isInStock } = offer;
  return (
    <Block>
      {popular && (
        <Badge tone="popular">
          <StarIcon filled size={14} />
          Popular
        </Badge>
      )}
      <Title dir="auto" data-long={title.length > longTitle || undefined}>
        {title}
      </Title>
      {subtitle && <Subtitle dir="auto">{subtitle}</Subtitle>}
      <Worth>
        {price > 0 && (
          <Price price={price} originalPrice={originalPrice} percentOff={percentOff} size="l" />
        )}
        <Availability data-out={isInStock ? undefined : ''}>
          {isInStock ? 'In Stock' : 'Out of Stock'}
        </Availability>
      </Worth>
    </Block>
  );
};
