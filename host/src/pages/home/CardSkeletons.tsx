import { media, theme } from '@shop/shared/theme';
import { Skeleton } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space.l};
  }
`;

const Card = styled.div`
  display: grid;
  gap: ${theme.space.s};
`;

/** Product cards before they come. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <Grid>
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <Card key={at}>
        <Skeleton ratio={1} />
        <Skeleton width="80%" height="1.4em" />
        <Skeleton width="60%" />
        <Skeleton width="40%" height="1.4em" />
        <Skeleton height="44px" />
      </Card>
    ))}
  </Grid>
);
