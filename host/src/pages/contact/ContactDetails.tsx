import { claims, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { ClockIcon, MailIcon, PhoneIcon, SmartLink, WhatsAppIcon } from '@shop/shared/ui';
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
            <SmartLink to={phoneUrl()}>{phone}</SmartLink>
          </span>
        </li>
        <li>
          <WhatsAppIcon />
          <span>
            <SmartLink to={greetingUrl()}>Chat on WhatsApp</SmartLink>
          </span>
        </li>
        <li>
          <MailIcon />
          <span>
            <SmartLink to={`mailto:${email}`}>{email}</SmartLink>
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
