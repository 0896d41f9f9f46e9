import type { Database } from '../db/schema';
import type { Mail, Mailer } from '../mail/mailer';
import { type EnquiryRow, setMailed, takeDueEnquiry } from '../repositories/enquiries-repository';

/** How often mail is sent that failed before, or that a shop left when it was stopped, in ms. */
const retryIntervalMs = 60_000;

export interface Forwarding {
  mailer: Mailer;
  /** The shopkeeper's address. */
  to: string;
  shopName: string;
  onError: (error: unknown) => void;
}

/**
 * Mails stored enquiries to the shopkeeper. One that cannot be sent stays stored and is tried
 * again; of several copies of the API one sends it.
 */
export function forwardEnquiries(db: Database, { mailer, to, shopName, onError }: Forwarding) {
  let closing = false;
  let round = Promise.resolve();

  const sendDue = async (): Promise<void> => {
    while (!closing) {
      const enquiry = await takeDueEnquiry(db);
      if (!enquiry) return;
      try {
        await mailer.send({ to, ...enquiryMail(enquiry, shopName) });
        await setMailed(db, enquiry.id);
      } catch (error) {
        onError(error);
      }
    }
  };
  /** Sends what is due; the caller does not wait for it. */
  const kick = (): void => {
    round = round.then(sendDue).catch(onError);
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    kick,
    start(): void {
      timer = setInterval(kick, retryIntervalMs).unref();
      kick();
    },
    /** Resolves when all mail that was due has been tried. */
    idle: () => round,
    async close(): Promise<void> {
      closing = true;
      clearInterval(timer);
      await round;
    },
  };
}

/** The mail that brings an enquiry to the shop; a reply to it goes to the visitor. */
const enquiryMail = (
  { id, name, email, phone, message, source }: EnquiryRow,
  shopName: string,
): Omit<Mail, 'to'> => ({
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
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
