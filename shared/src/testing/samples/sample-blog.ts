import type { BlogPostReply, CommentReply } from '@shop/shared/contract';

/** A blog post as our API answers it, with an excerpt and two pictures. */
export const sampleBlogPost = (changes: Partial<BlogPostReply> = {}): BlogPostReply => {
  const id = changes.id ?? 3;
  return {
    id,
    title: `Sample post ${id}`,
    slug: `sample-post-${id}`,
    excerpt: 'What the rains do to a bag.',
    content: '<h2>Before the rains</h2><p>Empty every <b>pocket</b>.</p>',
    author: 'Meena',
    created_at: '2026-07-01T20:30:00Z',
    updated_at: '2026-07-05T09:30:00Z',
    images: [
      { id: id * 10, image: `/media/blog/${id}.jpg`, caption: 'A wet satchel' },
      { id: id * 10 + 1, image: `/media/blog/${id}-dry.jpg`, caption: '' },
    ],
    ...changes,
  };
};

/** Posts numbered from 1, each a day newer than the one before. */
export const sampleBlogPosts = (count: number): BlogPostReply[] =>
  Array.from({ length: count }, (_, index) =>
    sampleBlogPost({
      id: index + 1,
      created_at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    }),
  );

export const sampleComment = (changes: Partial<CommentReply> = {}): CommentReply => ({
  id: 12,
  blog: 3,
  content: 'Very useful, thank you.',
  approved: true,
  created_at: '2026-07-03T09:30:00Z',
  user: { first_name: 'Asha', email: 'asha' },
  ...changes,
});
