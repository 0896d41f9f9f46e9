import { Widget } from '@shop/shared/federation';
import { greetingUrl } from '@shop/shared/format';
import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  Callout,
  Section,
  WhatsAppLink,
} from '@shop/shared/ui';
import { CardSkeletons } from './CardSkeletons';

/** The place of the newest products, which the catalogue fills. */
export const Featured = () => (
  <Section
    title="Featured Bags"
    eyebrow="Just in"
    action={
      <ButtonLink to="/products" tone="quiet" size="s">
        All products
        <ArrowRightIcon />
      </ButtonLink>
    }
  >
    <Widget
      name="catalog/FeaturedProducts"
      fallback={<CardSkeletons count={8} />}
      renderError={(retry) => (
        <Callout
          role="status"
          text="The newest bags cannot be shown just now. Try again, or tell us what you are looking for."
          actions={
            <>
              <Button onClick={retry}>Try again</Button>
              <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
              <ButtonLink to="/products" tone="quiet">
                Go to products
              </ButtonLink>
            </>
          }
        />
      )}
    />
  </Section>
);
