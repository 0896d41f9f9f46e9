import { theme } from '@shop/shared/theme';
import { Button, ChevronDownIcon, VisuallyHidden } from '@shop/shared/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { type Sort, sortLabels, sorts } from '../../data/list/list-rules';
import { searchForm } from './SearchBox';

const Box = styled.div`
  grid-area: sort;
  align-self: center;
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-width: 0;
  & > noscript {
    flex: none;
  }
`;

const Place = styled.span`
  position: relative;
  min-width: 0;
  & > svg {
    position: absolute;
    top: 13px;
    right: 12px;
    width: 18px;
    height: 18px;
    pointer-events: none;
  }
`;

const Select = styled.select`
  width: 100%;
  height: ${theme.target.thumb};
  padding: 0 38px 0 14px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  font-size: 0.9375rem;
  text-overflow: ellipsis;
  -webkit-appearance: none;
  appearance: none;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.accent};
  }
`;

interface SortSelectProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The sort order; without a script its own button sends the form. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  const reportEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== sort) onSort(chosen as Sort);
  });
  // The choice before hydration.
  useEffect(() => reportEarlyChoice(), []);

  return (
    <Box>
      <VisuallyHidden as="label" htmlFor={id}>
        Sort by
      </VisuallyHidden>
      <Place>
        <Select
          ref={select}
          id={id}
          name="sort"
          form={searchForm}
          value={sort}
          onChange={({ target }) => onSort(target.value as Sort)}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {sortLabels[one]}
            </option>
          ))}
        </Select>
        <ChevronDownIcon />
      </Place>
      <noscript>
        {typeof process === 'object' && (
          <Button type="submit" form={searchForm} tone="quiet" size="s">
            Apply
          </Button>
        )}
      </noscript>
    </Box>
  );
}
