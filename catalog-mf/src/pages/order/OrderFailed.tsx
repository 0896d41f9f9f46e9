import { orderListUrl } from '@shop/shared/format/bundled';
import { Button, offlineNotice, WhatsAppLink } from '@shop/shared/ui';
import { BackLink, CallLink, type Failed, PageNotice } from '@shop/shared/ui/bundled';
import { useParams, useRevalidator } from 'federated-site/router';
import { readOrder, unloadedLine } from '../../data/order/order-rules';

/** The API does not answer: the order goes to the chat as the link says it. */
export function OrderFailed({ isOffline, isAskedAgain }: Omit<Failed, 'state'>) {
  const { state, revalidate } = useRevalidator();
  const { items = '' } = useParams();
  const failed = {
    title: 'Failed to load products',
    text: 'This order could not be loaded just now. Try again in a moment, or send us its link.',
  };
  return (
    <PageNotice
      path="/order"
      above={<BackLink to="/products">All products</BackLink>}
      role="alert"
      {...(isOffline ? offlineNotice : failed)}
    >
      <Button busy={isAskedAgain === true || state === 'loading'} onClick={() => revalidate()}>
        Try again
      </Button>
      <WhatsAppLink href={orderListUrl(readOrder(items).entries.map(unloadedLine))}>
        Order on WhatsApp
      </WhatsAppLink>
      <CallLink />
    </PageNotice>
  );
}
