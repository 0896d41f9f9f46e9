import { claims, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { ButtonLink, ClockIcon, ShieldIcon, StarIcon, WhatsAppLink } from '@shop/shared/ui';
import { BadgeList } from '../frame/BadgeList';
import { PageCrumbs } from '../frame/PageCrumbs';
import { PictureHead } from '../frame/PictureHead';
import { LinkRow } from '../frame/page.styles';
import { aboutPicture } from './about-picture';

const { since, rating, stitchingWarrantyMonths } = claims.about;
const badges = [
  { icon: <ClockIcon />, text: `Family-run since ${since}` },
  { icon: <StarIcon filled />, text: `${rating} rating on Google` },
  {
    icon: <ShieldIcon />,
    text: `${stitchingWarrantyMonths}-month stitching warranty on selected items`,
  },
];

export const AboutHero = () => (
  <PictureHead
    title={`About ${shopConfig().name}`}
    lead="One family, one market, and bags that have to hold: leather and PU, picked, checked and mended by the people who sell them."
    above={<PageCrumbs title="About" path="/about" />}
    picture={aboutPicture}
  >
    <BadgeList badges={badges} />
    <LinkRow>
      <ButtonLink to="/products">Shop Products</ButtonLink>
      <WhatsAppLink href={greetingUrl()}>Chat on WhatsApp</WhatsAppLink>
    </LinkRow>
  </PictureHead>
);
