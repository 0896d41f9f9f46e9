import { isPlainPress } from '@shop/shared/ui/bundled';
import { type MouseEvent, useState } from 'react';
import { type ListQuery, readQuery } from './list-filters';
import type { Sort } from './list-rules';
import type { List } from './use-list';

/**
 * The query that the list's controls show: a choice is shown at once, and the next one is added to
 * it, although a slow phone still draws the list for it.
 */
export function useOptimisticQuery({ target: drawn, sortBy }: List) {
  const [choice, setChoice] = useState<{ query: ListQuery; drawn: ListQuery }>();
  const target = choice?.drawn === drawn ? choice.query : drawn;
  return {
    target,
    /** For presses of links that lead to a list. */
    onPress(event: MouseEvent): void {
      const link = (event.target as Element).closest('a');
      if (link && isPlainPress(event)) setChoice({ query: readQuery(link.search), drawn });
    },
    sortBy(sort: Sort): void {
      setChoice({ query: { ...target, sort, page: 1 }, drawn });
      sortBy(sort, target);
    },
  };
}
