import { greetingUrl } from '@shop/shared/format';
import { ButtonLink, Callout, Container, PageHead, WhatsAppLink } from '@shop/shared/ui';
import { useLocation } from 'federated-site/router';

/** Makes the server answer with the status that search engines need. */
export const loader = (): Response => new Response(null, { status: 404 });

/** Any other path (spec section 2, route table). */
export function Component() {
  const { pathname } = useLocation();
  return (
    <Container>
      <PageHead
        title="Page not found"
        description="This page does not exist."
        path={pathname}
        hidden
      />
      <Callout
        title="Oops! Page not found"
        heading="h1"
        text="The address may be old or mistyped, but the bags are all still here."
        actions={
          <>
            <ButtonLink to="/">Go to Home</ButtonLink>
            <ButtonLink to="/products" tone="quiet">
              Browse products
            </ButtonLink>
            <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
          </>
        }
      />
    </Container>
  );
}
