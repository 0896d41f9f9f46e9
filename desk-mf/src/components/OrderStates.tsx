import type { DeskOrderReply, OrderStatus } from '@shop/shared/contract';
import { statusNames } from '@shop/shared/format/bundled';
import { Button } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  & > button {
    min-height: 56px;
  }
`;

interface OrderStatesProps {
  order: DeskOrderReply;
  onState: (status: OrderStatus) => void;
}

/** The states of an order, as buttons for a thumb. */
export const OrderStates = ({ order, onState }: OrderStatesProps) => (
  <Grid role="group" aria-label="State">
    {(Object.entries(statusNames) as [OrderStatus, string][]).map(([status, name]) => {
      const isCurrent = status === order.status;
      return (
        <Button
          key={status}
          tone={isCurrent ? 'accent' : 'quiet'}
          aria-pressed={isCurrent}
          onClick={() => !isCurrent && onState(status)}
        >
          {name}
        </Button>
      );
    })}
  </Grid>
);
