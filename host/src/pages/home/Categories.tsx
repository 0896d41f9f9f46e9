import { Widget } from '@shop/shared/federation';
import { ButtonLink, Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { categoryShortcuts } from '../../shell/footer/footer-links';
import { TileSkeletons } from './TileSkeletons';

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
