import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { greetingUrl } from '@shop/shared/format';
import { ButtonLink, Section, StarIcon, WhatsAppLink } from '@shop/shared/ui';
import testimonialsPicture from '../../assets/scenes/banner-handbags.picture';
import { BadgeList } from '../frame/BadgeList';
import { PictureHead } from '../frame/PictureHead';
import { LinkRow } from '../frame/page.styles';
import { Quotes } from './Quotes';
import texts from './testimonials.json';

/**
 * Linked from Home's testimonials (spec section 2, route table), whose words it repeats. The one
 * rating is the one that Home claims.
 */
export function Component() {
  const { name, reviewUrl } = shopConfig();
  return (
    <>
      <PictureHead
        title="Testimonials"
        path="/testimonials"
        description={`What customers say about ${name}: bags, wallets and repairs, in their own words. Read on, or write a review yourself.`}
        lead="What people tell us across the counter and in the chat, in their own words."
        picture={testimonialsPicture}
      >
        <BadgeList
          badges={[{ icon: <StarIcon filled />, text: `${claims.home.rating} Google rating` }]}
        />
        <LinkRow>
          <ButtonLink to={reviewUrl}>Write a review</ButtonLink>
          <ButtonLink to="/products" tone="quiet">
            Browse products
          </ButtonLink>
        </LinkRow>
      </PictureHead>
      <Section title="What customers say">
        <Quotes testimonials={texts.testimonials} />
      </Section>
      <Section
        title="Carry something of ours?"
        ground="sunken"
        lead="Tell others how it wears: a few honest words help the next visitor more than anything we could write. And if something is not right, tell us first, and we put it right."
      >
        <LinkRow>
          <ButtonLink to={reviewUrl} tone="quiet">
            Write a review
          </ButtonLink>
          <WhatsAppLink href={greetingUrl()}>Tell us on WhatsApp</WhatsAppLink>
        </LinkRow>
      </Section>
    </>
  );
}
