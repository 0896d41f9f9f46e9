import { shopConfig } from '@shop/shared/config';
import { feedPath } from '../data/post-address-rules';

/** The address of the feed, for feed readers; React puts it into the head. */
export const FeedLink = () => (
  <link
    rel="alternate"
    type="application/atom+xml"
    title={`From the Blog | ${shopConfig().name}`}
    href={feedPath}
  />
);
