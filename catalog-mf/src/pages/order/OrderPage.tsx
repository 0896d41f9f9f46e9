import { Container, Skeleton } from '@shop/shared/ui';
import { useOutcome } from '@shop/shared/ui/bundled';
import { useLoaderData } from 'federated-site/router';
import { useState } from 'react';
import { useHistoryEntry } from '../../data/history-cache';
import type { OrderPageData, OrderResult } from '../../data/order/order-loader';
import { Order, OrderTop } from './Order';
import { OrderFailed } from './OrderFailed';

/** `/order/{product:colour:pieces,…}`: what an order link asks for, at today's prices. */
export function Component() {
  const page = useLoaderData<OrderPageData>();
  const answer = useOutcome<OrderResult>(page);
  const before = useHistoryEntry('order', answer?.state === 'found' ? answer : undefined);
  const outcome = answer ?? before;
  // While a changed order is coming, or cannot be had, the last one stays.
  const [last, setLast] = useState(outcome);
  const failure = outcome?.state === 'failed' && last?.state === 'found' ? outcome : undefined;
  const shown = failure ? last : (outcome ?? last);
  if (shown !== last) setLast(shown);
  if (!shown) return <Loading />;
  if (shown.state === 'failed') return <OrderFailed {...shown} />;
  return <Order {...shown} failure={failure} />;
}

const Loading = () => (
  <>
    <OrderTop />
    <Container aria-busy="true">
      <Skeleton />
    </Container>
  </>
);
