import { type Enquiry, type EnquiryField, enquiryFields } from './enquiry-rules';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** The input of a field; undefined where the form has none. */
export const inputOf = (form: HTMLFormElement | null, field: EnquiryField): Input | undefined =>
  (form?.elements.namedItem(field) as Input | null | undefined) ?? undefined;

/** The values as they stand in the form; '' for what it lacks. */
export const valuesIn = (form: HTMLFormElement | null): Enquiry =>
  Object.fromEntries(
    enquiryFields.map((field) => [field, inputOf(form, field)?.value ?? '']),
  ) as Enquiry;

/** What the visitor has typed already goes before what was kept. */
export function fillIn(form: HTMLFormElement | null, draft: Partial<Enquiry>): void {
  for (const field of enquiryFields) {
    const input = inputOf(form, field);
    if (input?.value === '') input.value = draft[field] ?? '';
  }
}

/** Clears what was sent; what was written since stays. */
export function clear(form: HTMLFormElement | null, sent: Enquiry): void {
  for (const field of enquiryFields) {
    const input = inputOf(form, field);
    if (input?.value === sent[field]) input.value = '';
  }
}
