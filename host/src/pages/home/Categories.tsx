import { Widget } from '@shop/shared/federation';
import { media, theme } from '@shop/shared/theme';
import { ButtonLink, Section, Skeleton } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { categoryShortcuts } from '../../shell/footer/footer-links';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.l};
  }
`;

/** Category tiles before they come. */
const TileSkeletons = ({ count }: { count: number }) => (
  <Grid>
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <Skeleton key={at} ratio={1} />
    ))}
  </Grid>
);

const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** The place of the categories, which the catalogue fills; the footer's shortcuts stand in for it. */
export const Categories = () => (
  <Section title="Shop by Category" eyebrow="Find your kind">
    <Widget
      name="catalog/CategoryTiles"
      fallback={<TileSkeletons count={6} />}
      renderError={() => (
        <Shortcuts>
          {categoryShortcuts.map(({ to, label }) => (
            <ButtonLink key={to} to={to} tone="quiet">
              {label}
            </ButtonLink>
          ))}
        </Shortcuts>
      )}
    />
  </Section>
);
