import { shopConfig } from '@shop/shared/config';
import type { OrderPageReply } from '@shop/shared/contract';
import { formatPrice, whatsappUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import {
  Button,
  ButtonLink,
  Container,
  PageHead,
  PageTitle,
  Skeleton,
  WhatsAppLink,
} from '@shop/shared/ui';
import {
  BackLink,
  CallLink,
  CopyButton,
  notPrinted,
  PageFailed,
  PageNotice,
  useOutcome,
} from '@shop/shared/ui/bundled';
import { useLoaderData } from 'federated-site/router';
import { styled } from 'styled-components';
import { OrderLines } from '../../components/orders/OrderLines';
import { OrderSlip } from '../../components/orders/OrderSlip';
import { OrderStates } from '../../components/orders/OrderStates';
import { QrCode } from '../../components/orders/QrCode';
import { orderAgainPath, orderPagePath, statusTexts } from '../../data/orders/order-rules';
import type { OrderPageData, OrderResult } from '../../data/orders/orders-api';

const OnScreen = styled.div`
  ${notPrinted}
`;

const Narrow = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xxl};
  & > * {
    max-width: 680px;
  }
  & h2 {
    margin: ${theme.space.xl} 0 ${theme.space.s};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xl};
`;

const Payment = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${theme.space.m};
  margin-top: ${theme.space.xl};
  padding: ${theme.space.m};
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  & h2 {
    margin: 0 0 ${theme.space.s};
  }
`;

const back = <BackLink to="/products">All products</BackLink>;

/** `/orders/{key}`: what became of one order, for whoever has its link. */
export function Component() {
  const outcome = useOutcome<OrderResult>(useLoaderData<OrderPageData>());
  if (!outcome) {
    return (
      <>
        <PageTitle above={back}>Your order</PageTitle>
        <Container aria-busy="true">
          <Skeleton />
        </Container>
      </>
    );
  }
  if (outcome.state === 'found') return <Order order={outcome.order} />;
  if (outcome.state === 'missing') {
    return (
      <PageNotice
        path="/orders"
        above={back}
        title="This order is not known"
        text="The link may be cut short. An order of which we got no message goes after 30 days."
      >
        <ButtonLink to="/products">Browse products</ButtonLink>
        <CallLink />
      </PageNotice>
    );
  }
  return (
    <PageFailed
      {...outcome}
      path="/orders"
      above={back}
      title="Failed to load the order"
      text="This order could not be loaded just now. Try again in a moment, or ask us in the chat."
    >
      <CallLink />
    </PageFailed>
  );
}

function Order({ order }: { order: OrderPageReply }) {
  const { reference, status, states } = order;
  const { siteUrl, whatsapp } = shopConfig();
  const title = `Order ${reference}`;
  const text = statusTexts[status];
  const question = `Hello! About order ${reference}:\n${siteUrl}${orderPagePath(order)}`;
  return (
    <>
      <PageHead hidden title={title} description={text} path={orderPagePath(order)} />
      {/* The address is the key to the order. */}
      <meta name="referrer" content="no-referrer" />
      <OnScreen>
        <PageTitle above={back} lead={text}>
          {title}
        </PageTitle>
        <Narrow>
          <OrderStates states={states} />
          {order.upi && <Pay upi={order.upi} amount={order.amount} />}
          <h2>What you ordered</h2>
          <OrderLines order={order} />
          <Actions>
            <WhatsAppLink href={whatsappUrl(whatsapp, question)}>Ask about this order</WhatsAppLink>
            <ButtonLink to={orderAgainPath(order)} tone="quiet">
              Order again
            </ButtonLink>
            <Button tone="quiet" onClick={() => window.print()}>
              Print slip
            </Button>
          </Actions>
        </Narrow>
      </OnScreen>
      <OrderSlip order={order} />
    </>
  );
}

/** How to pay what was agreed; only the shop knows when the money has come. */
function Pay({ upi, amount }: { upi: NonNullable<OrderPageReply['upi']>; amount: string | null }) {
  const upiId = new URL(upi.address).searchParams.get('pa') ?? '';
  return (
    <Payment aria-labelledby="pay">
      <div>
        <h2 id="pay">Pay {formatPrice(Number(amount))} by UPI</h2>
        <p>Scan the code with any UPI app, or pay to this address and name the order.</p>
        <p>
          <b>{upiId}</b>
        </p>
        <CopyButton text={upiId} label="UPI address of the shop">
          Copy address
        </CopyButton>
      </div>
      <QrCode code={upi.qr} label={`Code to pay ${formatPrice(Number(amount))}`} />
    </Payment>
  );
}
