import type { Mail } from './mailer';

/** A mail as nodemailer takes it; addresses are never read as lists. */
export const asMessage = ({ to, replyTo, subject, text }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
});
