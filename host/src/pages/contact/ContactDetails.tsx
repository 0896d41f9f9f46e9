import { claims, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { AppLink, ClockIcon, MailIcon, PhoneIcon, WhatsAppIcon } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { phoneUrl } from '../../shell/phone-url';
import { StoreAddress } from '../store/StoreAddress';

const List = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
  & > p {
    margin: 0;
  }
`;

const Ways = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
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
export function ContactDetails() {
  const { stores, phone, email } = shopConfig();
  const [store] = stores;
  return (
    <List>
      <Ways>
        <li>
          <PhoneIcon />
          <span>
            <AppLink to={phoneUrl()}>{phone}</AppLink>
          </span>
        </li>
        <li>
          <WhatsAppIcon />
          <span>
            <AppLink to={greetingUrl()}>Chat on WhatsApp</AppLink>
          </span>
        </li>
        <li>
          <MailIcon />
          <span>
            <AppLink to={`mailto:${email}`}>{email}</AppLink>
          </span>
        </li>
        <li>
          <ClockIcon />
          <span>
            <b>{claims.hours.contact}</b> (confirm on WhatsApp)
          </span>
        </li>
      </Ways>
      {store && <StoreAddress store={store} besideMap />}
    </List>
  );
}
