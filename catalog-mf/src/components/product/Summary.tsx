import { shopConfig } from '@shop/shared/config';
import type { Product } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { Price } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { low } from './product.styles';

const Block = styled.header`
  display: grid;
  gap: ${theme.space.s};
  overflow-wrap: anywhere;
  & > h1 {
    font: 600 clamp(1.75rem, 1.3rem + 2vw, 2.625rem) / 1.12 ${theme.font.display};
    white-space: pre-line;
  }
  & > [data-long] {
    font-size: ${theme.size.h3};
  }
  & > h1 + p {
    color: ${theme.color.inkSoft};
  }
  ${media.wide} {
    gap: 12px;
    & > h1 + p {
      font-size: ${theme.size.lead};
    }
  }
  ${low} {
    gap: ${theme.space.xs};
    & > h1 {
      font-size: 1.75rem;
    }
    & > h1 + p {
      font-size: ${theme.size.body};
    }
  }
`;

/** Notes wrap as a whole when they do not fit next to the price; a low window hides them. */
const Worth = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  & > small {
    color: ${theme.color.inkSoft};
    line-height: 1.25;
  }
  & > b {
    font-weight: 600;
    font-size: ${theme.size.small};
  }
  ${low} {
    & > small {
      flex: 1 1 7em;
    }
  }
`;

/** In Stock when quantity is above 0, else Out of Stock (spec section 2), and the size. */
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.m};
  & > b {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    color: ${theme.color.success};
    font-weight: 600;
  }
  & > b::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 5px solid;
    border-radius: 50%;
  }
  & > [data-out] {
    color: ${theme.color.danger};
  }
  & > [data-out]::before {
    border-width: 2px;
  }
`;

/** Characters; a longer title is set smaller. */
const longTitle = 90;

interface SummaryProps {
  product: Product;
  /** As structured data and feeds state it. */
  offer: {
    price: number;
    originalPrice?: number | undefined;
    lastDay?: { text: string } | undefined;
    isInStock: boolean;
  };
}

/** What decides: name, price, stock and size. */
export const Summary = ({ product, offer }: SummaryProps) => {
  const { title, subtitle, percentOff, size } = product;
  const { price, originalPrice, lastDay, isInStock } = offer;
  return (
    <Block>
      <h1 dir="auto" data-long={title.length > longTitle || undefined}>
        {title}
      </h1>
      {subtitle && <p dir="auto">{subtitle}</p>}
      {price > 0 && (
        <Worth>
          <Price price={price} originalPrice={originalPrice} percentOff={percentOff} size="l" />
          {lastDay && <b>{`Sale until ${lastDay.text}`}</b>}
          <small>{shopConfig().taxNote}</small>
        </Worth>
      )}
      <Facts>
        <b data-out={isInStock ? undefined : ''}>{isInStock ? 'In Stock' : 'Out of Stock'}</b>
        {size && <span>{`Size: ${size}`}</span>}
      </Facts>
    </Block>
  );
};
