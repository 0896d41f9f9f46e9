import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { ButtonLink, HeartIcon, Section, StarIcon, WhatsAppLink } from '@shop/shared/ui';
import { CallLink, CheckIcon, ClockIcon, ShieldIcon, UserIcon } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import aboutPicture from '../../assets/scenes/banner-travel.picture';
import { BadgeList } from '../frame/BadgeList';
import { LabelledList } from '../frame/LabelledList';
import { PictureHead } from '../frame/PictureHead';
import { LinkRow } from '../frame/page.styles';
import { LocalBusiness } from '../store/LocalBusiness';
import { StoreColumns } from '../store/StoreColumns';
import { Figures } from './Figures';
import { Gallery } from './Gallery';
import { Story } from './Story';

/** Spec section 2, About. */
export const Component = () => (
  <>
    <LocalBusiness picture={aboutPicture} />
    <AboutHero />
    <Figures />
    <Story />
    <Values />
    <Gallery />
    <VisitOrMessage />
  </>
);

const { since, rating } = claims.about;
const months = claims.stitchingWarrantyMonths;
const badges = [
  { icon: <ClockIcon />, text: `Family-run since ${since}` },
  { icon: <StarIcon filled />, text: `${rating} rating on Google` },
  { icon: <ShieldIcon />, text: `${months}-month stitching warranty on selected items` },
];

const AboutHero = () => (
  <PictureHead
    title="About"
    heading={`About ${shopConfig().name}`}
    path="/about"
    description={`${shopConfig().name} is a family-run leather shop in Ghaziabad since ${since}: who we are, what we stand for, how our store looks, and where to find us.`}
    lead="One family, one market, and bags that have to hold: leather and PU, picked, checked and mended by the people who sell them."
    picture={aboutPicture}
  >
    <BadgeList badges={badges} />
    <LinkRow>
      <ButtonLink to="/products">Shop Products</ButtonLink>
      <WhatsAppLink href={greetingUrl()}>Chat on WhatsApp</WhatsAppLink>
    </LinkRow>
  </PictureHead>
);

/** What We Stand For (spec section 2, About). */
const values = [
  {
    Icon: UserIcon,
    title: 'Customer-first service',
    text: 'Ask before you buy and after. The family answers, on WhatsApp, by phone and across the counter.',
  },
  {
    Icon: ShieldIcon,
    title: 'Built to last',
    text: `Doubled bases, sewn straps, real buckles. Selected items carry a ${months}-month stitching warranty.`,
  },
  {
    Icon: HeartIcon,
    title: 'Thoughtful materials',
    text: 'Leather where it earns its keep, good PU where it serves you better, and a label that says which.',
  },
  {
    Icon: CheckIcon,
    title: 'Fair and transparent pricing',
    text: `One price for everyone, printed where you can see it. ${claims.delivery.cost}`,
  },
] as const;

const Values = () => (
  <Section title="What We Stand For" ground="raised">
    <LabelledList items={values} />
  </Section>
);

const Message = styled.div`
  & > p {
    max-width: 48ch;
    margin: 0 0 ${theme.space.l};
    font-size: ${theme.size.lead};
  }
`;

/** Spec section 2, About: the store's details, and three ways to ask. */
function VisitOrMessage() {
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
            <CallLink>{phone}</CallLink>
            <ButtonLink to="/contact" tone="quiet">
              Ask a question
            </ButtonLink>
          </LinkRow>
        </Message>
      </StoreColumns>
    </Section>
  );
}
