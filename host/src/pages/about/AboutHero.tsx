import { claims, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { Badge, ButtonLink, ClockIcon, ShieldIcon, StarIcon, WhatsAppLink } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { LinkRow } from '../frame/LinkRow';
import { PageCrumbs } from '../frame/PageCrumbs';
import { PictureHead } from '../frame/PictureHead';
import { aboutPicture } from './about-picture';

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  & span {
    white-space: normal;
  }
  & svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

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
    <Badges>
      {badges.map(({ icon, text }) => (
        <li key={text}>
          <Badge>
            {icon}
            {text}
          </Badge>
        </li>
      ))}
    </Badges>
    <LinkRow>
      <ButtonLink to="/products">Shop Products</ButtonLink>
      <WhatsAppLink href={greetingUrl()}>Chat on WhatsApp</WhatsAppLink>
    </LinkRow>
  </PictureHead>
);
