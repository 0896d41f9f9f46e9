import type { StoreAddress as Store } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { ClockIcon } from '@shop/shared/ui/bundled';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { columns } from '../frame/page.styles';
import { MapsLink } from './StoreMap';

const Columns = styled.div`
  ${columns('minmax(0, 1fr) minmax(0, 1.2fr)', theme.space.xl, theme.space.xxl)}
`;

export const StoreDetails = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
`;

const Hours = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  & svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

interface StoreColumnsProps {
  stores: readonly Store[];
  hours: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

/** Addresses and opening hours, with something next to them. */
export const StoreColumns = ({ stores, hours, below, children }: StoreColumnsProps) => (
  <Columns>
    <StoreDetails>
      {stores.map((store) => (
        <StoreAddress key={store.name} store={store} />
      ))}
      <Hours>
        <ClockIcon />
        <span>{hours}</span>
      </Hours>
      {below}
    </StoreDetails>
    {children}
  </Columns>
);

const Place = styled.div`
  padding-left: ${theme.space.m};
  border-left: 2px dashed ${theme.color.brass};
  & address {
    font-style: normal;
  }
  & h3 {
    margin: 0 0 4px;
  }
  & span {
    display: block;
  }
`;

interface StoreAddressProps {
  store: Store;
  /** Next to a map, which has a link of its own. */
  hasMap?: boolean;
}

export const StoreAddress = ({ store, hasMap }: StoreAddressProps) => (
  <Place>
    <h3>{store.name}</h3>
    <address>
      {[...store.lines, `${store.city} ${store.postalCode}`].map((line) => (
        <span key={line}>{line}</span>
      ))}
      {!hasMap && <MapsLink store={store} label={`Open in maps: ${store.name}`} />}
    </address>
  </Place>
);
