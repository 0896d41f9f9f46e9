import { claims, shopConfig } from '@shop/shared/config';
import { media, theme } from '@shop/shared/theme';
import { ButtonLink, ClockIcon, PhoneIcon, Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { phoneUrl } from '../../shell/phone-url';
import { StoreAddress } from '../store/StoreAddress';
import { StoreMap } from '../store/StoreMap';

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
            <StoreAddress key={store.name} store={store} />
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
