import { type Category, categoryKey } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { AppLink, ArrowRightIcon, ButtonLink, ProductPicture } from '@shop/shared/ui';
import { maxLines, plainList } from '@shop/shared/ui/bundled';
import { defineWidget } from 'federated-site/react';
import { styled } from 'styled-components';
import { requestCategories } from '../data/categories-api';

/** Two columns on phones, three on desktops. */
const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  ${plainList}
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.l};
  }
`;

const Tile = styled(AppLink)`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: ${theme.radius.m};
  color: ${theme.color.ink};
  text-decoration: none;
  & img {
    transition: transform ${theme.motion.calm};
  }
  ${media.hover} {
    &:hover img {
      transform: scale(1.035);
    }
    &:hover svg:last-child {
      transform: translateX(4px);
    }
  }
  &:focus-visible {
    outline-offset: 3px;
  }
`;

/** A label sewn over the picture's lower edge. */
const Label = styled.span`
  position: absolute;
  inset: auto 8px 8px;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  padding: 10px 14px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.low};
  &::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1px dashed ${theme.color.brass};
    border-radius: 4px;
    opacity: 0.6;
    pointer-events: none;
  }
  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${theme.color.accent};
    transition: transform ${theme.motion.quick};
  }
  ${media.narrow} {
    & > svg {
      display: none;
    }
  }
  ${media.wide} {
    inset: auto 14px 14px;
    padding: 14px 18px;
  }
`;

const Name = styled.span`
  min-width: 0;
  ${maxLines(2)}
  overflow-wrap: anywhere;
  font: 600 1.0625rem / 1.25 ${theme.font.display};
  ${media.wide} {
    font-size: 1.3125rem;
  }
`;

/** Shop by Category of Home (spec section 2); each tile leads to the category's products. */
function CategoryTiles({ data }: { data: readonly Category[] }) {
  if (data.length === 0) {
    return (
      <ButtonLink to="/products" tone="quiet">
        All Products
      </ButtonLink>
    );
  }
  return (
    <TileGrid>
      {data.map((category) => (
        <li key={categoryKey(category)}>
          <Tile to={`/products?category=${encodeURIComponent(categoryKey(category))}`}>
            <ProductPicture
              picture={category.picture}
              sizes="(min-width: 1280px) 389px, (min-width: 768px) 30vw, calc(50vw - 24px)"
              later="near"
              alt=""
            />
            <Label>
              <Name dir="auto" data-display="">
                {category.title}
              </Name>
              <ArrowRightIcon />
            </Label>
          </Tile>
        </li>
      ))}
    </TileGrid>
  );
}

export const categoryTiles = defineWidget({
  load: (_props: Record<never, never>, signal) => requestCategories(signal),
  Component: CategoryTiles,
});
