import { orderListUrl } from '@shop/shared/format/bundled';
import { WhatsAppLink } from '@shop/shared/ui';
import { BackLink, CallLink, type Failed, PageFailed } from '@shop/shared/ui/bundled';
import { useParams } from 'federated-site/router';
import { readOrder, unloadedLine } from '../../data/order/order-rules';

/** The API does not answer: the order goes to the chat as the link says it. */
export function OrderFailed(failed: Failed) {
  const { items = '' } = useParams();
  return (
    <PageFailed
      {...failed}
      path="/order"
      above={<BackLink to="/products">All products</BackLink>}
      title="Failed to load products"
      text="This order could not be loaded just now. Try again in a moment, or send us its link."
    >
      <WhatsAppLink href={orderListUrl(readOrder(items).entries.map(unloadedLine))}>
        Order on WhatsApp
      </WhatsAppLink>
      <CallLink />
    </PageFailed>
  );
}
