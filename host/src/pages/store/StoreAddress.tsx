import type { StoreAddress as Address } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { PinIcon } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { signedLink } from '../frame/page.styles';

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
  & a {
    ${signedLink}
  }
`;

export interface StoreAddressProps {
  store: Address;
  /** A map right beside it has a link of its own. */
  besideMap?: boolean;
}

export const StoreAddress = ({ store, besideMap }: StoreAddressProps) => (
  <Place>
    <h3>{store.name}</h3>
    <address>
      {[...store.lines, `${store.city} ${store.postalCode}`].map((line) => (
        <span key={line}>{line}</span>
      ))}
      {!besideMap && (
        <a
          href={store.mapsUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open in maps: ${store.name}`}
        >
          <PinIcon size={20} />
          Open in maps
        </a>
      )}
    </address>
  </Place>
);
