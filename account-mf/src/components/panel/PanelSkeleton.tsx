import { Skeleton, VisuallyHidden } from '@shop/shared/ui';
import { Lines } from './panel.styles';

/** The shape of lines that are coming. */
export const PanelSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading…</VisuallyHidden>
    <Lines aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <li key={line}>
          <Skeleton ratio={1} />
          <div>
            <Skeleton width="80%" />
            <br />
            <Skeleton width="40%" />
          </div>
        </li>
      ))}
    </Lines>
  </>
);
