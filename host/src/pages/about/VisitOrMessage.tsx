import { claims, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { ButtonLink, ClockIcon, PhoneIcon, Section, WhatsAppLink } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { phoneUrl } from '../../shell/phone-url';
import { LinkRow } from '../frame/LinkRow';
import { StoreAddress } from '../store/StoreAddress';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: ${theme.space.xxl};
  }
`;

const Place = styled.div`
  display: grid;
  gap: ${theme.space.m};
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
  const [store] = stores;
  return (
    <Section title="Visit or Message Us" ground="sunken">
      <Columns>
        <Place>
          {store && <StoreAddress store={store} />}
          <Hours>
            <ClockIcon />
            <span>
              Open every day <b>{claims.hours.about}</b>
            </span>
          </Hours>
        </Place>
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
      </Columns>
    </Section>
  );
}
