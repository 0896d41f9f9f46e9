import { greetingUrl } from '@shop/shared/format';
import { useLocation, useRevalidator } from '@shop/shared/router';
import { ButtonLink, Callout, Container, PageHead, PageTitle, WhatsAppLink } from '@shop/shared/ui';
import { BackLink } from '@shop/shared/ui/bundled';
import { Retry } from '../../components/Retry';

const words = 'It could not be had just now. Try again in a moment.';

/** The API does not answer: said so (spec section 8), with a retry that needs no reload. */
export function PostFailed() {
  const { state, revalidate } = useRevalidator();
  const { pathname } = useLocation();
  return (
    <>
      <PageHead hidden title="Failed to load blog post" description={words} path="/blogs" />
      <PageTitle above={<BackLink to="/blogs">All posts</BackLink>}>
        Failed to load blog post
      </PageTitle>
      <Container>
        <Callout
          role="alert"
          text={words}
          actions={
            <>
              <Retry
                action={pathname}
                busy={state === 'loading'}
                onRetry={() => void revalidate()}
              />
              <ButtonLink to="/blogs" tone="quiet">
                View all posts
              </ButtonLink>
              <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
            </>
          }
        />
      </Container>
    </>
  );
}
