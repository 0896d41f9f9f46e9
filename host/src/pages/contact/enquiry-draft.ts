import { readStored, writeStored } from '@shop/shared/storage';
import { type Enquiry, enquiryFields } from './enquiry-rules';

const key = 'shop-enquiry';

/** Keeps what is being written for this tab; an empty form keeps nothing. */
export function keepDraft(values: Enquiry): void {
  const isEmpty = enquiryFields.every((field) => values[field] === '');
  writeStored(key, isEmpty ? undefined : JSON.stringify(values), 'sessionStorage');
}

/** @returns what was being written in this tab when the page was left, as far as it can be read */
export function readDraft(): Partial<Enquiry> {
  try {
    const stored: unknown = JSON.parse(readStored(key, 'sessionStorage') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const values = stored as Record<string, unknown>;
    const texts = enquiryFields.filter((field) => typeof values[field] === 'string');
    return Object.fromEntries(texts.map((field) => [field, values[field]]));
  } catch {
    return {};
  }
}
