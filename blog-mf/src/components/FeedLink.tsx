import { shopConfig } from '@shop/shared/config';

/** The address of the feed, for feed readers; React puts it into the head. */
export const FeedLink = ({ href }: { href: string }) => (
  <link
    rel="alternate"
    type="application/atom+xml"
    title={`From the Blog | ${shopConfig().name}`}
    href={href}
  />
);
