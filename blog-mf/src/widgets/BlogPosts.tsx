import { theme } from '@shop/shared/theme';
import { ButtonLink } from '@shop/shared/ui';
import { defineWidget, type EmbedDefinition } from 'federated-site/react';
import { styled } from 'styled-components';
import { PostGrid } from '../components/card/PostGrid';
import { NoPosts } from '../components/list/NoPosts';
import { withLinks } from '../data/post-address-rules';
import { type PostCardData, postCard } from '../data/post-rules';
import { cardQuery, loadPosts } from '../data/posts-api';

/** Posts shown unless the place asks for another number, and the most it may ask for. */
const defaultLimit = 3;
const maxLimit = 12;

const End = styled.p`
  display: flex;
  justify-content: center;
  margin: ${theme.space.xl} 0 0;
`;

/** The latest posts, and the way to all of them (spec section 2, Blog list). */
function BlogPosts({ data }: { data: readonly PostCardData[] }) {
  if (data.length === 0) return <NoPosts />;
  return (
    <>
      <PostGrid cards={data.map(withLinks)} level={3} />
      <End>
        <ButtonLink to="/blogs" tone="quiet">
          View all posts
        </ButtonLink>
      </End>
    </>
  );
}

/** Another site may ask for any number. */
const clampLimit = (limit: number): number =>
  Math.min(Math.max(1, Math.floor(limit) || defaultLimit), maxLimit);

export const blogPosts = defineWidget({
  load: async ({ limit = defaultLimit }: { limit?: number }, signal) =>
    (await loadPosts(signal, cardQuery)).slice(0, clampLimit(limit)).map(postCard),
  Component: BlogPosts,
});

export const blogPostsEmbed: EmbedDefinition = {
  widget: 'BlogPosts',
  title: 'Blog posts',
  attributes: { limit: { kind: 'count', label: 'Posts', from: 1, to: maxLimit } },
};
