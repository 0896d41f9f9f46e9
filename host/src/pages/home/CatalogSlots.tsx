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
import { Widget } from 'federated-site/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { categoryLinks } from '../../shell/footer/Footer';
import { LinkRow } from '../frame/page.styles';

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  ${media.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${theme.space.l};
  }
`;

/** @param columns on a wide screen, where there are two rows */
const Placeholders = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <Grid $columns={columns}>
    {Array.from({ length: 2 * columns }, (_, at) => at).map((at) => (
      <Card key={at}>{children}</Card>
    ))}
  </Grid>
);

const Card = styled.div`
  display: grid;
  gap: ${theme.space.s};
`;

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
      fallback={
        <Placeholders columns={4}>
          <Skeleton ratio={1} />
          <Skeleton width="80%" height="1.4em" />
          <Skeleton width="60%" />
          <Skeleton width="40%" height="1.4em" />
          <Skeleton height="44px" />
        </Placeholders>
      }
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

/** The categories, from the catalogue; the footer's shortcuts stand in for them. */
export const Categories = () => (
  <Section title="Shop by Category" eyebrow="Find your kind">
    <Widget
      name="catalog/CategoryTiles"
      fallback={
        <Placeholders columns={3}>
          <Skeleton ratio={1} />
        </Placeholders>
      }
      renderError={() => (
        <LinkRow>
          {categoryLinks().map(({ to, label }) => (
            <ButtonLink key={to} to={to} tone="quiet">
              {label}
            </ButtonLink>
          ))}
        </LinkRow>
      )}
    />
  </Section>
);
