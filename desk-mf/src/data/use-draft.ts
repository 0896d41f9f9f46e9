import { type FormEvent, useState } from 'react';
import { labelOf } from './change-rules';
import { drafts } from './drafts';
import type { FormValues } from './product-edits';

/**
 * What is typed into a form and not saved yet: it outlives the page.
 * @param key names the form
 */
export function useDraft(key: string) {
  const [typed, setTyped] = useState(() => drafts.get(key));
  const [initial] = useState(typed);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const replace = (next: FormValues) => {
    setTyped(next);
    drafts.set(key, next);
  };
  /** The error of a field that is typed again goes. */
  const onType = (name: string, text: string) => {
    replace({ ...drafts.get(key), [name]: text });
    setErrors(({ [name]: _corrected, ...others }) => others);
  };
  /**
   * Handles the submission of some fields; what was typed into other ones stays.
   * @param send gives the error, if there was one: then these fields have their texts again
   */
  const handleSubmit =
    (names: readonly string[], send: (typed: FormValues) => Promise<unknown>) =>
    async (event: FormEvent) => {
      event.preventDefault();
      const [sent, others] = [true, false].map((isSent) =>
        Object.fromEntries(
          Object.entries(typed).filter(([name]) => names.includes(name) === isSent),
        ),
      );
      replace({ ...others });
      let isSaved = false;
      try {
        isSaved = !(await send({ ...sent }));
      } finally {
        // Also when it throws. What was typed since then stays.
        if (!isSaved) replace({ ...sent, ...drafts.get(key) });
      }
    };
  /** Of some fields, those that have what was typed on an earlier visit to the page. */
  const unsaved = (names: readonly string[]) => {
    const older = names.filter((name) => name in typed && initial[name] === typed[name]);
    const others = (all: Partial<FormValues>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !older.includes(name)));
    const discard = () => {
      replace(others(typed) as FormValues);
      setErrors(others);
    };
    return { labels: older.map(labelOf), discard };
  };
  return { typed, errors, setErrors, onType, handleSubmit, unsaved };
}
