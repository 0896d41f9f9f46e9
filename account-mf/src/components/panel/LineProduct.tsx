import type { ProductCard } from '@shop/shared/entities';
import { productPath } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { AppLink, ProductPicture } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Picture = styled.div`
  grid-row: span 4;
  align-self: start;
  overflow: hidden;
  border-radius: ${theme.radius.s};
`;

const Title = styled.h3`
  margin: 0;
  font-size: ${theme.size.body};
  overflow-wrap: anywhere;
  & > a {
    color: ${theme.color.ink};
    text-decoration: none;
  }
  & > a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

export interface LineProductProps {
  title: string;
  /** undefined when nobody answers for it: then it is only named */
  product: ProductCard | undefined;
}

/** A line's picture, and its title as a link to the product. */
export const LineProduct = ({ title, product }: LineProductProps) => (
  <>
    <Picture>
      <ProductPicture {...(product?.picture && { picture: product.picture })} sizes="84px" alt="" />
    </Picture>
    <Title>{product ? <AppLink to={productPath(product)}>{title}</AppLink> : title}</Title>
  </>
);
