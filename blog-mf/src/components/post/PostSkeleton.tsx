import { theme } from '@shop/shared/theme';
import { Skeleton } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Lines = styled.div`
  display: grid;
  gap: ${theme.space.m};
`;

/** Title and date before they are known. */
export const HeadSkeleton = () => (
  <Lines>
    <Skeleton width="85%" height="2.6rem" />
    <Skeleton width="30%" />
  </Lines>
);

export const PictureSkeleton = () => <Skeleton ratio={1.5} />;

/** A post's text before it comes, as shapes. */
export const BodySkeleton = () => (
  <Lines>
    <Skeleton height="6rem" />
    <Skeleton height="9rem" />
    <Skeleton width="80%" height="6rem" />
  </Lines>
);
