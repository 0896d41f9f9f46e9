import { theme } from '@shop/shared/theme';
import { Button, ChevronDownIcon, VisuallyHidden } from '@shop/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  grid-area: sort;
  align-self: center;
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-width: 0;
  & button {
    flex: none;
  }
`;

const Place = styled.span`
  position: relative;
  display: block;
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

export interface SortSelectProps<T extends string> {
  /** id of the form it belongs to */
  form: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** The sort order; without a script its own button sends the form. */
export function SortSelect<T extends string>(props: SortSelectProps<T>) {
  const { form, value, options, onChange } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const atStart = useRef({ value, onChange });

  // What was chosen before the page came alive.
  useEffect(() => {
    const { value: rendered, onChange: change } = atStart.current;
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== rendered) change(chosen as T);
  }, []);

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
          form={form}
          value={value}
          onChange={({ target }) => onChange(target.value as T)}
        >
          {options.map(({ value: option, label }) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon />
      </Place>
      <noscript>
        <Button type="submit" form={form} tone="quiet" size="s">
          Apply
        </Button>
      </noscript>
    </Box>
  );
}
