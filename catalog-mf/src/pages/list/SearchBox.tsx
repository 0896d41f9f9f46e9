import { theme } from '@shop/shared/theme';
import { SearchIcon, VisuallyHidden } from '@shop/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { queryFields } from '../../data/list/list-filters';
import { prepareSearch } from '../../data/list/load-search';
import type { List } from '../../data/list/use-list';
import { useSearchText } from '../../data/list/use-search-text';

const Form = styled.form`
  position: relative;
  min-width: 0;
`;

const Input = styled.input`
  width: 100%;
  height: 48px;
  padding: 0 56px 0 20px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.round};
  background: ${theme.color.raised};
  font-size: 1rem;
  text-overflow: ellipsis;
  -webkit-appearance: none;
  appearance: none;
  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color.accent};
  }
`;

const Submit = styled.button`
  position: absolute;
  top: 2px;
  right: 2px;
  display: grid;
  place-items: center;
  width: ${theme.target.thumb};
  height: ${theme.target.thumb};
  padding: 0;
  border: 0;
  border-radius: 50%;
  color: ${theme.color.onAccent};
  background: ${theme.color.accent};
  cursor: pointer;
  &:hover {
    background: ${theme.color.accentStrong};
  }
`;

/** Id of the search's form; controls that stand elsewhere belong to it too. */
export const searchForm = 'product-search';

/** The search box: a form that works by itself, and at once with a script. */
export function SearchBox({ list }: { list: List }) {
  const { query, search } = list;
  const { text, type, commit } = useSearchText(search);
  const typeAndLoad = (words: string) => {
    prepareSearch();
    type(words);
  };
  const fields = queryFields(query, 'q', 'sort', 'page');
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();

  const reportEarlyText = useEffectEvent(() => {
    const { current } = input;
    if (current && current.value !== current.defaultValue) typeAndLoad(current.value);
  });
  // Text typed before hydration.
  useEffect(() => reportEarlyText(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Puts a phone's keyboard away: the results are behind it.
    input.current?.blur();
    commit();
  };
  return (
    <Form id={searchForm} role="search" action="/products" onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={inputId}>
        Search products
      </VisuallyHidden>
      <Input
        ref={input}
        id={inputId}
        type="search"
        name="q"
        value={text}
        onChange={({ target }) => typeAndLoad(target.value)}
        onFocus={prepareSearch}
        placeholder="Search products"
        autoComplete="off"
        enterKeyHint="search"
      />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit type="submit" aria-label="Search">
        <SearchIcon size={20} />
      </Submit>
    </Form>
  );
}
