import { shopConfig } from '@shop/shared/config';
import { Container, Skeleton, VisuallyHidden } from '@shop/shared/ui';
import { SlowNotice } from '@shop/shared/ui/bundled';
import { BackLink } from './BackLink';
import { ThumbnailsSkeleton } from './gallery/Thumbnails';
import { Columns, Details, Pictures, Top } from './product.styles';

/** The colours before they are known: most products have some, and buttons must not move. */
export const ColorsSkeleton = () => <Skeleton width="60%" height="77px" />;

/** Promises and texts, which a card lacks, as shapes. */
export const DetailsSkeleton = () => (
  <>
    <Skeleton height="84px" />
    <Skeleton height="180px" />
  </>
);

/** The page in its final layout while nothing of the product is known. */
export const ProductSkeleton = () => (
  <>
    <title>{`Loading product… | ${shopConfig().name}`}</title>
    <Container>
      <Top>
        <BackLink />
        <Skeleton width="180px" />
      </Top>
      <SlowNotice />
    </Container>
    <Columns aria-busy="true">
      <VisuallyHidden role="status">Loading product…</VisuallyHidden>
      <Pictures>
        <Skeleton ratio={1} />
        <ThumbnailsSkeleton />
      </Pictures>
      <Details>
        <Skeleton width="80%" height="2.6rem" />
        <Skeleton width="55%" />
        <Skeleton width="40%" height="2rem" />
        <ColorsSkeleton />
        <Skeleton height="48px" />
        <Skeleton height="48px" />
        <DetailsSkeleton />
      </Details>
    </Columns>
  </>
);
