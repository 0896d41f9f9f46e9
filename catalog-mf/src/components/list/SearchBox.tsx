import { theme } from '@shop/shared/theme';
import { SearchIcon, VisuallyHidden } from '@shop/shared/ui';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

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

export interface SearchBoxProps {
  /** id of the form, for controls that stand elsewhere and belong to it */
  id: string;
  /** path that the form leads to when there is no script */
  action: string;
  value: string;
  /** Further fields of the address. */
  fields: Readonly<Record<string, string>>;
  onType: (text: string) => void;
  onSubmit: () => void;
  onFocus: () => void;
}

/** The search box: a form that works by itself, and at once with a script. */
export function SearchBox(props: SearchBoxProps) {
  const { id, action, value, fields, onType, onSubmit, onFocus } = props;
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const typing = useRef(onType);

  // What was typed before the page came alive.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) {
      typing.current(input.current.value);
    }
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Puts a phone's keyboard away: the results are behind it.
    input.current?.blur();
    onSubmit();
  };
  return (
    <Form id={id} role="search" action={action} onSubmit={submit}>
      <VisuallyHidden as="label" htmlFor={inputId}>
        Search products
      </VisuallyHidden>
      <Input
        ref={input}
        id={inputId}
        type="search"
        name="q"
        value={value}
        onChange={({ target }) => onType(target.value)}
        onFocus={onFocus}
        placeholder="Search products"
        autoComplete="off"
        enterKeyHint="search"
      />
      {Object.entries(fields).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <Submit type="submit" aria-label="Search">
        <SearchIcon size={20} />
      </Submit>
    </Form>
  );
}
