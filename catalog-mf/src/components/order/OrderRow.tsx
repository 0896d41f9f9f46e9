import { maxQuantity } from '@shop/shared/contract/order-limits';
import type { Picture, Product } from '@shop/shared/entities';
import { colorKey, formatPrice, productPath } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { AppLink, ProductPicture, VisuallyHidden } from '@shop/shared/ui';
import { Field, Input, notPrinted } from '@shop/shared/ui/bundled';
import { type ChangeEvent, type FocusEvent, type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: ${theme.space.xs} ${theme.space.m};
  padding-block: ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
  & > :first-child {
    grid-row: span 5;
    align-self: start;
    overflow: hidden;
    border-radius: ${theme.radius.s};
  }
  ${media.wide} {
    grid-template-columns: 112px 1fr;
  }
`;

const Title = styled.h2`
  font-size: ${theme.size.lead};
  & > a {
    color: ${theme.color.ink};
    text-decoration: none;
  }
  & > a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space.s} ${theme.space.m};
  /* The pieces of all rows stand one below the other, with a colour to choose or without. */
  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Pieces = styled(Input)`
  width: 5.5em;
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target.thumb};
    color: ${theme.color.inkSoft};
    font-size: 0.9375rem;
    ${notPrinted}
  }
  & > strong {
    font: 600 ${theme.size.lead} ${theme.font.display};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Note = styled.p`
  color: ${theme.color.danger};
  font-weight: 600;
`;

interface Line extends Pick<Product, 'slug' | 'title' | 'price'> {
  picture?: Picture;
  /** names; none where the product comes in one look */
  colors: readonly string[];
  color?: string;
  /** pieces that were asked for */
  asked: number;
  /** pieces that can be ordered */
  quantity: number;
  /** pieces that the shop has */
  stock: number;
}

interface OrderRowProps {
  line: Line;
  /** path of the order without this line */
  withoutLine: string;
  /**
   * Called when colour or number of pieces has been changed, with the form.
   * @param isInRow the focus goes to another field of this line
   */
  onChange: (form: HTMLFormElement, isInRow?: boolean) => void;
  onRemove: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** @param quantity pieces that can be ordered in this colour */
function shortage(quantity: number, stock: number): string {
  if (stock === 0) return 'Sold out, so it is not part of the order.';
  if (quantity === stock) return `Only ${stock} in stock, so the order is for ${stock}.`;
  return `Only ${stock} in stock in all colours, so the order is for ${quantity} of these.`;
}

/** One product of the order: its price today, colour and pieces to change, and what stops it. */
export function OrderRow({ line, withoutLine, onChange, onRemove }: OrderRowProps) {
  const { slug, title, price, picture, colors, color, asked, quantity, stock } = line;
  // Stays while the field has the focus, whatever answer comes meanwhile.
  const [draft, setDraft] = useState<string>();
  const chosen = color === undefined ? '' : colorKey(color);
  const labelOf = (field: string) => (
    <>
      {field}
      <VisuallyHidden>{` of ${title}`}</VisuallyHidden>
    </>
  );
  return (
    <Row>
      <div>
        <ProductPicture {...(picture && { picture })} sizes="112px" alt="" />
      </div>
      <Title>
        <AppLink to={productPath(line)}>{title}</AppLink>
      </Title>
      <div>{price > 0 ? formatPrice(price) : 'Price: please ask'}</div>
      <Choice>
        <input type="hidden" name="item" value={slug} />
        {colors.length > 1 ? (
          <Field label={labelOf('Colour')}>
            {(input) => (
              <Input
                {...input}
                as="select"
                name="color"
                value={chosen}
                onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
                  currentTarget.form && onChange(currentTarget.form)
                }
              >
                {color === undefined && <option value="">Please ask</option>}
                {colors.map((name) => (
                  <option key={name} value={colorKey(name)}>
                    {name}
                  </option>
                ))}
              </Input>
            )}
          </Field>
        ) : (
          <input type="hidden" name="color" value={chosen} />
        )}
        <Field label={labelOf('Pieces')}>
          {(input) => (
            <Pieces
              {...input}
              name="quantity"
              type="number"
              min={0}
              max={maxQuantity}
              inputMode="numeric"
              autoComplete="off"
              value={draft ?? asked}
              onChange={(event: ChangeEvent<HTMLInputElement>) =>
                setDraft(event.currentTarget.value)
              }
              onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
                setDraft(undefined);
                const { form, value } = currentTarget;
                if (!form || draft === undefined || value === String(asked)) return;
                onChange(form, currentTarget.closest('li')?.contains(relatedTarget));
              }}
            />
          )}
        </Field>
      </Choice>
      {quantity < asked && <Note>{shortage(quantity, stock)}</Note>}
      <End>
        <AppLink to={withoutLine} preventScrollReset replace onClick={onRemove}>
          Remove<VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </AppLink>
        {price > 0 && quantity > 0 && <strong>{formatPrice(price * quantity)}</strong>}
      </End>
    </Row>
  );
}
