import { shopConfig } from '@shop/shared/config';
import { postChatUrl } from './post-address-rules';

it('a chat about a post names it and its address', () => {
  const url = new URL(postChatUrl({ title: 'Care', slug: 'care' }));
  expect(url.searchParams.get('text')).toBe(
    `Hello! I have a question about your post “Care”.\n${shopConfig().siteUrl}/blog/care`,
  );
});
