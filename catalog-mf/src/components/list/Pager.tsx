import { ArrowRightIcon, ButtonLink, ChevronLeftIcon } from '@shop/shared/ui';
import { Further } from './list.styles';

export interface PagerProps {
  /** 1 is the first */
  page: number;
  pages: number;
  /** Address of a page. */
  to: (page: number) => string;
}

/** Links to the pages beside this one; works without a script. */
export const Pager = ({ page, pages, to }: PagerProps) => (
  <Further aria-label="Pages">
    {page > 1 && (
      <ButtonLink to={to(page - 1)} tone="quiet" rel="prev">
        <ChevronLeftIcon />
        Previous page
      </ButtonLink>
    )}
    <span>
      Page {page} of {pages}
    </span>
    {page < pages && (
      <ButtonLink to={to(page + 1)} tone="quiet" rel="next">
        Next page
        <ArrowRightIcon />
      </ButtonLink>
    )}
  </Further>
);
