import type { ProductCard } from '@shop/shared/entities';
import { Button, Price } from '@shop/shared/ui';
import { LineProduct } from '../panel/LineProduct';
import { Row } from '../panel/panel.styles';
import { RemoveButton } from '../panel/RemoveButton';

export interface WishLineProps {
  title: string;
  product: ProductCard | undefined;
  /** It is on its way into the cart. */
  busy: boolean;
  onMove: () => void;
  onRemove: () => void;
}

/** A product on the wishlist; sold out, it can only be taken off. */
export const WishLine = ({ title, product, busy, onMove, onRemove }: WishLineProps) => (
  <li>
    <LineProduct title={title} product={product} />
    {product && product.price > 0 && <Price price={product.price} />}
    <Row>
      <Button
        size="s"
        busy={busy}
        disabled={product?.quantity === 0}
        aria-label={product?.quantity === 0 ? undefined : `Add ${title} to cart`}
        onClick={onMove}
      >
        {product?.quantity === 0 ? 'Out of Stock' : 'Add to Cart'}
      </Button>
      <RemoveButton label={`Remove ${title} from wishlist`} onRemove={onRemove} />
    </Row>
  </li>
);
