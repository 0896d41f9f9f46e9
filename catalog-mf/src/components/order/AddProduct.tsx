import type { ProductCard } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import { Button, ButtonLink, ProductPicture, Section, VisuallyHidden } from '@shop/shared/ui';
import { Field, Input, notPrinted, plainList } from '@shop/shared/ui/bundled';
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const OnScreen = styled.div`
  ${notPrinted}
`;

const Narrow = styled.div`
  max-width: ${theme.width.text};
`;

const Search = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${theme.space.s};
`;

const Found = styled.ul`
  ${plainList}
  & > li {
    display: grid;
    grid-template-columns: 56px 1fr auto;
    align-items: center;
    gap: ${theme.space.m};
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${theme.color.inkSoft};
  }
`;

interface AddProductProps {
  /** address of the order, to which the search is added */
  path: string;
  /** the search text */
  search: string;
  /** what it found, or how far it is; undefined without a search */
  found: readonly ProductCard[] | 'searching' | 'failed' | undefined;
  /** path of the order with a product more */
  withProduct: (slug: string) => string;
  onAdd: (event: MouseEvent<HTMLAnchorElement>, slug: string) => void;
  onSearch: (text: string) => void;
}

/** A search whose results can be added to the order. */
export function AddProduct({ path, search, found, withProduct, onAdd, onSearch }: AddProductProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    // At first it holds what was typed before hydration.
    if (field.current && shown.current !== search) field.current.value = search;
    shown.current = search;
  }, [search]);
  const cards = typeof found === 'object' ? found : [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <OnScreen>
      <Section title="Add another product" ground="raised">
        <Narrow>
          <Search method="get" action={path} role="search" onSubmit={submit}>
            <Field label="Product">
              {(input) => (
                <Input {...input} ref={field} type="search" name="q" defaultValue={search} />
              )}
            </Field>
            <Button type="submit" tone="quiet">
              Search
            </Button>
          </Search>
          <p role="status">{outcomeText(found)}</p>
          {cards.length > 0 && (
            <Found>
              {cards.map(({ slug, title, price, picture, quantity }) => (
                <li key={slug}>
                  <ProductPicture {...(picture && { picture })} sizes="56px" alt="" />
                  <span>
                    {title}
                    {price > 0 && <small>{formatPrice(price)}</small>}
                  </span>
                  {quantity > 0 ? (
                    <ButtonLink
                      to={withProduct(slug)}
                      tone="quiet"
                      size="s"
                      onClick={(event) => onAdd(event, slug)}
                    >
                      Add<VisuallyHidden>{` ${title}`}</VisuallyHidden>
                    </ButtonLink>
                  ) : (
                    <span>Sold out</span>
                  )}
                </li>
              ))}
            </Found>
          )}
        </Narrow>
      </Section>
    </OnScreen>
  );
}

/** One text: a browser that translates the page replaces texts, and React could not remove one of several. */
const outcomeText = (found: AddProductProps['found']): string | undefined => {
  if (found === 'searching') return 'Searching…';
  if (found === 'failed') return 'The search did not work just now. Try again in a moment.';
  return found?.length === 0 ? 'No products found matching your criteria.' : undefined;
};
