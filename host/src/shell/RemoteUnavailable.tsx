import { shopConfig } from '@shop/shared/config';
import { greetingUrl, orderUrl } from '@shop/shared/format';
import {
  Button,
  Callout,
  Container,
  offlineNotice,
  useOfflineRetry,
  WhatsAppLink,
} from '@shop/shared/ui';
import { CallLink } from '@shop/shared/ui/bundled';
import { matchRoutes, useLocation } from 'federated-site/router';

const noAnswer = {
  title: 'This part of the shop does not answer',
  text: 'The rest still works. Try again in a moment, or reach us directly: we are glad to help and to take your order.',
};

interface Props {
  /** Tries again without a reload. */
  onRetry: () => void | Promise<void>;
}

/**
 * In place of a page that does not come: the visitor can still reach the shop. Its code is loaded
 * with the host, so that it is there offline; it tries again by itself when the connection is back.
 */
export function RemoteUnavailable({ onRetry }: Props) {
  const { pathname } = useLocation();
  const order = orderOf(pathname);
  const { offline, busy, retry } = useOfflineRetry(onRetry);
  const { title, text } = offline ? offlineNotice : noAnswer;
  return (
    <Container>
      <title>{`${title} | ${shopConfig().name}`}</title>
      <Callout
        role="alert"
        title={title}
        heading="h1"
        text={text}
        actions={
          <>
            <Button onClick={retry} busy={busy}>
              Try again
            </Button>
            <WhatsAppLink href={order ?? greetingUrl()}>
              {order ? 'Order on WhatsApp' : 'Message on WhatsApp'}
            </WhatsAppLink>
            <CallLink>Call the shop</CallLink>
          </>
        }
      />
    </Container>
  );
}

/** All that is known of a product whose page is down is its address; its slug reads like a title. */
function orderOf(pathname: string): string | undefined {
  const slug = matchRoutes([{ path: '/products/:slug' }], pathname)?.[0]?.params.slug;
  if (!slug) return undefined;
  const words = slug.replace(/[-_]+/g, ' ').trim();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return orderUrl({ id: 0, slug, title, price: 0 });
}
