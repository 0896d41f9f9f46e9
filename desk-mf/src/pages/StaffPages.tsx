import { theme } from '@shop/shared/theme';
import { useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../components/desk.styles';
import { Tabs } from '../components/Tabs';
import { useRowFocus } from '../components/use-row-focus';
import { LogPage } from './LogPage';
import { CommentsPage, EnquiriesPage } from './MessagesPage';
import { NewProductPage } from './NewProductPage';
import { OrderPage } from './OrderPage';
import { OrdersPage } from './OrdersPage';
import { ProductPage } from './ProductPage';
import { ProductsPage } from './ProductsPage';
import { TodayPage } from './TodayPage';

const Frame = styled.div`
  padding-top: ${theme.space.m};
  & > [aria-busy] {
    margin-block: ${theme.space.l} ${theme.space.xxl};
  }
  & > [role='status'] > p {
    margin-top: ${theme.space.m};
  }
`;

const pages = [
  ['Today', '/desk'],
  ['Orders', '/desk/orders'],
  ['Products', '/desk/products'],
  ['Comments', '/desk/comments'],
  ['Enquiries', '/desk/enquiries'],
  ['Log', '/desk/log'],
] as const;

/** What staff see at a path below /desk. */
export function StaffPages({ path }: { path: string }) {
  const isOnline = useSyncExternalStore(
    onConnectivity,
    () => navigator.onLine,
    () => true,
  );
  const frame = useRef<HTMLDivElement>(null);
  useRowFocus(frame);
  return (
    <Frame ref={frame}>
      <Tabs
        label="Desk"
        tabs={pages}
        isCurrent={(to) => (to === '/desk' ? path === to : path.startsWith(to))}
      />
      <div role="status">
        {!isOnline && (
          <Notice>You are offline. Nothing can be saved now; what you typed stays here.</Notice>
        )}
      </div>
      {pageAt(path.replace(/\/+$/, ''))}
    </Frame>
  );
}

function pageAt(path: string) {
  const [, , page, id] = path.split('/');
  if (page === 'orders') return id ? <OrderPage key={id} id={Number(id)} /> : <OrdersPage />;
  if (page === 'products' && id) return <ProductPage key={id} id={Number(id)} />;
  if (page === 'products') return <ProductsPage />;
  if (page === 'new') return <NewProductPage />;
  if (page === 'comments') return <CommentsPage />;
  if (page === 'enquiries') return <EnquiriesPage />;
  if (page === 'log') return <LogPage />;
  return <TodayPage />;
}

function onConnectivity(listener: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}
