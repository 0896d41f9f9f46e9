import type { EnquiryRow } from '../repositories/enquiries-repository';
import type { Mail } from './mailer';

/** The mail that brings an enquiry to the shop; its answer goes to who asked. */
export function enquiryMail(
  { id, name, email, phone, message, source }: EnquiryRow,
  { to, siteUrl }: { to: string; siteUrl: string },
): Mail {
  const { host } = new URL(siteUrl);
  return {
    to,
    replyTo: email,
    subject: `Enquiry ${id} from ${oneLine(name)}`,
    text: [
      message,
      '',
      '-- ',
      `Name: ${oneLine(name)}`,
      `E-mail: ${email}`,
      `Phone: ${oneLine(phone)}`,
      `Sent on ${host} (${source})`,
      '',
    ].join('\n'),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
