import type { ProductCard } from '@shop/shared/entities';
import { productPath } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { AppLink, Price, ProductPicture } from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

const Area = styled.section`
  & > h2 {
    margin-bottom: ${theme.space.s};
    font-size: ${theme.size.h3};
  }
  & > ul {
    ${plainList}
    border-top: 1px solid ${theme.color.line};
  }
  & > ul > li {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

const Product = styled(AppLink)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  padding-block: 10px;
  color: ${theme.color.ink};
  line-height: 1.3;
  text-decoration: none;
  overflow-wrap: anywhere;
  & b {
    display: block;
    margin-bottom: 2px;
    font-weight: 600;
  }
  &:hover b {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
  }
`;

interface PostProductsProps {
  cards: readonly ProductCard[];
  /** The post names them; else they are the newest. */
  isLinked: boolean;
}

/** Products next to a post: picture, name and price, as one link each. */
export const PostProducts = ({ cards, isLinked }: PostProductsProps) => (
  <Area aria-labelledby="about">
    <h2 id="about">{isLinked ? 'In this post' : 'New in the shop'}</h2>
    <ul>
      {cards.map((card) => (
        <li key={card.slug}>
          <Product to={productPath(card)}>
            <ProductPicture picture={card.picture} sizes="72px" later="near" alt="" />
            <div>
              <b dir="auto">{card.title}</b>
              {card.price > 0 && <Price price={card.price} originalPrice={card.originalPrice} />}
            </div>
          </Product>
        </li>
      ))}
    </ul>
  </Area>
);
