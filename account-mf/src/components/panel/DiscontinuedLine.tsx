import type { ProductCard } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { LineProduct, RemoveButton } from './PanelLine';
import { Row } from './panel.styles';

/** As pale as its picture: a discontinued product steps back. */
const Line = styled.li`
  color: ${theme.color.inkSoft};
  & img {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;

interface DiscontinuedLineProps {
  title: string;
  product: ProductCard | undefined;
  /** the list that it is taken from */
  list: 'cart' | 'wishlist';
  onRemove: () => void;
}

/** A product that the shop no longer sells: it has no page, and can only be taken away. */
export const DiscontinuedLine = ({ title, product, list, onRemove }: DiscontinuedLineProps) => (
  <Line>
    <LineProduct title={title} product={product} isLinked={false} />
    <Row>
      No longer sold
      <RemoveButton label={`Remove ${title} from ${list}`} onRemove={onRemove} />
    </Row>
  </Line>
);
