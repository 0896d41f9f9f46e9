import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { whatsappUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import {
  ArrowRightIcon,
  ButtonLink,
  ProductPicture,
  StarIcon,
  WhatsAppLink,
} from '@shop/shared/ui';
import { ShieldIcon, TruckIcon } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import left from '../../assets/hero/left.picture';
import middle from '../../assets/hero/middle.picture';
import right from '../../assets/hero/right.picture';
import { BadgeList } from '../frame/BadgeList';
import { photoPrint } from '../frame/page.styles';
import { HomeClaims } from './HomeClaims';
import { Actions, Banner, Columns, Eyebrow, Heading, Lead, Words } from './hero.styles';

const orderMessage = 'Hello! I would like to order from your shop.';

const months = claims.stitchingWarrantyMonths;
const badges = [
  { icon: <StarIcon filled />, text: `${claims.home.rating} Google rating` },
  { icon: <ShieldIcon />, text: `${months}-month stitching warranty on selected items` },
  { icon: <TruckIcon />, text: claims.short.local },
];

export function Hero() {
  const { stores, whatsapp } = shopConfig();
  return (
    <Banner>
      <Columns>
        <div>
          <Eyebrow>{`A family shop in ${stores[0]?.city}`}</Eyebrow>
          <Heading>Bags made to be carried for years</Heading>
        </div>
        <HeroBanner />
        <Words>
          <Lead>
            Leather and PU bags, wallets and accessories, chosen and checked by one family. Pick
            yours here, order it in a chat, or come and feel it.
          </Lead>
          <Actions>
            <ButtonLink to="/products">
              Shop all products
              <ArrowRightIcon />
            </ButtonLink>
            <WhatsAppLink href={whatsappUrl(whatsapp, orderMessage)}>
              Order on WhatsApp
            </WhatsAppLink>
          </Actions>
          <BadgeList badges={badges} />
        </Words>
      </Columns>
      <HomeClaims />
    </Banner>
  );
}

const Collage = styled.div`
  position: relative;
  max-width: 640px;
  width: 100%;
  margin: 0 auto;
  &::before {
    content: '';
    display: block;
    padding-top: 73.75%;
  }
`;

const PhotoPrint = styled.div`
  position: absolute;
  width: 47%;
  padding: 2.2%;
  ${photoPrint}
  transition: transform ${theme.motion.calm};
  &:nth-child(1) {
    top: 2%;
    left: 0;
    transform: rotate(-7deg);
  }
  &:nth-child(2) {
    z-index: 1;
    top: 12%;
    left: 25%;
    width: 52%;
    box-shadow: ${theme.shadow.high};
    transform: rotate(1.5deg);
  }
  &:nth-child(3) {
    top: 30%;
    right: 0;
    transform: rotate(8deg);
  }
  ${media.hover} {
    &:hover {
      z-index: 2;
    }
    &:nth-child(1):hover {
      transform: rotate(-4deg) translateY(-6px);
    }
    &:nth-child(2):hover {
      transform: rotate(0) translateY(-6px);
    }
    &:nth-child(3):hover {
      transform: rotate(5deg) translateY(-6px);
    }
  }
`;

const sizes = '(min-width: 1360px) 320px, (min-width: 768px) 25vw, 48vw';

/** The tilted three-image banner (spec section 2, Home). */
const HeroBanner = () => (
  <Collage>
    {[left, middle, right].map((picture) => (
      <PhotoPrint key={picture.alt}>
        <ProductPicture picture={picture} sizes={sizes} eager={picture === middle} />
      </PhotoPrint>
    ))}
  </Collage>
);
