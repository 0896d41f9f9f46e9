import type { DeskProductReply } from '@shop/shared/contract';
import { readPicture } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { Badge, ProductPicture } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { RowLink, Words } from './desk.styles';

const Thumb = styled.span`
  flex: none;
  width: 56px;
  border-radius: ${theme.radius.s};
`;

/** A product in a list: its picture, price and stock; leads to its page on the desk. */
export const ProductRow = ({ product }: { product: DeskProductReply }) => (
  <RowLink to={`/desk/products/${product.id}`}>
    <Thumb>
      <ProductPicture picture={readPicture(product.images[0], '')} sizes="56px" alt="" />
    </Thumb>
    <Words>
      <strong>{product.title}</strong>
      <span>
        {`${formatPrice(Number(product.discounted_price ?? product.price))}, ${stockText(product)}`}
      </span>{' '}
      {product.hidden && <Badge>hidden</Badge>}
    </Words>
  </RowLink>
);

const stockText = ({ quantity }: DeskProductReply): string =>
  quantity === 0 ? 'sold out' : `${quantity} in stock`;
