import type { Mail } from './mailer';

/** As one types it, 'Shop <shop@shop.example>', or in parts. */
export type Sender = string | { name: string; address: string };

/** A mail as nodemailer takes it; addresses are never read as lists. */
export const asMessage = ({ to, replyTo, subject, text }: Mail, from: Sender) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
});
