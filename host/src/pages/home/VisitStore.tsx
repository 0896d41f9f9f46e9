import { claims, shopConfig } from '@shop/shared/config';
import { ButtonLink, PhoneIcon, Section } from '@shop/shared/ui';
import { phoneUrl } from '../../shell/phone-url';
import { StoreColumns } from '../store/StoreColumns';
import { StoreMap } from '../store/StoreMap';

/** Spec section 2, Home: two addresses, hours, a maps link and an embedded map. */
export function VisitStore() {
  const { stores, phone } = shopConfig();
  const call = (
    <div>
      <ButtonLink to={phoneUrl()} tone="quiet">
        <PhoneIcon />
        {phone}
      </ButtonLink>
    </div>
  );
  return (
    <Section title="Visit Our Store" eyebrow="Come and feel the leather" id="visit">
      <StoreColumns
        stores={stores}
        hours={
          <>
            <b>{claims.hours.store}</b>, every day
          </>
        }
        below={call}
      >
        <StoreMap />
      </StoreColumns>
    </Section>
  );
}
