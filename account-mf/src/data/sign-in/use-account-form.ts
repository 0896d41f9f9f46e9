import { isNetworkError } from '@shop/shared/http';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors, Refusal } from './session-error-rules';

interface AccountForm<F extends string> {
  /** the names of its fields */
  names: readonly F[];
  /** what keeps it from being sent, by field */
  check: (values: Record<F, string>) => FieldErrors<F>;
  send: (values: Record<F, string>) => Promise<void>;
  /** what to say of an error that `send` threw */
  explain: (error: unknown) => Refusal<F>;
  /** called after it was sent */
  done: () => void;
}

interface State<F extends string> extends Refusal<F> {
  busy: boolean;
  /** no answer came, so nothing that was typed is wrong */
  unanswered?: boolean;
  /** how often it was refused: the focus moves once for each */
  refused: number;
}

/**
 * A form between idle and submitting (spec section 4): checked, sent once, its errors told. The
 * inputs keep their own values, so that what a visitor typed before scripts came is not lost.
 */
export function useAccountForm<F extends string>(options: AccountForm<F>) {
  const { names, check, send, explain, done } = options;
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, setState] = useState<State<F>>({ busy: false, refused: 0, fields: {} });
  const { refused } = state;

  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const refuse = (refusal: Refusal<F>, unanswered?: boolean) =>
    setState((before) => ({ ...refusal, unanswered, busy: false, refused: before.refused + 1 }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const values = valuesOf(event.currentTarget, names);
    const fields = check(values);
    if (Object.keys(fields).length > 0) return refuse({ fields });
    underWay.current = true;
    setState((before) => ({ ...before, busy: true, message: undefined, fields: {} }));
    try {
      await send(values);
    } catch (error) {
      underWay.current = false;
      return refuse(explain(error), isNetworkError(error));
    }
    underWay.current = false;
    setState((before) => ({ ...before, busy: false }));
    done();
  };

  /** What was said of a field is over once it changes; of two fields at once, for both. */
  const forget = (name: string) =>
    setState((before) => ({ ...before, fields: without(before.fields, name) }));

  const note = (fields: FieldErrors<F>) =>
    setState((before) => ({ ...before, fields: { ...before.fields, ...fields } }));

  return { form, submit, forget, note, ...state };
}

/** The values of a form's fields, an e-mail address without what nobody sees; '' for one that it lacks. */
function valuesOf<F extends string>(form: HTMLFormElement, names: readonly F[]): Record<F, string> {
  const data = new FormData(form);
  const typedIn = (name: F) => String(data.get(name) ?? '');
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'email'
        ? typedIn(name)
            .replace(/\p{Cf}/gu, '')
            .trim()
        : typedIn(name),
    ]),
  ) as Record<F, string>;
}

function without<F extends string>(fields: FieldErrors<F>, name: string): FieldErrors<F> {
  const text = fields[name as F];
  if (text === undefined) return fields;
  const rest = Object.entries(fields).filter(([, other]) => other !== text);
  return Object.fromEntries(rest) as FieldErrors<F>;
}

/**
 * A form's values as they stand, for what is shown while typing. Also those that were typed or
 * filled in by the browser before scripts came.
 * @returns the values, and what reads them anew
 */
export function useTypedValues<F extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly F[],
): [values: Record<F, string>, read: () => Record<F, string>] {
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, ''])) as Record<F, string>,
  );
  const read = useCallback(() => {
    const now = valuesOf(form.current ?? document.createElement('form'), names);
    setValues(now);
    return now;
  }, [form, names]);
  useEffect(() => void read(), [read]);
  return [values, read];
}
