import { shopConfig } from '@shop/shared/config';
import { Skeleton, VisuallyHidden } from '@shop/shared/ui';
import { SlowNotice } from '@shop/shared/ui/bundled';
import { BackLink } from './BackLink';
import { ThumbnailsSkeleton } from './gallery/Thumbnails';
import { Columns, Details, Frame, Pictures, Top } from './product.styles';

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
    <Columns aria-busy="true">
      <div>
        <Top>
          <BackLink />
          <Skeleton width="180px" />
        </Top>
        <SlowNotice />
      </div>
      <Pictures>
        <Frame data-several="">
          <Skeleton ratio={1} />
          <ThumbnailsSkeleton />
        </Frame>
      </Pictures>
      <Details>
        <VisuallyHidden role="status">Loading product…</VisuallyHidden>
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
