import { shopConfig } from '@shop/shared/config';
import { formatPrice } from '@shop/shared/format';
import { maxOrderItems, orderListUrl, orderTotal } from '@shop/shared/format/bundled';
import { media, theme } from '@shop/shared/theme';
import {
  Button,
  ButtonLink,
  Callout,
  Container,
  offlineNotice,
  PageHead,
  PageTitle,
  Section,
  Skeleton,
  useHydrated,
  WhatsAppIcon,
  WhatsAppLink,
} from '@shop/shared/ui';
import {
  BackLink,
  CallLink,
  type Failed,
  notPrinted,
  PageNotice,
  plainList,
  previewPicture,
  useCopy,
  useOutcome,
} from '@shop/shared/ui/bundled';
import {
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'federated-site/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AddProduct } from '../../components/order/AddProduct';
import { OrderRow } from '../../components/order/OrderRow';
import type { OrderPageData, OrderResult } from '../../data/order/order-loader';
import {
  entriesPath,
  entryOf,
  orderLines,
  orderPicture,
  type PageLine,
  readOrder,
  readOrderForm,
  unloadedLine,
} from '../../data/order/order-rules';
import { fieldsOf } from '../product/order';

const title = 'Your order';
const lead = 'Today’s prices and stock. Nothing is paid here: we agree on the rest in the chat.';

const Form = styled.form`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    gap: ${theme.space.xxl};
  }
`;

const List = styled.ul`
  ${plainList}
  margin-top: ${theme.space.l};
`;

const Foot = styled.div`
  display: grid;
  gap: 12px;
  padding-block: ${theme.space.m} ${theme.space.xl};
  border-top: 1px solid ${theme.color.line};
  ${media.wide} {
    position: sticky;
    top: 96px;
    margin-top: ${theme.space.l};
  }
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 0;
  font: 600 ${theme.size.h3} ${theme.font.display};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Narrow = styled.div`
  max-width: ${theme.width.text};
`;

const OnScreen = styled.div`
  ${notPrinted}
`;

/** `/order/{product:colour:pieces,…}`: what an order link asks for, at today's prices. */
export function Component() {
  const page = useLoaderData<OrderPageData>();
  const outcome = useOutcome<OrderResult>(page);
  // While a changed order is coming, the last one stays.
  const [last, setLast] = useState(outcome);
  if (outcome && outcome !== last) setLast(outcome);
  const shown = outcome ?? last;
  if (!shown) return <Loading />;
  return shown.state === 'failed' ? <OrderFailed {...shown} /> : <Order {...shown} />;
}

const Head = ({ lines }: { lines: readonly PageLine[] }) => {
  const picture = orderPicture(lines);
  return (
    <>
      <PageHead
        hidden
        title={title}
        description={lead}
        path="/order"
        {...(picture && { image: previewPicture(picture) })}
      />
      {/* What somebody wants to buy is no other site's concern. */}
      <meta name="referrer" content="no-referrer" />
    </>
  );
};

const Top = () => (
  <PageTitle above={<BackLink to="/products">All products</BackLink>} lead={lead}>
    {title}
  </PageTitle>
);

const Loading = () => (
  <>
    <Top />
    <Container aria-busy="true">
      <Skeleton />
    </Container>
  </>
);

function Order({ lines, missing, cut, found }: Extract<OrderResult, { state: 'found' }>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const entries = lines.map(entryOf);
  const path = entriesPath(entries);
  const ordered = orderLines(lines);
  const change = (form: HTMLFormElement) => {
    void navigate(entriesPath(readOrderForm(fieldsOf(form)).entries), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <>
      <Head lines={lines} />
      <Top />
      <Container>
        <Notices missing={missing} cut={cut} />
        {lines.length === 0 ? (
          <Callout
            text="There is nothing on this order."
            actions={<ButtonLink to="/products">Browse all products</ButtonLink>}
          />
        ) : (
          <Form method="get" action="/order" autoComplete="off" aria-label={title}>
            {/* The first button of a form is the one that Enter in a field presses. */}
            <button type="submit" hidden />
            <List>
              {lines.map((line, at) => (
                <OrderRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product, and its colour changes
                  key={`${line.slug}-${at}`}
                  line={line}
                  withoutLine={entriesPath(entries.filter((_, other) => other !== at))}
                  onChange={change}
                />
              ))}
            </List>
            <Foot>
              <Total aria-live="polite">
                Total <span>{formatPrice(orderTotal(ordered))}</span>
              </Total>
              <noscript>
                <Button type="submit" tone="quiet" wide>
                  Update
                </Button>
              </noscript>
              <Button
                type="submit"
                // Named here too: the page may then lead to the chat (CSP, form-action).
                formAction="/order"
                name="send"
                value="1"
                formTarget="_blank"
                tone="whatsapp"
                wide
                disabled={ordered.length === 0}
              >
                <WhatsAppIcon />
                Order on WhatsApp
              </Button>
              <CopyLink path={path} />
            </Foot>
          </Form>
        )}
      </Container>
      {lines.length < maxOrderItems && (
        <OnScreen>
          <Section title="Add another product" ground="raised">
            <Narrow>
              <AddProduct
                path={path}
                search={search.get('q') ?? ''}
                found={found}
                withProduct={(slug) => entriesPath([...entries, { ref: slug, quantity: 1 }])}
                onSearch={(text) =>
                  void navigate(`${path}?${new URLSearchParams({ q: text })}`, {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
              />
            </Narrow>
          </Section>
        </OnScreen>
      )}
    </>
  );
}

function Notices({ missing, cut }: { missing: readonly string[]; cut: number }) {
  const texts = missing.map((ref) => `“${ref.slice(0, 80)}” is not in the shop.`);
  if (cut > 0) {
    texts.push(`The link names ${cut} more: an order by link has up to ${maxOrderItems} lines.`);
  }
  return (
    texts.length > 0 && (
      <ul role="status">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )
  );
}

/** Needs scripts; without them the address bar has the same. */
function CopyLink({ path }: { path: string }) {
  const hydrated = useHydrated();
  const { isCopied, copy, field } = useCopy(shopConfig().siteUrl + path, 'Link of this order');
  if (!hydrated) return null;
  return (
    <>
      <Button tone="quiet" size="s" onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy the link of this order'}</span>
      </Button>
      {field}
    </>
  );
}

/** The API does not answer: the order goes to the chat as the link says it. */
function OrderFailed({ isOffline, isAskedAgain }: Omit<Failed, 'state'>) {
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
