import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { greetingUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { AppLink, Container, PhoneIcon, WhatsAppIcon } from '@shop/shared/ui';
import { ClockIcon, MailIcon, phoneUrl, plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import aboutPicture from '../../assets/scenes/banner-travel.picture';
import { PageIntro } from '../frame/PageIntro';
import { secondInRightColumn } from '../frame/page.styles';
import { LocalBusiness } from '../store/LocalBusiness';
import { StoreAddress, StoreDetails } from '../store/StoreColumns';
import { StoreMap } from '../store/StoreMap';
import { EnquiryForm } from './EnquiryForm';
import { SellerFacts } from './SellerFacts';

/** The map comes last on a phone; on a wide screen it stands under the address. */
const Columns = styled(Container)`
  ${secondInRightColumn('1.25fr', theme.space.xl, theme.space.l)}
  padding-block: ${theme.space.xl} ${theme.space.xxl};
  & h2 {
    margin: 0 0 ${theme.space.m};
  }
  ${media.wide} {
    padding-block: ${theme.space.xxl} ${theme.space.xxxl};
  }
`;

/** Spec section 2, Contact. It needs neither the API nor a remote, but to send the form. */
export function Component() {
  const { name } = shopConfig();
  return (
    <>
      <LocalBusiness picture={aboutPicture} />
      <PageIntro
        title="Contact"
        path="/contact"
        description={`Reach ${name} by WhatsApp, phone, e-mail or a message from this page; with our address in Ghaziabad, our hours and a map.`}
        lead="Ask about a bag, a repair or a delivery. The family reads every message."
      />
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
      <SellerFacts />
    </>
  );
}

const Contacts = styled.ul`
  display: grid;
  ${plainList}
  & > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    min-height: 52px;
    border-bottom: 1px dashed ${theme.color.line};
    overflow-wrap: anywhere;
  }
  & > li > svg {
    color: ${theme.color.accent};
  }
  & a {
    display: inline-block;
    padding-block: 12px;
    font-weight: 600;
  }
`;

/** Spec section 2, Contact: address, phone, WhatsApp link, support e-mail and hours. */
function ContactDetails() {
  const { stores, phone, email } = shopConfig();
  const [store] = stores;
  const links = [
    [PhoneIcon, phoneUrl(), phone],
    [WhatsAppIcon, greetingUrl(), 'Chat on WhatsApp'],
    [MailIcon, `mailto:${email}`, email],
  ] as const;
  return (
    <StoreDetails>
      <Contacts>
        {links.map(([Icon, to, label]) => (
          <li key={to}>
            <Icon />
            <span>
              <AppLink to={to}>{label}</AppLink>
            </span>
          </li>
        ))}
        <li>
          <ClockIcon />
          <span>
            <b>{claims.hours.contact}</b> (confirm on WhatsApp)
          </span>
        </li>
      </Contacts>
      <p id="reply">{claims.reply}</p>
      {store && <StoreAddress store={store} hasMap />}
    </StoreDetails>
  );
}
