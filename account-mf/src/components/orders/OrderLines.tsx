import type { OrderReply } from '@shop/shared/contract';
import { formatPrice, productPath } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { plainList } from '@shop/shared/ui/bundled';
import { Link } from 'federated-site/router';
import { styled } from 'styled-components';

const Lines = styled.ul`
  ${plainList}
  border-top: 1px solid ${theme.color.line};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
  }
  & > li > :first-child {
    flex: 1 1 12em;
    overflow-wrap: anywhere;
  }
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  margin: ${theme.space.s} 0 0;
  font-weight: 600;
`;

/** What was ordered, at the prices of that day, and what it costs. */
export const OrderLines = ({
  order: { lines, total, amount },
}: {
  order: Pick<OrderReply, 'lines' | 'total' | 'amount'>;
}) => (
  <>
    <Lines>
      {lines.map(({ slug, title, color, quantity, unit_price: price }) => (
        <li key={`${slug} ${color}`}>
          <span>
            <Link to={productPath({ slug })}>{title}</Link>
            {color && `, ${color}`}
          </span>
          <span>
            {quantity} × {formatPrice(Number(price))}
          </span>
        </li>
      ))}
    </Lines>
    <Sum>
      Total <span>{formatPrice(Number(total))}</span>
    </Sum>
    {amount !== null && (
      <Sum>
        Agreed in the chat <span>{formatPrice(Number(amount))}</span>
      </Sum>
    )}
  </>
);
