import { Skeleton } from '@shop/shared/ui';
import { Card, CardGrid, Frame, Words } from '../card/card.styles';
import { Loading } from './list.styles';

/** The loading state (spec section 2): its words, and the cards' shapes. */
export const ListSkeleton = () => (
  <>
    <Loading role="status">Loading blog posts…</Loading>
    <CardGrid as="div">
      <div data-lead>
        <CardSkeleton lead />
      </div>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </CardGrid>
  </>
);

/** A post's card before it comes, in its shape. */
const CardSkeleton = ({ lead }: { lead?: boolean }) => (
  <Card data-lead={lead || undefined} aria-hidden="true">
    <Frame>
      <Skeleton ratio={1.5} />
    </Frame>
    <Words>
      <Skeleton width="30%" height="0.9rem" />
      <Skeleton width="85%" height="1.5rem" />
      <Skeleton height="4.8rem" />
      <Skeleton width="45%" height="44px" />
    </Words>
  </Card>
);
