import { VisuallyHidden } from '@shop/shared/ui';
import { CardGrid } from '../card/CardGrid';
import { CardSkeleton } from '../card/CardSkeleton';

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Product cards before they come. */
export const ListSkeleton = ({ layout }: { layout: 'grid' | 'list' }) => (
  <>
    <VisuallyHidden role="status">Loading products…</VisuallyHidden>
    <CardGrid as="div" data-layout={layout}>
      {places.map((place) => (
        <CardSkeleton key={place} layout={layout} />
      ))}
    </CardGrid>
  </>
);
