import { CardSkeleton } from '../card/CardSkeleton';
import { CardGrid } from '../card/card.styles';
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
