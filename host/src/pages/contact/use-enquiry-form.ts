import { fieldsOf, unwrapJson } from '@shop/shared/entities';
import { readStored, writeStored } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  type Enquiry,
  type EnquiryErrors,
  type EnquiryField,
  emptyEnquiry,
  enquiryError,
  enquiryFields,
  enquiryRefusal,
} from './enquiry-rules';

/** From success to an empty form, in ms (spec section 9). */
const resetDelay = 1200;

/** What is on its way: a form that is drawn meanwhile awaits the answer too. */
let underWay: { values: Enquiry; answer: Promise<void> } | undefined;

/**
 * The contact form's states (spec section 4). The inputs keep their own values, so that what a
 * visitor typed before scripts came is not lost.
 * @param send gets the values and the form itself; rejects when nothing was sent
 */
export function useEnquiryForm(send: (values: Enquiry, form: HTMLFormElement) => Promise<void>) {
  const form = useRef<HTMLFormElement>(null);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [values, setValues] = useState(emptyEnquiry);
  const [refusal, setRefusal] = useState<EnquiryErrors>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [submitted, setSubmitted] = useState(false);

  const read = useCallback(() => {
    const now = valuesIn(form.current);
    setValues(now);
    return now;
  }, []);

  const follow = useCallback(async () => {
    if (!underWay) return;
    const { values, answer } = underWay;
    setBusy(true);
    try {
      await answer;
      if (!form.current) return;
      setSubmitted(true);
      reset.current = setTimeout(() => {
        reset.current = undefined;
        // What was written since stays.
        replaceValues(form.current, values, {});
        storeDraft(read());
        setTouched(new Set());
      }, resetDelay);
    } catch (error) {
      const refusal = enquiryRefusal(error);
      const wrong = enquiryFields.find((field) => field !== 'message' && refusal[field]);
      // Before the refusal is set: a field that loses the focus clears it.
      if (wrong) inputOf(form.current, wrong)?.focus();
      setRefusal(refusal);
      setTouched(new Set(enquiryFields));
    }
    setBusy(false);
  }, [read]);

  useEffect(() => {
    // What the visitor has typed already stays.
    replaceValues(form.current, {}, readDraft());
    read();
    void follow();
    return () => clearTimeout(reset.current);
  }, [read, follow]);

  const change = (name: string) => {
    const now = read();
    storeDraft(now);
    setRefusal((before) => ({ ...before, [name]: undefined }));
  };

  const leave = (name: string) => {
    if (!(name in emptyEnquiry)) return;
    read();
    setRefusal({});
    setTouched((before) => new Set([...before, name]));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay || reset.current) return;
    const now = read();
    setRefusal({});
    setTouched(new Set(enquiryFields));
    setSubmitted(false);
    const wrong = enquiryFields.find((field) => enquiryError(field, now[field]));
    if (wrong) return inputOf(event.currentTarget, wrong)?.focus();
    const answer = send(now, event.currentTarget)
      .then(() => removeDraft(now))
      .finally(() => {
        underWay = undefined;
      });
    underWay = { values: now, answer };
    void follow();
  };

  const shownError = (field: EnquiryField) =>
    touched.has(field) ? (refusal[field] ?? enquiryError(field, values[field])) : undefined;

  return { form, values, shownError, busy, submitted, change, leave, submit };
}

type Input = HTMLInputElement | HTMLTextAreaElement;

const inputOf = (form: HTMLFormElement | null, field: EnquiryField): Input | undefined =>
  (form?.elements.namedItem(field) as Input | null | undefined) ?? undefined;

const valuesIn = (form: HTMLFormElement | null): Enquiry =>
  Object.fromEntries(
    enquiryFields.map((field) => [field, inputOf(form, field)?.value ?? '']),
  ) as Enquiry;

/** Replaces those values that are still the expected ones; '' is the default of both. */
function replaceValues(
  form: HTMLFormElement | null,
  expected: Partial<Enquiry>,
  next: Partial<Enquiry>,
): void {
  for (const field of enquiryFields) {
    const input = inputOf(form, field);
    if (input?.value === (expected[field] ?? '')) input.value = next[field] ?? '';
  }
}

const key = 'shop-enquiry';

/** Stores what is being written, for this tab and sign-in; of an empty form nothing. */
function storeDraft(values: Enquiry): void {
  const isEmpty = enquiryFields.every((field) => values[field] === '');
  const draft = { ...values, session: storedTokens()?.session };
  writeStored(key, isEmpty ? undefined : JSON.stringify(draft), 'sessionStorage');
}

/** Removes the draft of what was sent, unless more was written since. */
function removeDraft(sent: Enquiry): void {
  const draft = readDraft();
  if (enquiryFields.every((field) => draft[field] === sent[field])) storeDraft(emptyEnquiry);
}

/**
 * @returns what was being written in this tab when the page was left, as far as it can be read;
 *   nothing of a visitor who has logged out since: the next one may be another person
 */
function readDraft(): Partial<Enquiry> {
  const { session, ...values } = fieldsOf(unwrapJson(readStored(key, 'sessionStorage')));
  if (session !== undefined && session !== storedTokens()?.session) return {};
  const texts = enquiryFields.filter((field) => typeof values[field] === 'string');
  return Object.fromEntries(texts.map((field) => [field, values[field]]));
}
