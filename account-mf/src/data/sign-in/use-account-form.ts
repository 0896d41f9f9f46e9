import { plainEmail } from '@shop/shared/contract/typed-text';
import { isNetworkError, isOffline, offlineText } from '@shop/shared/http';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, isNotOffered, type Refusal } from './session-error-rules';

interface AccountForm<F extends string> {
  /** the names of its fields */
  names: readonly F[];
  /** the errors that prevent sending, by field */
  check: (values: Record<F, string>) => FieldErrors<F>;
  /** the errors to show as soon as a field is left */
  checkEarly?: (values: Record<F, string>) => FieldErrors<F>;
  send: (values: Record<F, string>) => Promise<unknown>;
  /** the messages for an error that `send` threw */
  explain: (error: unknown) => Refusal<F>;
  /** called when the API knows no such call: an extension, where the form is for one */
  onNotOffered?: () => void;
  /** called after it was sent */
  done: () => void;
}

interface State<F extends string> extends Refusal<F> {
  busy: boolean;
  /** no answer came, so nothing that was typed is wrong */
  unanswered?: boolean;
  /** how often it was refused: the focus moves each time */
  refused: number;
}

/**
 * A form between idle and submitting (spec section 4): checked, sent one time, its errors shown. The
 * inputs keep their own values, so that text typed before hydration is not lost.
 * @returns the props of the form's element, the errors of its fields, and their values
 */
export function useAccountForm<F extends string>(options: AccountForm<F>) {
  const { names, check, checkEarly, send, explain, onNotOffered, done } = options;
  const ref = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, setState] = useState<State<F>>({ busy: false, refused: 0, fields: {} });
  const [values, setValues] = useState(() => valuesOf(null, names));
  const { refused, busy, fields, message, unanswered } = state;

  useEffect(() => {
    if (refused > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const read = useCallback(() => {
    const now = valuesOf(ref.current, names);
    setValues(now);
    return now;
  }, [names]);
  // Values typed, or filled in by the browser, before hydration.
  useEffect(() => void read(), [read]);

  const refuse = (refusal: Refusal<F>, unanswered?: boolean) =>
    setState((before) => ({ ...refusal, unanswered, busy: false, refused: before.refused + 1 }));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const values = read();
    const fields = check(values);
    if (Object.keys(fields).length > 0) return refuse({ fields });
    underWay.current = true;
    setState((before) => ({ ...before, busy: true, message: undefined, fields: {} }));
    try {
      await send(values);
    } catch (error) {
      underWay.current = false;
      if (isOffline(error)) return refuse({ message: offlineText, fields: {} });
      if (onNotOffered && isNotOffered(error)) {
        onNotOffered();
        return refuse({ fields: {} });
      }
      return refuse(explain(error), isNetworkError(error));
    }
    underWay.current = false;
    setState((before) => ({ ...before, busy: false }));
    done();
  };

  const onInput = ({ target }: FormEvent) => {
    read();
    const { name } = target as HTMLInputElement;
    setState((before) => ({ ...before, fields: without(before.fields, name) }));
  };

  const onBlur = () => {
    const early = checkEarly?.(read());
    setState((before) => ({ ...before, fields: { ...before.fields, ...early } }));
  };

  return { form: { ref, onSubmit, onInput, onBlur, message, unanswered }, busy, fields, values };
}

/** The values of a form's fields, an e-mail address without invisible characters; '' for a missing one. */
function valuesOf<F extends string>(form: HTMLFormElement | null, names: readonly F[]) {
  const data = form && new FormData(form);
  const typedIn = (name: F) => {
    const text = String(data?.get(name) ?? '');
    return name === 'email' ? plainEmail(text) : text;
  };
  return Object.fromEntries(names.map((name) => [name, typedIn(name)])) as Record<F, string>;
}

/** The errors without that of a changed field; an error of two fields goes for both. */
function without<F extends string>(fields: FieldErrors<F>, name: string): FieldErrors<F> {
  const text = fields[name as F];
  if (text === undefined) return fields;
  const rest = Object.entries(fields).filter(([, other]) => other !== text);
  return Object.fromEntries(rest) as FieldErrors<F>;
}
