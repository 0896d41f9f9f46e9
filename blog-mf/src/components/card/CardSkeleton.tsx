import { Skeleton } from '@shop/shared/ui';
import { Card, Frame, Words } from './card.styles';

/** A post's card before it comes, in its shape. */
export const CardSkeleton = ({ lead }: { lead?: boolean }) => (
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
