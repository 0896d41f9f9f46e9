import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { theme } from '@shop/shared/theme';
import { ArrowRightIcon, ButtonLink, LazyHydrate, PageHead, Section } from '@shop/shared/ui';
import {
  CallLink,
  ExchangeIcon,
  previewPicture,
  ShieldIcon,
  TruckIcon,
  UserIcon,
} from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import heroPicture from '../../assets/hero/middle.picture';
import { LabelledList } from '../frame/LabelledList';
import { LinkRow } from '../frame/page.styles';
import { LocalBusiness } from '../store/LocalBusiness';
import { StoreColumns } from '../store/StoreColumns';
import { StoreMap } from '../store/StoreMap';
import { Quotes } from '../testimonials/Quotes';
import texts from '../testimonials/testimonials.json';
import { Categories, Featured } from './CatalogSlots';
import { Hero } from './Hero';

/** Spec section 2, Home. Without API or catalogue it still holds all but the two slots. */
export function Component() {
  const { tagline } = shopConfig();
  return (
    <>
      <PageHead
        title={tagline}
        description={`${tagline}. See the newest bags, order on WhatsApp, or visit our stores.`}
        path="/"
        image={previewPicture(heroPicture)}
      />
      <LocalBusiness picture={heroPicture} />
      <Hero />
      <Featured />
      {Object.entries({ WhyChoose, Categories, Testimonials, VisitStore }).map(([key, Block]) => (
        <LazyHydrate key={key}>
          <Block />
        </LazyHydrate>
      ))}
    </>
  );
}

const Links = styled(LinkRow)`
  margin-top: ${theme.space.xl};
`;

/** Spec section 2, Home: a static block. */
export const Testimonials = () => (
  <Section title="What customers say" ground="sunken">
    <Quotes testimonials={texts.testimonials.slice(0, 3)} />
    <Links>
      <ButtonLink to="/testimonials" tone="quiet">
        Read more testimonials
        <ArrowRightIcon />
      </ButtonLink>
      <ButtonLink to={shopConfig().reviewUrl} tone="quiet">
        Write a review
      </ButtonLink>
    </Links>
  </Section>
);

/** Spec section 2, Home: two addresses, hours, a maps link and an embedded map. */
function VisitStore() {
  const { stores, phone } = shopConfig();
  return (
    <Section title="Visit Our Store" eyebrow="Come and feel the leather" id="visit">
      <StoreColumns
        stores={stores}
        hours={
          <>
            <b>{claims.hours.store}</b>, every day
          </>
        }
        below={
          <div>
            <CallLink>{phone}</CallLink>
          </div>
        }
      >
        <StoreMap />
      </StoreColumns>
    </Section>
  );
}

/** Why Choose (spec section 2, Home): four benefits. */
const benefits = [
  {
    Icon: ShieldIcon,
    title: 'Stitching that stays',
    text: `${claims.stitchingWarrantyMonths} months of warranty on stitching for selected items. We mend what we sold.`,
  },
  {
    Icon: UserIcon,
    title: 'You talk to the family',
    text: 'Write on WhatsApp or call: the people who answer are the people who own the shop.',
  },
  {
    Icon: ExchangeIcon,
    title: 'See it before you decide',
    text: 'Ask for more photos of any piece, or hold it in your hands in one of our stores.',
  },
  {
    Icon: TruckIcon,
    title: 'Brought to your door',
    text: claims.delivery.time,
  },
] as const;

export const WhyChoose = () => (
  <Section title={`Why Choose ${shopConfig().name}`} ground="raised">
    <LabelledList items={benefits} />
  </Section>
);
