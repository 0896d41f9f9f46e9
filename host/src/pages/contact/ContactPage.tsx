import { shopConfig } from '@shop/shared/config';
import { JsonLd } from '@shop/shared/federation';
import { media, theme } from '@shop/shared/theme';
import { Container, PageHead, PageTitle } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { aboutPicture } from '../about/about-picture';
import { PageCrumbs } from '../frame/PageCrumbs';
import { localBusiness } from '../store/local-business';
import { StoreMap } from '../store/StoreMap';
import { ContactDetails } from './ContactDetails';
import { EnquiryForm } from './EnquiryForm';

/** The map comes last on a phone; on a wide screen it stands under the address. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  padding-block: ${theme.space.xl} ${theme.space.xxl};
  & h2 {
    margin: 0 0 ${theme.space.m};
  }
  ${media.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.25fr);
    gap: ${theme.space.l} ${theme.space.xxl};
    padding-block: ${theme.space.xxl} ${theme.space.xxxl};
    & > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }
`;

/** Spec section 2, Contact. It needs neither the API nor a remote, but to send the form. */
export function Component() {
  const { name, siteUrl } = shopConfig();
  return (
    <>
      <PageHead
        title="Contact"
        description={`Reach ${name} by WhatsApp, phone, e-mail or a message from this page; with our address in Ghaziabad, our hours and a map.`}
        path="/contact"
      />
      <JsonLd data={localBusiness(shopConfig(), siteUrl + aboutPicture.src)} />
      <PageTitle
        above={<PageCrumbs title="Contact" path="/contact" />}
        lead="Ask about a bag, a repair or a delivery. The family reads every message."
      >
        Contact
      </PageTitle>
      <Columns>
        <section aria-labelledby="reach">
          <h2 id="reach">Reach us</h2>
          <ContactDetails />
        </section>
        <section aria-labelledby="write">
          <h2 id="write">Write to us</h2>
          <EnquiryForm />
        </section>
        <section aria-label="Map">
          <StoreMap />
        </section>
      </Columns>
    </>
  );
}
