import type { EnquiryRow } from '../repositories/enquiries-repository';
import type { Mail } from './mailer';

/** The mail that brings an enquiry to the shop; its answer goes to who asked. */
export function enquiryMail(
  { id, name, email, phone, message, source }: EnquiryRow,
  { to, shopName }: { to: string; shopName: string },
): Mail {
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
      `Sent to ${shopName} (${source})`,
      '',
    ].join('\n'),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
