import { Skeleton } from '@shop/shared/ui';
import { Body, Card, Footer, Frame } from './card.styles';

/** A card before it comes, in its shape. */
export const CardSkeleton = ({ layout = 'grid' }: { layout?: 'grid' | 'list' }) => (
  <Card data-layout={layout} aria-hidden="true">
    <Frame>
      <Skeleton ratio={1} />
    </Frame>
    <Body>
      <Skeleton width="40%" height="1rem" />
      <Skeleton width="85%" height="1.4rem" />
      <Skeleton width="95%" height="2.2rem" />
      <Footer>
        <Skeleton width="50%" height="1.5rem" />
        <Skeleton height="44px" />
      </Footer>
    </Body>
  </Card>
);
