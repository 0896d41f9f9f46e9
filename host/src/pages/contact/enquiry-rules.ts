/** Fields of an enquiry (spec section 3), in the form's order. */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];
export type Enquiry = Readonly<Record<EnquiryField, string>>;
export type EnquiryErrors = Readonly<Partial<Record<EnquiryField, string>>>;

export const emptyEnquiry: Enquiry = { name: '', email: '', phone: '', message: '' };

/** text, @, a domain with a dot and a suffix of at least 2 letters */
const email = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;

const checks: Record<EnquiryField, (text: string) => string | undefined> = {
  name: (text) => (text === '' ? 'Please enter your name.' : undefined),
  email: (text) => {
    if (text === '') return 'Please enter your email.';
    return email.test(text) ? undefined : 'Please enter a valid email address.';
  },
  phone: (text) => {
    if (text === '') return 'Please enter your phone number.';
    const { length } = text.replace(/\D/g, '');
    return length >= 7 && length <= 15
      ? undefined
      : 'Please enter a valid phone number (7–15 digits).';
  },
  message: (text) => {
    if (text === '') return 'Please enter a message.';
    return text.length >= 10 ? undefined : 'Message should be at least 10 characters.';
  },
};

/** What is wrong with one field (spec section 5, contact form). */
export const enquiryError = (field: EnquiryField, value: string): string | undefined =>
  checks[field](value.trim());

/** What is wrong with an enquiry, by field; empty when it may be sent. */
export const enquiryErrors = (values: Enquiry): EnquiryErrors =>
  Object.fromEntries(
    enquiryFields.flatMap((field) => {
      const error = enquiryError(field, values[field]);
      return error === undefined ? [] : [[field, error]];
    }),
  );

export const isEnquiryField = (name: string): name is EnquiryField =>
  (enquiryFields as readonly string[]).includes(name);
