import {
  isBlank,
  isContactEmail,
  isLongerThan,
  isPhone,
  plainEmail,
} from '@shop/shared/contract/typed-text';
import { isHttpError, isOffline, offlineText } from '@shop/shared/http';

/** Fields of an enquiry (spec section 3), in the form's order. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];
export type Enquiry = Readonly<Record<EnquiryField, string>>;
export type EnquiryErrors = Readonly<Partial<Record<EnquiryField, string>>>;

export const emptyEnquiry: Enquiry = { name: '', email: '', phone: '', message: '' };

const checks: Record<EnquiryField, (text: string) => string | undefined> = {
  name: (text) => (text === '' ? 'Please enter your name.' : undefined),
  email: (text) => {
    if (text === '') return 'Please enter your email.';
    return isContactEmail(text) ? undefined : 'Please enter a valid email address.';
  },
  phone: (text) => {
    if (text === '') return 'Please enter your phone number.';
    return isPhone(text) ? undefined : 'Please enter a valid phone number (7–15 digits).';
  },
  message: (text) => {
    if (text === '') return 'Please enter a message.';
    return isLongerThan(text, 9) ? undefined : 'Message should be at least 10 characters.';
  },
};

/** A value without the space around it; an e-mail address without invisible characters, too. */
export const normalizedValue = (field: EnquiryField, value: string): string => {
  if (field === 'email') return plainEmail(value);
  return isBlank(value) ? '' : value.trim();
};

/** What is wrong with one field (spec section 5, contact form). */
export const enquiryError = (field: EnquiryField, value: string): string | undefined =>
  checks[field](normalizedValue(field, value));

const unable = 'Unable to submit right now.';

/**
 * What a failed submission says, by field (spec section 8): a detail text as the message field's
 * error, else 'Unable to submit right now.'. A server that says what is wrong with single fields
 * fills those in as well.
 */
export function enquiryRefusal(error: unknown): EnquiryErrors {
  const { detail, ...fields } = thrownBody(error);
  const fieldErrors = enquiryFields.flatMap((field) => {
    const text = firstText(fields[field]);
    return text === undefined ? [] : [[field, text] as const];
  });
  const errors: EnquiryErrors = Object.fromEntries(fieldErrors);
  const reason = isOffline(error) ? offlineText : errors.message;
  const general = firstText(detail) ?? [unable, reason].filter(Boolean).join(' ');
  return { ...errors, message: general };
}

/**
 * A non-OK answer throws its JSON body, or a detail when it is not JSON (spec section 7). JSON that
 * is a bare text, a number or null is a body without a detail.
 */
function thrownBody(error: unknown): Record<string, unknown> {
  if (!isHttpError(error)) return {};
  const { status, body, isJson } = error;
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  return isJson || (status >= 200 && status < 300) ? {} : { detail: 'Unknown error' };
}

function firstText(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.find((one) => typeof one === 'string') : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}
