import type { ProductCard } from '@shop/shared/entities';
import { orderUrl, productPath, restockUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { AppLink, ArrowRightIcon, VisuallyHidden, WhatsAppIcon } from '@shop/shared/ui';
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
    @media (max-width: 379.98px) {
      & svg {
        display: none;
      }
    }
  }
  @media print {
    display: none;
  }
`;

const Action = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.target.thumb};
  color: ${theme.color.ink};
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  ${media.narrow} {
    [data-layout='list'] & {
      gap: 4px;
    }
  }
  /* A wide face fits too. */
  @media (max-width: 379.98px) {
    [data-layout='list'] & {
      font-size: 0.875rem;
    }
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    transition: transform ${theme.motion.quick};
  }
  &:hover {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
  }
  &:hover > svg {
    transform: translateX(3px);
  }
  & + & {
    color: ${theme.color.whatsapp};
  }
  & + &:hover {
    color: ${theme.color.whatsappStrong};
  }
  & + &:hover > svg {
    transform: scale(1.1);
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
