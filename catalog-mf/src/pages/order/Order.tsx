import { maxOrderItems } from '@shop/shared/contract/order-limits';
import { collapseSpaces } from '@shop/shared/format';
import { ButtonLink, Callout, Container, PageHead, PageTitle } from '@shop/shared/ui';
import {
  BackLink,
  type Failed,
  isPlainPress,
  ListFailed,
  previewPicture,
} from '@shop/shared/ui/bundled';
import {
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'federated-site/router';
import { type MouseEvent, useRef, useState } from 'react';
import { AddProduct } from '../../components/order/AddProduct';
import { OrderNotices } from '../../components/order/OrderNotices';
import { OrderRow } from '../../components/order/OrderRow';
import { Form, List } from '../../components/order/order.styles';
import type { OrderResult } from '../../data/order/order-loader';
import {
  entriesPath,
  entryOf,
  lineOf,
  linesOf,
  type OrderEntry,
  orderLines,
  orderPicture,
  type PageLine,
  readOrder,
  readOrderForm,
} from '../../data/order/order-rules';
import { formFields } from '../product/order-form';
import { OrderFailed } from './OrderFailed';
import { OrderFoot } from './OrderFoot';

const title = 'Your order';
const lead = 'Today’s prices and stock. Nothing is paid here: we agree on the rest in the chat.';

/** What the page begins with, also while it loads. */
export const OrderTop = () => (
  <PageTitle above={<BackLink to="/products">All products</BackLink>} lead={lead}>
    {title}
  </PageTitle>
);

const onePiece = (ref: string): OrderEntry => ({ ref, quantity: 1 });

/** Which line of its product it is: its colour may change in place. */
const rowKey = (lines: readonly PageLine[], at: number): string => {
  const slug = lines[at]?.slug;
  return `${slug} ${lines.slice(0, at).filter((line) => line.slug === slug).length}`;
};

interface OrderProps extends Extract<OrderResult, { state: 'found' }> {
  /** The changed order could not be had. */
  failure: Failed | undefined;
}

/** The order, to be changed and sent. */
export function Order({ lines: loaded, missing, cut, found, failure }: OrderProps) {
  // What was just changed counts at once, also for a button that is pressed before the address follows.
  const [changed, setChanged] = useState({ of: loaded, lines: loaded });
  const lines = changed.of === loaded ? changed.lines : loaded;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
  const { pathname } = useLocation();
  const { items = '' } = useParams();
  const total = useRef<HTMLParagraphElement>(null);
  const entries = lines.map(entryOf);
  const path = entriesPath(entries);
  const picture = orderPicture(lines);
  const words = collapseSpaces(search.get('q') ?? '');
  const unanswered = failure ? 'failed' : 'searching';
  const answer = found?.q === words ? (found.cards ?? 'failed') : unanswered;
  const results = words === '' ? undefined : answer;
  const withSearch = (to: string) => (search.has('q') ? `${to}?${search}` : to);
  /** Another order in this page, where the visitor stays. */
  const show = (to: string) =>
    void navigate(to, { replace: true, preventScrollReset: true, state: { samePageAs: pathname } });
  const focusTotal = () => total.current?.focus({ preventScroll: true });
  const foundLines = (found?.cards ?? []).map((card) => lineOf(card, onePiece(card.slug)));
  const setEntries = (next: readonly OrderEntry[]) =>
    setChanged({ of: loaded, lines: linesOf([...lines, ...foundLines], next) });
  const withProduct = (slug: string) => [...entries, onePiece(slug)];
  const change = (form: HTMLFormElement, isInRow = false) => {
    const next = readOrderForm(formFields(form)).entries;
    // 0 pieces: the line goes, and the field that the focus is on its way to.
    if (isInRow && next.length < entries.length) focusTotal();
    setEntries(next);
    show(withSearch(entriesPath(next)));
  };
  /** A press of a link that goes with what it changes: the focus would go, too. */
  const showLinked = (event: MouseEvent<HTMLAnchorElement>, next: readonly OrderEntry[]) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setEntries(next);
    show(event.currentTarget.pathname + event.currentTarget.search);
    focusTotal();
  };
  const hasAll = () =>
    readOrder(items).entries.every(({ ref }) => lines.some(({ slug }) => slug === ref));
  // Back leads to other orders, too.
  if (failure && !hasAll()) return <OrderFailed {...failure} />;
  return (
    <>
      <PageHead
        {...{ hidden: true, title, description: lead, path }}
        {...(picture && { image: previewPicture(picture) })}
      />
      {/* What somebody wants to buy is no other site's concern. */}
      <meta name="referrer" content="no-referrer" />
      <OrderTop />
      <Container>
        <OrderNotices missing={missing} cut={cut} />
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
              {lines.map((line, at) => {
                const others = entries.filter((_, other) => other !== at);
                return (
                  <OrderRow
                    key={rowKey(lines, at)}
                    line={line}
                    withoutLine={withSearch(entriesPath(others))}
                    onChange={change}
                    onRemove={(event) => showLinked(event, others)}
                  />
                );
              })}
            </List>
            <OrderFoot lines={orderLines(lines)} path={path} total={total} />
          </Form>
        )}
        {failure && (
          <ListFailed
            text="Failed to load products"
            action={path}
            isOffline={failure.isOffline}
            busy={failure.isAskedAgain === true || revalidation === 'loading'}
            onRetry={revalidate}
          />
        )}
      </Container>
      {lines.length < maxOrderItems && (
        <AddProduct
          path={path}
          search={search.get('q') ?? ''}
          found={results}
          withProduct={(slug) => entriesPath(withProduct(slug))}
          onAdd={(event, slug) => showLinked(event, withProduct(slug))}
          onSearch={(text) => show(`${path}?${new URLSearchParams({ q: text })}`)}
        />
      )}
    </>
  );
}
