import { type RefObject, useCallback, useEffect, useState } from 'react';
import { valuesOf } from './use-account-form';

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
