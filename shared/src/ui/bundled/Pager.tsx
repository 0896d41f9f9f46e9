import { theme } from '@shop/shared/theme';
import { ArrowRightIcon, ButtonLink, ChevronLeftIcon } from '@shop/shared/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.m};
  color: ${theme.color.inkSoft};
`;

interface PagerProps extends ComponentProps<'nav'> {
  /** 1 is the first */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  /** words of the links to the page before and the page after */
  previous: string;
  next: string;
}

/** Links to the previous and the next page, then the end of the list; works without scripts. */
export const Pager = (props: PagerProps) => {
  const { page, pages, pathOf, previous, next, children, ...nav } = props;
  return (
    <Row {...nav}>
      {page > 1 && (
        <ButtonLink to={pathOf(page - 1)} tone="quiet" rel="prev">
          <ChevronLeftIcon />
          {previous}
        </ButtonLink>
      )}
      {pages > 1 && <span>{`Page ${page} of ${pages}`}</span>}
      {page < pages && (
        <ButtonLink to={pathOf(page + 1)} tone="quiet" rel="next">
          {next}
          <ArrowRightIcon />
        </ButtonLink>
      )}
      {children}
    </Row>
  );
};
