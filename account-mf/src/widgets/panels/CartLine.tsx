import type { CartItem, ColorCount } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { focusTitle, LineProduct } from '../panel/PanelLine';
import { Row } from '../panel/panel.styles';
import { ColorSelect } from './ColorSelect';
import { Pieces } from './Pieces';

const Note = styled.p`
  flex: 1 1 8em;
  margin: 0;
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
  title: string;
  /** its pieces by colour, at least one row; without a name the colour is unknown */
  rows: readonly Partial<ColorCount>[];
  /** the colours in words, where there are any */
  colors: string | undefined;
  /** a message about the stock */
  stockNote: string | undefined;
  /** Whether there are more pieces to be had. */
  canGrow: boolean;
  /** Changes the pieces of a row; 0 takes it away. */
  onPieces: (row: number, quantity: number) => void;
  /** Chooses the colour of a row. */
  onColor: (row: number, name: string) => void;
  onRemove: () => void;
}

/** The product of a line, its picture in the colour where all pieces have one. */
function inColor({ product, pictures }: CartItem, color: string | undefined) {
  const picture = color && pictures?.find((picture) => picture.color === color);
  return product && picture ? { ...product, picture } : product;
}

/** A product in the cart: in which colours, how many, and what it costs. */
export function CartLine(props: CartLineProps) {
  const { line, title, rows, colors, stockNote, canGrow, onPieces, onColor, onRemove } = props;
  const { choices = [] } = line;
  const isOne = rows.length === 1;
  const isUnknown = choices.length > 0 && rows.some(({ name }) => name === undefined);
  // After a colour had to be chosen it can be chosen again: arrow keys choose as they pass.
  const [choosing, setChoosing] = useState(isUnknown);
  if (isUnknown && !choosing) setChoosing(true);

  return (
    <li>
      <LineProduct title={title} product={inColor(line, isOne ? rows[0]?.name : undefined)} />
      <Row>
        <Note>
          {formatPrice(line.unitPrice)}
          {colors && ` · ${colors}`}
        </Note>
        <Total>{formatPrice(line.lineTotal)}</Total>
      </Row>
      <Kinds>
        {rows.map(({ name, quantity = 1 }, at) => (
          <Pieces
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
                    onColor(at, color);
                  }}
                />
              ) : (
                !isOne && <span>{name}</span>
              )
            }
            quantity={quantity}
            canGrow={canGrow}
            onQuantity={(pieces) => onPieces(at, pieces)}
            onRemove={isOne ? onRemove : () => onPieces(at, 0)}
          />
        ))}
        <Note role="status">{stockNote}</Note>
      </Kinds>
    </li>
  );
}
