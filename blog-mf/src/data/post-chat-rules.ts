import { shopConfig } from '@shop/shared/config';
import { messageTitle, whatsappUrl } from '@shop/shared/format';

/** Names a blog post and where it is (spec section 2, Blog list). */
export const postMessage = ({ title, url }: { title: string; url: string }): string =>
  `Hello! I have a question about your post “${messageTitle(title)}”.\n${url}`;

/** Opens a chat about a blog post. */
export const postChatUrl = ({ title, slug }: { title: string; slug: string }): string =>
  whatsappUrl(
    shopConfig().whatsapp,
    postMessage({ title, url: `${shopConfig().siteUrl}/blog/${encodeURIComponent(slug)}` }),
  );
