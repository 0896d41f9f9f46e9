const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN, number of the registration, Z, check digit. */
const form = /^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/**
 * Whether a text has the form of an Indian GST number (GSTIN): its last character is a check digit
 * by the Luhn algorithm in base 36, as in stdnum/in_/gstin.py of github.com/arthurdejong/python-stdnum.
 */
export const isGstin = (text: string): boolean =>
  form.test(text) &&
  [...text]
    .map((character, at) => digits.indexOf(character) * (at % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + Math.floor(value / 36) + (value % 36), 0) %
    36 ===
    0;
