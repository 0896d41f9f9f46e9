/** One message to one person, in plain text. */
export interface Mail {
  to: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Rejects when the message could not be handed over. */
  send(mail: Mail): Promise<void>;
}

export interface MailSettings {
  /** Where mail is handed over, such as smtps://user:password@host; without it, an outbox. */
  smtpUrl: string | undefined;
  /** The sender, such as 'Shop <shop@example.com>'. */
  mailFrom: string | undefined;
  /** The shopkeeper, who gets the enquiries of the contact page. */
  contactTo: string;
  /** What mail calls the shop. */
  shopName: string;
  /** The storefront's address without a slash at the end, for links in mail. */
  siteUrl: string;
}
