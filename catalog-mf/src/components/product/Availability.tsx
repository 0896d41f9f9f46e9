import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Line = styled.p`
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
    border: 2px solid currentColor;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-out] {
    color: ${theme.color.danger};
  }
  &[data-out]::before {
    background: none;
  }
`;

/**
 * In Stock when quantity is above 0, else Out of Stock (spec section 2).
 * @param quantity pieces in stock
 */
export const Availability = ({ quantity }: { quantity: number }) => (
  <Line data-out={quantity > 0 ? undefined : ''}>{quantity > 0 ? 'In Stock' : 'Out of Stock'}</Line>
);
