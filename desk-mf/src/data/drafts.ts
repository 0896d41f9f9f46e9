import { fieldsOf, unwrapJson } from '@shop/shared/entities';
import { readStored, writeStored } from '@shop/shared/storage';
import type { FormValues } from './product-edits';

const key = 'shop-desk-drafts';

/**
 * What was typed into a form of the desk and is not saved, by the name of the form: it outlives a
 * sign-in, a way to another page and a reload, until the tab is closed.
 */
export const drafts = {
  get: (form: string): FormValues => textsOf(stored()[form]),
  /** Without fields it is removed. */
  set(form: string, typed: FormValues): void {
    const { [form]: _before, ...others } = stored();
    const all = Object.keys(typed).length > 0 ? { ...others, [form]: typed } : others;
    writeStored(key, JSON.stringify(all), 'sessionStorage');
  },
};

/** Another release, or a person, may have written what is stored. */
const stored = () => fieldsOf(unwrapJson(readStored(key, 'sessionStorage')));

const textsOf = (form: unknown): FormValues =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
