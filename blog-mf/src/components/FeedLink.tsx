import { shopConfig } from '@shop/shared/config';

/** Tells feed readers where the feed is; React puts it into the head. */
export const FeedLink = ({ href }: { href: string }) => (
  <link
    rel="alternate"
    type="application/atom+xml"
    title={`From the Blog | ${shopConfig().name}`}
    href={href}
  />
);
