import type { EnquiryRow } from '../repositories/enquiries-repository';

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Strangers write this; a terminal obeys control characters, and some turn text around. */
const harmless = (text: string): string => text.replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '');

/** An enquiry for a terminal, in lines; ends with an empty one. */
export function describeEnquiry(enquiry: EnquiryRow): string {
  const { id, name, email, phone, message, source, created_at } = enquiry;
  const lines = [
    `Enquiry ${id}, ${moment.format(new Date(created_at))}, ${oneLine(name)}`,
    `${oneLine(email)}, ${oneLine(phone)} (${oneLine(source)})${unmailed(enquiry)}`,
    ...message.split(/\r?\n/).map((line) => `    ${line}`),
    '',
  ];
  return harmless(lines.join('\n'));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const unmailed = ({ mail_due_at, mail_tries }: EnquiryRow): string =>
  mail_due_at === null
    ? ''
    : `, not mailed yet (${mail_tries} ${mail_tries === 1 ? 'try' : 'tries'})`;
