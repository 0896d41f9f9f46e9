import { shopConfig } from '@shop/shared/config';
import type { OrderPageReply } from '@shop/shared/contract';
import { createGlobalStyle, styled } from 'styled-components';
import { OrderLines } from './OrderLines';
import { QrCode } from './QrCode';

/** On paper only: what is packed with an order. */
const Slip = styled.section`
  display: none;
  @media print {
    display: block;
    & svg {
      max-width: 36mm;
    }
  }
`;

/** The parcel needs nothing else of the page. */
const Alone = createGlobalStyle`
  @media print {
    header,
    footer {
      display: none;
    }
  }
`;

const Addresses = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8mm;
  margin-bottom: 8mm;
  & > address {
    min-height: 40mm;
    padding: 4mm;
    border: 1px solid #000;
    font-style: normal;
    white-space: pre-line;
  }
`;

/** Lines to write the address on: the shop does not store it. */
const Line = styled.span`
  display: block;
  height: 8mm;
  border-bottom: 1px dotted #000;
`;

/** The label with both addresses, what is in the parcel, and the code of the order's page. */
export function OrderSlip({ order }: { order: OrderPageReply }) {
  const { name, phone, stores } = shopConfig();
  const [store] = stores;
  const sender = [name, ...(store?.lines ?? []), `${store?.city} ${store?.postalCode}`, phone];
  return (
    <Slip>
      <Alone />
      <Addresses>
        <address>{`From\n${sender.join('\n')}`}</address>
        <address>
          {`To\n${order.name}`}
          <Line />
          <Line />
          <Line />
        </address>
      </Addresses>
      <h1>Order {order.reference}</h1>
      <OrderLines order={order} />
      <QrCode code={order.qr} label="Page of this order" />
    </Slip>
  );
}
