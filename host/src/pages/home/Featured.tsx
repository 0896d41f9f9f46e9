import { Widget } from '@shop/shared/federation';
import { greetingUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  Callout,
  Section,
  Skeleton,
  WhatsAppLink,
} from '@shop/shared/ui';
import { styled } from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space.l};
  }
`;

const Card = styled.div`
  display: grid;
  gap: ${theme.space.s};
`;

/** Product cards before they come. */
const CardSkeletons = ({ count }: { count: number }) => (
  <Grid>
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <Card key={at}>
        <Skeleton ratio={1} />
        <Skeleton width="80%" height="1.4em" />
        <Skeleton width="60%" />
        <Skeleton width="40%" height="1.4em" />
        <Skeleton height="44px" />
      </Card>
    ))}
  </Grid>
);

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
