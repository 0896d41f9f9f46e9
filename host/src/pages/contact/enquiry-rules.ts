import {
  isBlank,
  isContactEmail,
  isLongerThan,
  isPhone,
  plainEmail,
} from '@shop/shared/contract/typed-text';

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

/** What is meant by a field: without what nobody sees, which an e-mail address cannot hold. */
export const meantBy = (field: EnquiryField, value: string): string => {
  if (field === 'email') return plainEmail(value);
  return isBlank(value) ? '' : value.trim();
};

/** What is wrong with one field (spec section 5, contact form). */
export const enquiryError = (field: EnquiryField, value: string): string | undefined =>
  checks[field](meantBy(field, value));
