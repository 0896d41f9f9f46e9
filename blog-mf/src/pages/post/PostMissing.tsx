import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import {
  ButtonLink,
  Container,
  PageHead,
  PageTitle,
  VisuallyHidden,
  WhatsAppLink,
} from '@shop/shared/ui';
import { styled } from 'styled-components';

const What = styled.span`
  display: block;
`;

const Why = styled.span`
  display: block;
  margin-top: ${theme.space.s};
  color: ${theme.color.inkSoft};
  font: 400 ${theme.size.lead} / 1.5 ${theme.font.body};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-block: ${theme.space.xl} ${theme.space.xxl};
`;

/** 'Blog post not found — …' (spec section 8), with links to /blogs and Home (section 2). */
export const PostMissing = () => (
  <>
    <PageHead
      hidden
      title="Blog post not found"
      description="We couldn't find the article you're looking for."
      path="/blogs"
    />
    <PageTitle>
      <What>Blog post not found</What>
      <VisuallyHidden> — </VisuallyHidden>
      <Why>We couldn't find the article you're looking for.</Why>
    </PageTitle>
    <Container>
      <Ways>
        <ButtonLink to="/blogs">View all posts</ButtonLink>
        <ButtonLink to="/" tone="quiet">
          Home
        </ButtonLink>
        <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
      </Ways>
    </Container>
  </>
);
