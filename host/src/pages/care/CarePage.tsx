import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { greetingUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { ButtonLink, Section, WhatsAppLink } from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import carePicture from '../../assets/scenes/banner-tote.picture';
import { PictureHead } from '../frame/PictureHead';
import { columns, LinkRow } from '../frame/page.styles';
import { CareCard } from './CareCard';
import guide from './care-guide.json';

const Materials = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${theme.space.l};
  & > a {
    min-height: ${theme.target.thumb};
    line-height: ${theme.target.thumb};
  }
`;

const Cards = styled.div`
  ${columns('repeat(6, minmax(0, 1fr))', theme.space.l)}
  ${media.wide} {
    & > * {
      grid-column: span 2;
    }
    & > :nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;

const Steps = styled.ol`
  ${columns('repeat(2, minmax(0, 1fr))', `${theme.space.m} ${theme.space.xxl}`)}
  ${plainList}
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: 2.2em minmax(0, 1fr);
    padding-top: ${theme.space.m};
    border-top: 1px solid ${theme.color.brass};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    color: ${theme.color.accent};
    font: 600 1.75rem / 1 ${theme.font.display};
  }
`;

/** Linked from the footer and from product pages (spec section 2, route table). */
export const Component = () => (
  <>
    <PictureHead
      title="Care"
      path="/care"
      description={`${shopConfig().name} on how to keep leather, waxed leather and PU beautiful: cleaning, drying, storing and the monsoon, by material.`}
      lead="Five minutes now and then, and a bag outlives its fashions. Find your material; each product names its own under Specifications."
      picture={carePicture}
    >
      <Materials aria-label="Materials">
        {guide.materials.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <a href="#storing">Storing</a>
      </Materials>
    </PictureHead>
    <Section title="By material">
      <Cards>
        {guide.materials.map((material) => (
          <CareCard key={material.id} {...material} />
        ))}
      </Cards>
    </Section>
    <Section title="Storing" ground="raised" id="storing">
      <Steps data-display="">
        {guide.storing.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Section>
    <Section
      title="A seam has opened?"
      ground="sunken"
      lead={`Send us a photo, or bring it to the store. A small repair in time saves the bag, and selected items carry a ${claims.stitchingWarrantyMonths}-month stitching warranty.`}
    >
      <LinkRow>
        <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
        <ButtonLink to="/contact" tone="quiet">
          Find the store
        </ButtonLink>
      </LinkRow>
    </Section>
  </>
);
