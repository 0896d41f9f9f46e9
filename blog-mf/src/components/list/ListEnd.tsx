import { ArrowRightIcon, ButtonLink, ChevronLeftIcon } from '@shop/shared/ui';
import { Further } from './list.styles';

export interface ListEndProps {
  /** 1 is the first */
  page: number;
  pages: number;
  /** Address of a page. */
  to: (page: number) => string;
}

/** The pages beside this one, and View all posts (spec section 2); works without a script. */
export const ListEnd = ({ page, pages, to }: ListEndProps) => (
  <Further aria-label="More posts">
    {page > 1 && (
      <ButtonLink to={to(page - 1)} tone="quiet" rel="prev">
        <ChevronLeftIcon />
        Newer posts
      </ButtonLink>
    )}
    {pages > 1 && (
      <span>
        Page {page} of {pages}
      </span>
    )}
    {page < pages && (
      <ButtonLink to={to(page + 1)} tone="quiet" rel="next">
        Older posts
        <ArrowRightIcon />
      </ButtonLink>
    )}
    <ButtonLink to="/blogs" tone="quiet">
      View all posts
    </ButtonLink>
  </Further>
);
