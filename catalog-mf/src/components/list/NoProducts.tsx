import { searchHelpUrl } from '@shop/shared/format';
import { ButtonLink, Notice, WhatsAppLink } from '@shop/shared/ui';

/** The empty state (spec section 2), which offers to ask the shop for what was wanted. */
export const NoProducts = ({ wanted }: { wanted: string }) => (
  <Notice
    text="No products found matching your criteria."
    actions={
      <>
        <WhatsAppLink href={searchHelpUrl(wanted)}>Ask on WhatsApp</WhatsAppLink>
        <ButtonLink to="/products" tone="quiet">
          Show all products
        </ButtonLink>
      </>
    }
  />
);
