import type { ProductCard } from '@shop/shared/entities';
import { orderUrl, productPath, restockUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { ArrowRightIcon, VisuallyHidden, WhatsAppIcon } from '@shop/shared/ui';
import { CardAction } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  [data-layout='list'] & {
    flex: 1;
    justify-content: flex-start;
    gap: ${theme.space.m};
    margin: 0;
    border: 0;
    /* One line with heart and bag down to 320 px; with large text they go below. */
    ${media.narrow} {
      flex: 1 1 5.25rem;
      flex-wrap: nowrap;
      gap: 8px;
    }
    /* Beside heart and bag there is room for the words only. */
    ${media.smallPhone} {
      & svg {
        display: none;
      }
    }
  }
  @media print {
    display: none;
  }
`;

const Action = styled(CardAction)`
  font-size: 0.9375rem;
  white-space: nowrap;
  ${media.narrow} {
    [data-layout='list'] & {
      gap: 4px;
    }
  }
  /* A wide face fits too. */
  ${media.smallPhone} {
    [data-layout='list'] & {
      font-size: 0.875rem;
    }
  }
`;

/** The two ways on from a card: its page, and WhatsApp: sold out, it asks when it is back. */
export const CardActions = ({ card }: { card: ProductCard }) => (
  <Row>
    <Action to={productPath(card)}>
      <span>
        View<VisuallyHidden> {card.title}</VisuallyHidden>
      </span>
      <ArrowRightIcon />
    </Action>
    <Action to={card.quantity === 0 ? restockUrl(card) : orderUrl(card)}>
      <WhatsAppIcon />
      <span>
        Order<VisuallyHidden> {card.title} on WhatsApp</VisuallyHidden>
      </span>
    </Action>
  </Row>
);
