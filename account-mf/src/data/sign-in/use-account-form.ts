import { plainEmail } from '@shop/shared/contract/typed-text';
import { isNetworkError, isOffline, offlineText } from '@shop/shared/http';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FormErrors, isNotOffered } from './form-error-rules';

interface AccountForm<F extends string> {
  /** the names of its fields */
  names: readonly F[];
  /** the errors that prevent sending, by field */
  check: (values: Record<F, string>) => FieldErrors<F>;
  /** the errors to show when a field loses the focus */
  checkOnBlur?: (values: Record<F, string>) => FieldErrors<F>;
  send: (values: Record<F, string>) => Promise<unknown>;
  /** the messages for an error that `send` threw */
  errorsOf: (error: unknown) => FormErrors<F>;
  /** called when the API has no such call: it need not offer our extensions */
  onNotOffered?: () => void;
  /** called after a success */
  onDone: () => void;
}

interface State<F extends string> extends FormErrors<F> {
  busy: boolean;
  /** no answer came, so nothing that was typed is wrong */
  unanswered?: boolean;
  /** how often sending failed: the focus moves each time */
  failures: number;
}

/**
 * A form that is idle or submitting (spec section 4): it is checked, sent one time, and its errors are
 * shown. The inputs are uncontrolled, so that text typed before hydration is not lost.
 * @returns the props of the form's element, the errors of its fields, and their values
 */
export function useAccountForm<F extends string>(options: AccountForm<F>) {
  const { names, check, checkOnBlur, send, errorsOf, onNotOffered, onDone } = options;
  const ref = useRef<HTMLFormElement>(null);
  const inFlight = useRef(false);
  const [state, setState] = useState<State<F>>({ busy: false, failures: 0, fields: {} });
  const [values, setValues] = useState(() => valuesOf(null, names));
  const { failures, busy, fields, message, unanswered } = state;

  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const read = useCallback(() => {
    const now = valuesOf(ref.current, names);
    setValues(now);
    return now;
  }, [names]);
  // Values typed, or filled in by the browser, before hydration.
  useEffect(() => void read(), [read]);

  const showErrors = (errors: FormErrors<F>, unanswered?: boolean) =>
    setState((before) => ({ ...errors, unanswered, busy: false, failures: before.failures + 1 }));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const values = read();
    const fields = check(values);
    if (Object.keys(fields).length > 0) return showErrors({ fields });
    inFlight.current = true;
    setState((before) => ({ ...before, busy: true, message: undefined, fields: {} }));
    try {
      await send(values);
    } catch (error) {
      inFlight.current = false;
      if (isOffline(error)) return showErrors({ message: offlineText, fields: {} });
      if (onNotOffered && isNotOffered(error)) {
        onNotOffered();
        return showErrors({ fields: {} });
      }
      return showErrors(errorsOf(error), isNetworkError(error));
    }
    inFlight.current = false;
    setState((before) => ({ ...before, busy: false }));
    onDone();
  };

  const onInput = ({ target }: FormEvent) => {
    read();
    const { name } = target as HTMLInputElement;
    setState((before) => ({ ...before, fields: without(before.fields, name) }));
  };

  const onBlur = () => {
    const errors = checkOnBlur?.(read());
    setState((before) => ({ ...before, fields: { ...before.fields, ...errors } }));
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

/** The errors without that of a changed field; an error shared by two fields is removed from both. */
function without<F extends string>(fields: FieldErrors<F>, name: string): FieldErrors<F> {
  const text = fields[name as F];
  if (text === undefined) return fields;
  const rest = Object.entries(fields).filter(([, other]) => other !== text);
  return Object.fromEntries(rest) as FieldErrors<F>;
}
