import type { CartItem } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ColorSelect } from '../../components/cart/ColorSelect';
import { QuantityRow } from '../../components/cart/QuantityRow';
import { DiscontinuedLine, focusTitle, LineProduct } from '../../components/panel/PanelLine';
import { Row } from '../../components/panel/panel.styles';
import { changeQuantity, removeFromCart } from '../../data/lists/cart';
import {
  colorRows,
  colorText,
  type LineChange,
  withColor,
  withRow,
} from '../../data/lists/cart-color-rules';
import { itemTitle } from '../../data/lists/cart-order-rules';
import { canGrow, stockText } from '../../data/lists/stock-rules';

const Note = styled.p`
  flex: 1 1 8em;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** One row for each colour, its name or list above its stepper: names are as long as they are. */
const Kinds = styled.div`
  & > div {
    margin-top: ${theme.space.s};
  }
  & > div > span,
  & > div > select {
    flex: 1 0 100%;
    overflow-wrap: anywhere;
  }
`;

const Total = styled.strong`
  font: 600 ${theme.size.lead} ${theme.font.display};
  font-variant-numeric: lining-nums tabular-nums;
`;

interface CartLineProps {
  line: CartItem;
  /** Gets each action on the line, which may fail. */
  attempt: (action: Promise<void>) => void;
}

/** The product of a line, its picture in the colour where all pieces have one. */
function inColor({ product, pictures }: CartItem, color: string | undefined) {
  const picture = color && pictures?.find((picture) => picture.color === color);
  return product && picture ? { ...product, picture } : product;
}

/** A product in the cart: in which colours, how many, and what it costs. */
export function CartLine({ line, attempt }: CartLineProps) {
  const { choices = [] } = line;
  const title = itemTitle(line);
  const known = colorRows(line);
  const rows = known.length > 0 ? known : [{ quantity: line.quantity }];
  const colors = colorText(known);
  const isOne = rows.length === 1;
  const isUnknown = choices.length > 0 && rows.some(({ name }) => name === undefined);
  // After a colour had to be chosen it can be chosen again: arrow keys choose as they pass.
  const [choosing, setChoosing] = useState(isUnknown);
  if (isUnknown && !choosing) setChoosing(true);

  const onRemove = () => attempt(removeFromCart(line.id));
  if (line.discontinued) {
    const { product } = line;
    return <DiscontinuedLine title={title} product={product} list="cart" onRemove={onRemove} />;
  }
  const change = ({ quantity, colors }: LineChange) => {
    // More of a line that is gone since adds it again.
    const addIfMissing = quantity > line.quantity;
    attempt(changeQuantity(line, quantity, { addIfMissing, colors }));
  };
  const onPieces = (row: number, quantity: number) =>
    change(known.length > 0 ? withRow(known, row, quantity) : { quantity });

  return (
    <li>
      <LineProduct title={title} product={inColor(line, isOne ? rows[0]?.name : undefined)} />
      <Row>
        <Note>{[formatPrice(line.unitPrice), colors].filter(Boolean).join(' · ')}</Note>
        <Total>{formatPrice(line.lineTotal)}</Total>
      </Row>
      <Kinds>
        {rows.map(({ name, quantity }, at) => (
          <QuantityRow
            key={isOne ? 'all' : (name ?? '')}
            name={isOne ? title : `${title}, ${name ?? 'colour not chosen'},`}
            label={
              choosing ? (
                <ColorSelect
                  title={title}
                  choices={choices}
                  chosen={name}
                  onChoose={(color, select) => {
                    if (!isOne) focusTitle(select);
                    change(withColor(known, at, color));
                  }}
                />
              ) : (
                !isOne && <span>{name}</span>
              )
            }
            quantity={quantity}
            canGrow={canGrow(line)}
            onQuantity={(pieces) => onPieces(at, pieces)}
            onRemove={isOne ? onRemove : () => onPieces(at, 0)}
          />
        ))}
        <Note role="status">{stockText(line)}</Note>
      </Kinds>
    </li>
  );
}
