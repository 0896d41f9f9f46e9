import type { EnquiryRow } from '../repositories/enquiries-repository';
import { harmless, indented, oneLine, shopTime } from './stranger-text';

/** An enquiry for a terminal, in lines; ends with an empty one. */
export function describeEnquiry(enquiry: EnquiryRow): string {
  const { id, name, email, phone, message, source, created_at } = enquiry;
  const lines = [
    `Enquiry ${id}, ${shopTime(created_at)}, ${oneLine(name)}`,
    `${oneLine(email)}, ${oneLine(phone)} (${oneLine(source)})${unmailed(enquiry)}`,
    ...indented(message),
    '',
  ];
  return harmless(lines.join('\n'));
}

const unmailed = ({ mail_due_at, mail_tries }: EnquiryRow): string =>
  mail_due_at === null
    ? ''
    : `, not mailed yet (${mail_tries} ${mail_tries === 1 ? 'try' : 'tries'})`;
