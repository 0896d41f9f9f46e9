import { claims, shopConfig } from '@shop/shared/config';
import { whatsappUrl } from '@shop/shared/format';
import {
  ArrowRightIcon,
  ButtonLink,
  ShieldIcon,
  StarIcon,
  TruckIcon,
  WhatsAppLink,
} from '@shop/shared/ui';
import { BadgeList } from '../frame/BadgeList';
import { HeroBanner } from './HeroBanner';
import { HomeClaims } from './HomeClaims';
import { Actions, Columns, Eyebrow, Ground, Heading, Lead, Words } from './hero.styles';

const orderMessage = 'Hello! I would like to order from your shop.';

const badges = [
  { icon: <StarIcon filled />, text: `${claims.home.rating} Google rating` },
  { icon: <ShieldIcon />, text: '6-month stitching warranty on selected items' },
  { icon: <TruckIcon />, text: 'Local delivery' },
];

/** The first thing a visitor sees: what the shop is, and the two ways to buy. */
export function Hero() {
  const { stores, whatsapp } = shopConfig();
  return (
    <Ground>
      <Columns>
        <div>
          <Eyebrow>A family shop in {stores[0]?.city}</Eyebrow>
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
    </Ground>
  );
}
