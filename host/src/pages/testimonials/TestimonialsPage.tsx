import { claims, shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { Badge, ButtonLink, PageHead, Section, StarIcon, WhatsAppLink } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { LinkRow } from '../frame/LinkRow';
import { PageCrumbs } from '../frame/PageCrumbs';
import { PictureHead } from '../frame/PictureHead';
import { Quotes } from './Quotes';
import { testimonials } from './testimonials';
import { testimonialsPicture } from './testimonials-picture';

const Rating = styled.div`
  & svg {
    color: ${theme.color.accent};
  }
`;

/**
 * Linked from Home's testimonials (spec section 2, route table), whose words it repeats. The one
 * rating is the one that Home claims.
 */
export function Component() {
  const { name, siteUrl, reviewUrl } = shopConfig();
  return (
    <>
      <PageHead
        title="Testimonials"
        description={`What customers say about ${name}: bags, wallets and repairs, in their own words. Read on, or write a review yourself.`}
        path="/testimonials"
        image={siteUrl + testimonialsPicture.src}
      />
      <PictureHead
        title="Testimonials"
        lead="What people tell us across the counter and in the chat, in their own words."
        above={<PageCrumbs title="Testimonials" path="/testimonials" />}
        picture={testimonialsPicture}
      >
        <Rating>
          <Badge>
            <StarIcon filled />
            {claims.home.rating} Google rating
          </Badge>
        </Rating>
        <LinkRow>
          <ButtonLink to={reviewUrl}>Write a review</ButtonLink>
          <ButtonLink to="/products" tone="quiet">
            Browse products
          </ButtonLink>
        </LinkRow>
      </PictureHead>
      <Section title="What customers say">
        <Quotes of={testimonials} />
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
