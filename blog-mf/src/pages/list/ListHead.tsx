import { JsonLd } from '@shop/shared/federation';
import { PageHead } from '@shop/shared/ui';
import { FeedLink } from '../../components/FeedLink';
import { blogData, listHead } from '../../data/list-head-rules';
import { feedPath } from '../../data/post-address-rules';
import type { PostCard } from '../../data/post-rules';

/** What search engines, social networks and feed readers are told of the list. */
export const ListHead = ({ cards, page }: { cards: readonly PostCard[]; page: number }) => (
  <>
    <PageHead {...listHead(cards, page)} />
    <FeedLink href={feedPath} />
    {cards.length > 0 && <JsonLd data={blogData(cards, page)} />}
  </>
);
