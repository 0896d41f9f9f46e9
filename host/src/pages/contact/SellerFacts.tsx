import { shopConfig } from '@shop/shared/config';
import { theme } from '@shop/shared/theme';
import { AppLink, Section } from '@shop/shared/ui';
import { phoneUrl } from '@shop/shared/ui/bundled';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Two columns as in a newspaper: the facts differ in height. */
const Facts = styled.dl`
  columns: 2 22rem;
  column-gap: ${theme.space.xxl};
  overflow-wrap: anywhere;
  & > div {
    padding-block: ${theme.space.s} ${theme.space.m};
    border-top: 1px solid ${theme.color.brass};
    break-inside: avoid;
  }
  & dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
  & a {
    display: table;
    padding-block: 10px;
  }
`;

/** Who sells and who settles complaints, as the E-Commerce Rules 2020 of India want it shown. */
export function SellerFacts() {
  const { legalName, legalAddress, gstin, taxNote, ...grievance } = shopConfig();
  const { grievanceName, grievancePhone, grievanceEmail, grievanceReply } = grievance;
  const facts: [term: string, definition: ReactNode][] = [
    ['Sold by', legalName],
    ['Registered address', legalAddress],
    ['GSTIN', gstin],
    ['Prices', `${taxNote}. What shipping costs is said in the chat, before you pay.`],
    ['Country of origin', 'On the page of each product, under Specifications.'],
    [
      'Complaints go to',
      <>
        {grievanceName}
        <AppLink to={phoneUrl(grievancePhone)}>{grievancePhone}</AppLink>
        <AppLink to={`mailto:${grievanceEmail}`}>{grievanceEmail}</AppLink>
      </>,
    ],
    ['How soon', grievanceReply],
  ];
  return (
    <Section title="The seller, and complaints" ground="sunken" id="seller">
      <Facts>
        {facts
          .filter(([, definition]) => definition)
          .map(([term, definition]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
      </Facts>
    </Section>
  );
}
