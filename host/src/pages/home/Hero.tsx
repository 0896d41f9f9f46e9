import { shopConfig } from '@shop/shared/config';
import { whatsappUrl } from '@shop/shared/format';
import { ArrowRightIcon, Badge, ButtonLink, ShieldIcon, StarIcon, TruckIcon, WhatsAppLink } from '@shop/shared/ui';
import { claims } from '@shop/shared/config';
import { HeroBanner } from './HeroBanner';
import { HomeClaims } from './HomeClaims';
import { Actions, Badges, Columns, Ground, Heading, Lead } from './hero-styles';

const orderMessage = 'Hello! I would like to order from your shop.';

/** The first thing a visitor sees: what the shop is, and the two ways to buy. */
export const Hero = () => (
  <Ground>
    <Columns>
      <div>
        <Badges>
          <li>
            <Badge>
              <StarIcon filled />
              {claims.home.rating} Google rating
            </Badge>
          </li>
          <li>
            <Badge>
              <ShieldIcon />
              6-month stitching warranty on selected items
            </Badge>
          </li>
          <li>
            <Badge>
              <TruckIcon />
              Local delivery
            </Badge>
          </li>
        </Badges>
        <Heading>Bags made to be carried for years</Heading>
        <Lead>
          Leather and PU bags, wallets and accessories, chosen and checked by one family in
          Ghaziabad. Pick yours here, order it in a chat, or come and feel it.
        </Lead>
        <Actions>
          <ButtonLink to="/products">
            Shop all products
            <ArrowRightIcon />
          </ButtonLink>
          <WhatsAppLink href={whatsappUrl(shopConfig().whatsapp, orderMessage)}>
            Order on WhatsApp
          </WhatsAppLink>
        </Actions>
      </div>
      <HeroBanner />
    </Columns>
    <HomeClaims />
  </Ground>
);
