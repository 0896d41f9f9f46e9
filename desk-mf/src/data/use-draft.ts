import { useState } from 'react';
import { drafts } from './desk-store';
import type { Typed } from './product-edits';

/**
 * What is typed into a form and not saved yet: it outlives the page.
 * @param key names the form
 */
export function useDraft(key: string) {
  const [typed, setTyped] = useState<Typed>(() => drafts.get(key) ?? {});
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const replace = (next: Typed) => {
    setTyped(next);
    drafts.set(key, next);
  };
  /** The error of a field that is typed again goes. */
  const onType = (name: string, text: string) => {
    replace({ ...typed, [name]: text });
    setErrors(({ [name]: _corrected, ...others }) => others);
  };
  return { typed, errors, setErrors, replace, onType };
}
