import { shopConfig } from '@shop/shared/config';
import { collapseSpaces, truncate, whatsappUrl } from '@shop/shared/format';

/** Code points of a title that a message repeats. */
const maxTitleLength = 80;

/** Names a blog post and where it is (spec section 2, Blog list). */
export const postMessage = ({ title, url }: { title: string; url: string }): string =>
  `Hello! I have a question about your post “${truncate(collapseSpaces(title), maxTitleLength)}”.\n${url}`;

/** Opens a chat about a blog post. */
export const postChatUrl = ({ title, slug }: { title: string; slug: string }): string =>
  whatsappUrl(
    shopConfig().whatsapp,
    postMessage({ title, url: `${shopConfig().siteUrl}/blog/${encodeURIComponent(slug)}` }),
  );
