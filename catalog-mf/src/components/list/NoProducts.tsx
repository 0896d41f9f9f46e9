import { searchHelpUrl } from '@shop/shared/format';
import { ButtonLink, Callout, WhatsAppLink } from '@shop/shared/ui';

export interface NoProductsProps {
  searched: string;
  /** Path of the same search in the whole shop, when it was made in a category. */
  everywhere?: string | undefined;
}

/** The empty state (spec section 2), which offers to ask the shop for the product. */
export const NoProducts = ({ searched, everywhere }: NoProductsProps) => (
  <Callout
    text="No products found matching your criteria."
    actions={
      <>
        <WhatsAppLink href={searchHelpUrl(searched)}>Ask on WhatsApp</WhatsAppLink>
        {everywhere && (
          <ButtonLink to={everywhere} tone="quiet">
            Search all products
          </ButtonLink>
        )}
        <ButtonLink to="/products" tone="quiet">
          Show all products
        </ButtonLink>
      </>
    }
  />
);
