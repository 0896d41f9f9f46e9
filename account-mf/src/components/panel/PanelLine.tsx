import type { ProductCard } from '@shop/shared/entities';
import { productPath } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { AppLink, ProductPicture } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { Row } from './panel.styles';

const Picture = styled.div`
  grid-row: span 4;
  align-self: start;
  overflow: hidden;
  border-radius: ${theme.radius.s};
`;

const Title = styled.h3`
  font-size: ${theme.size.body};
  & > a {
    color: ${theme.color.ink};
    text-decoration: none;
  }
  & > a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

interface LineProductProps {
  title: string;
  /** undefined when it is not found: then it is only named */
  product: ProductCard | undefined;
  /** Whether the product has a page. */
  isLinked?: boolean;
}

/** A line's picture, and its title as a link to the product. */
export const LineProduct = ({ title, product, isLinked = true }: LineProductProps) => (
  <>
    <Picture>
      <ProductPicture picture={product?.picture} sizes="84px" alt="" />
    </Picture>
    <Title>
      {product && isLinked ? <AppLink to={productPath(product)}>{title}</AppLink> : title}
    </Title>
  </>
);

/** A quiet button, for removing a line. */
export const TextButton = styled.button`
  min-height: ${theme.target.thumb};
  padding: 0 ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.s};
  color: ${theme.color.inkSoft};
  background: none;
  font-size: 0.9375rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:hover {
    color: ${theme.color.danger};
    text-decoration-thickness: 2px;
  }
  &:active {
    transform: translateY(1px);
  }
`;

interface RemoveButtonProps {
  /** The product and its list, for visitors who cannot see the line. */
  label: string;
  onRemove: () => void;
}

/** Takes a line away; quiet, so that it is not mistaken for the next step. */
export const RemoveButton = ({ label, onRemove }: RemoveButtonProps) => (
  <TextButton
    type="button"
    aria-label={label}
    onClick={({ currentTarget }) => {
      focusTitle(currentTarget);
      onRemove();
    }}
  >
    Remove
  </TextButton>
);

/** The focus of a line that is taken away goes to the panel's title, not out of the panel. */
export const focusTitle = (from: Element): void =>
  from.closest('dialog')?.querySelector('h2')?.focus();

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
