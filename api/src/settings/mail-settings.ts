import { OperatorError } from '../operator-error';

export type MailSettings = ReturnType<typeof readMailSettings>;

const defaultSiteUrl = 'http://localhost:3000';

/** Reads how mail is sent; throws OperatorError that names a bad setting, never a password in it. */
export function readMailSettings(env: NodeJS.ProcessEnv = {}) {
  const smtpUrl = env.SMTP_URL || undefined;
  const mailFrom = env.MAIL_FROM || undefined;
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol))) {
    throw new OperatorError('SMTP_URL must be an address like smtps://user:password@mail.example.');
  }
  if (smtpUrl && !mailFrom) {
    throw new OperatorError("SMTP_URL needs MAIL_FROM, the sender of the shop's mail.");
  }
  const sender = mailFrom && addressOf(mailFrom);
  if (sender !== undefined && !isAddress(sender)) {
    throw new OperatorError(
      `MAIL_FROM must be an address like Shop <shop@shop.example>, not '${mailFrom}'.`,
    );
  }
  const site = siteUrl(env.SITE_URL || defaultSiteUrl);
  const contactTo = env.CONTACT_EMAIL || (sender ?? `shop@${new URL(site).hostname}`);
  if (!isAddress(contactTo)) {
    throw new OperatorError(
      `CONTACT_EMAIL must be an address like owner@shop.example, not '${contactTo}'.`,
    );
  }
  return {
    /** Where mail is handed over, such as smtps://user:password@host; without it, an outbox. */
    smtpUrl,
    /** The sender, such as 'Shop <shop@example.com>'. */
    mailFrom,
    /** The shopkeeper, for the enquiries of the contact page. */
    contactTo,
    /** What mail calls the shop. */
    shopName: env.SHOP_NAME?.trim() || new URL(site).host,
    /** The storefront's address without a slash at the end, for links in mail. */
    siteUrl: site,
  };
}

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** The address in 'Shop <shop@shop.example>' or 'shop@shop.example (Shop)' (RFC 5322, 3.4). */
const addressOf = (from: string): string =>
  /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.replace(/\([^()]*\)\s*$/, '').trim();

function siteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new OperatorError(
    `SITE_URL must be an address like https://shop.example and nothing more, not '${text}'.`,
  );
}
