import { media, theme } from '@shop/shared/theme';
import { Skeleton } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.l};
  }
`;

/** Category tiles before they come. */
export const TileSkeletons = ({ count }: { count: number }) => (
  <Grid>
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <Skeleton key={at} ratio={1} />
    ))}
  </Grid>
);
