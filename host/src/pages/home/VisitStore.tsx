import { claims, shopConfig } from '@shop/shared/config';
import { media, theme } from '@shop/shared/theme';
import { ButtonLink, ClockIcon, PhoneIcon, PinIcon, Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { phoneUrl } from '../../shell/phone-url';
import { StoreMap } from './StoreMap';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: ${theme.space.xxl};
  }
`;

const Stores = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
`;

const Store = styled.address`
  padding-left: ${theme.space.m};
  border-left: 2px dashed ${theme.color.brass};
  font-style: normal;
  & h3 {
    margin: 0 0 4px;
  }
  & span {
    display: block;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: ${theme.target.thumb};
  }
`;

const Hours = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  margin: 0;
  & svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

/** Spec section 2, Home: two addresses, hours, a maps link and an embedded map. */
export function VisitStore() {
  const { stores, phone } = shopConfig();
  return (
    <Section title="Visit Our Store" eyebrow="Come and feel the leather" id="visit">
      <Columns>
        <Stores>
          {stores.map((store) => (
            <Store key={store.name}>
              <h3>{store.name}</h3>
              {[...store.lines, `${store.city} ${store.postalCode}`].map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a
                href={store.mapsUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Open in maps: ${store.name}`}
              >
                <PinIcon size={20} />
                Open in maps
              </a>
            </Store>
          ))}
          <Hours>
            <ClockIcon />
            <span>
              <b>{claims.hours.store}</b>, every day
            </span>
          </Hours>
          <div>
            <ButtonLink to={phoneUrl()} tone="quiet">
              <PhoneIcon />
              {phone}
            </ButtonLink>
          </div>
        </Stores>
        <StoreMap />
      </Columns>
    </Section>
  );
}
