import { isHttpError, isOffline, offlineText } from '@shop/shared/http';
import { type EnquiryErrors, enquiryFields } from './enquiry-rules';

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
