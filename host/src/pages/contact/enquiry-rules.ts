/** Fields of an enquiry (spec section 3), in the form's order. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];
export type Enquiry = Readonly<Record<EnquiryField, string>>;
export type EnquiryErrors = Readonly<Partial<Record<EnquiryField, string>>>;

export const emptyEnquiry: Enquiry = { name: '', email: '', phone: '', message: '' };

/*
 * The patterns of an address, a phone number and a character are those of `isContactEmail`,
 * `isPhone` and `isLongerThan` in `@shop/shared/contract`, by which the API checks. A value
 * imported from there would bring the whole contract into the host's first script, 10 kB, since
 * subpaths of shared are one copy for all apps. So they are here too, and the tests compare the two.
 */

/** Text, @, a domain with a dot and a suffix of at least 2 letters; as browsers write it, or not. */
const email = /^[^\s@]+@[^\s@]+\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]{2,})$/iu;

const checks: Record<EnquiryField, (text: string) => string | undefined> = {
  name: (text) => (text === '' ? 'Please enter your name.' : undefined),
  email: (text) => {
    if (text === '') return 'Please enter your email.';
    return email.test(text) ? undefined : 'Please enter a valid email address.';
  },
  phone: (text) => {
    if (text === '') return 'Please enter your phone number.';
    const { length } = text.match(/\p{Nd}/gu) ?? [];
    return length >= 7 && length <= 15
      ? undefined
      : 'Please enter a valid phone number (7–15 digits).';
  },
  message: (text) => {
    if (text === '') return 'Please enter a message.';
    return charactersIn(text) >= 10 ? undefined : 'Message should be at least 10 characters.';
  },
};

/** As people count them. */
const charactersIn = (text: string): number =>
  text.match(/\r\n|\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D.)*/gsu)
    ?.length ?? 0;

const invisible = /\p{Cf}/gu;

/** What is meant by a field: without what nobody sees, which an e-mail address cannot hold. */
export const meantBy = (field: EnquiryField, value: string): string => {
  const seen = value.replace(invisible, '').trim();
  return field === 'email' || seen === '' ? seen : value.trim();
};

/** What is wrong with one field (spec section 5, contact form). */
export const enquiryError = (field: EnquiryField, value: string): string | undefined =>
  checks[field](meantBy(field, value));

export const isEnquiryField = (name: string): name is EnquiryField =>
  (enquiryFields as readonly string[]).includes(name);
