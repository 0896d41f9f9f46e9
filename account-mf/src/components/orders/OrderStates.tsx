import type { OrderReply } from '@shop/shared/contract';
import { shopTime, statusNames } from '@shop/shared/format/bundled';
import { theme } from '@shop/shared/theme';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Steps = styled.ol`
  ${plainList}
  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.m};
    padding: 6px 0 6px ${theme.space.l};
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 14px;
    left: 2px;
    width: 10px;
    height: 10px;
    border: 2px solid ${theme.color.brass};
    border-radius: ${theme.radius.round};
  }
  & > li:last-child {
    font-weight: 600;
  }
  & > li:last-child::before {
    background: ${theme.color.brass};
  }
  & time {
    color: ${theme.color.inkSoft};
    font-weight: 400;
  }
`;

/** What became of an order, step by step; the last one holds. */
export const OrderStates = ({ states }: Pick<OrderReply, 'states'>) => (
  <Steps aria-label="What became of it">
    {states.map(({ status, at }) => (
      <li key={at}>
        {statusNames[status] ?? status} <time dateTime={at}>{shopTime(at)}</time>
      </li>
    ))}
  </Steps>
);
