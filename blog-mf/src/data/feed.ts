import { shopConfig } from '@shop/shared/config';
import type { BlogPost } from '@shop/shared/entities';
import { absoluteUrl } from '@shop/shared/format';
import { xmlText } from '@shop/shared/format/bundled';
import type { DocumentDefinition } from 'federated-site/react';
import { changeDate, machineDate } from './head-rules';
import { feedPath, postAddress } from './post-address-rules';
import { readableHtml } from './post-html';
import { type PostCardData, postCard } from './post-rules';
import { loadPosts } from './posts-api';

/** Posts in the feed; its readers have read the older ones. */
const maxFeedPosts = 20;
/** How long a reader may keep it without asking again, in seconds. */
const maxAge = 300;

/** `/blogs/feed.xml`: made on the server, of the latest posts. */
export const feedDocument: DocumentDefinition = {
  load: async (signal) => {
    const posts = (await loadPosts(signal)).slice(0, maxFeedPosts);
    return {
      contentType: 'application/atom+xml; charset=utf-8',
      body: atomFeed(await Promise.all(posts.map(feedEntry))),
      maxAge,
    };
  },
};

/** While the sanitiser does not start, the feed has the post without its HTML. */
async function feedEntry(post: BlogPost): Promise<FeedEntry> {
  const card = postCard(post);
  try {
    return { card, html: await readableHtml(post.content) };
  } catch (error) {
    console.info(`feed, post ${post.slug}:`, error);
    return { card };
  }
}

/** A post in the feed: its card, and its sanitised HTML where that could be loaded. */
interface FeedEntry {
  card: PostCardData;
  html?: string | undefined;
}

/** Atom requires a date, also where none is known. */
const noDate = '1970-01-01T00:00:00.000Z';

/**
 * The Atom feed (RFC 4287) of some posts, newest first. Addresses within their HTML are paths of
 * the site, which `xml:base` makes whole.
 */
function atomFeed(entries: readonly FeedEntry[]): string {
  const { name, tagline, siteUrl } = shopConfig();
  const dates = entries.map(({ card }) => changeDate(card) ?? noDate);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN" xml:base="${xmlText(siteUrl)}/">`,
    `<id>${xmlText(absoluteUrl('/blogs'))}</id>`,
    `<title>${xmlText(`From the Blog | ${name}`)}</title>`,
    `<subtitle>${xmlText(tagline)}</subtitle>`,
    `<updated>${[noDate, ...dates].sort().pop()}</updated>`,
    `<author><name>${xmlText(name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(absoluteUrl(feedPath))}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(absoluteUrl('/blogs'))}"/>`,
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('\n');
}

function atomEntry({ card, html }: FeedEntry): string {
  const published = machineDate(card.createdAt);
  return [
    '<entry>',
    `<id>${xmlText(postAddress(card))}</id>`,
    `<title>${xmlText(card.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(postAddress(card))}"/>`,
    ...(published ? [`<published>${published}</published>`] : []),
    `<updated>${changeDate(card) ?? noDate}</updated>`,
    ...(card.author ? [`<author><name>${xmlText(card.author)}</name></author>`] : []),
    `<summary>${xmlText(card.excerpt)}</summary>`,
    ...(html ? [`<content type="html">${xmlText(html)}</content>`] : []),
    '</entry>',
  ].join('\n');
}
