import { Skeleton, VisuallyHidden } from '@shop/shared/ui';
import { SlowNotice } from '@shop/shared/ui/bundled';
import { CardGrid } from '../card/CardGrid';
import { Body, Card, Footer, Frame } from '../card/card.styles';

export const ListSkeleton = ({ layout }: { layout: 'grid' | 'list' }) => (
  <>
    <VisuallyHidden role="status">Loading products…</VisuallyHidden>
    <SlowNotice />
    <CardGrid as="div" data-layout={layout}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <Card key={card} data-layout={layout} aria-hidden="true">
          <Frame>
            <Skeleton ratio={1} />
          </Frame>
          <Body>
            <Skeleton width="40%" height="1.3rem" />
            <Skeleton width="85%" height="1.4rem" />
            <Skeleton width="95%" height="max(1.3rem, 3.1rem - 2.2vw)" />
            <Skeleton width="60%" height="1.3rem" />
            <Footer>
              <Skeleton width="50%" height="1.5rem" />
              <Skeleton height="54px" />
            </Footer>
          </Body>
        </Card>
      ))}
    </CardGrid>
  </>
);
