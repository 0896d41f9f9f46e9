import { claims, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { ButtonLink, PhoneIcon, Section, WhatsAppLink } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { phoneUrl } from '../../shell/phone-url';
import { LinkRow } from '../frame/page.styles';
import { StoreColumns } from '../store/StoreColumns';

const Message = styled.div`
  & > p {
    max-width: 48ch;
    margin: 0 0 ${theme.space.l};
    font-size: ${theme.size.lead};
  }
`;

/** Spec section 2, About: the store's details, and three ways to ask. */
export function VisitOrMessage() {
  const { stores, phone } = shopConfig();
  return (
    <Section title="Visit or Message Us" ground="sunken">
      <StoreColumns
        stores={stores.slice(0, 1)}
        hours={
          <>
            Open every day <b>{claims.hours.about}</b>
          </>
        }
      >
        <Message>
          <p>
            Come and try the straps, or tell us what you need to carry. We send photos, answer
            questions and put a bag aside for you.
          </p>
          <LinkRow>
            <WhatsAppLink href={greetingUrl()}>Message on WhatsApp</WhatsAppLink>
            <ButtonLink to={phoneUrl()} tone="quiet">
              <PhoneIcon />
              {phone}
            </ButtonLink>
            <ButtonLink to="/contact" tone="quiet">
              Ask a question
            </ButtonLink>
          </LinkRow>
        </Message>
      </StoreColumns>
    </Section>
  );
}
