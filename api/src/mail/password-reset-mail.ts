import type { Mail } from './mailer';

/** The mail with the link that sets a new password. */
export function passwordResetMail(
  to: string,
  {
    shopName,
    siteUrl,
    token,
    minutes,
  }: { shopName: string; siteUrl: string; token: string; minutes: number },
): Mail {
  return {
    to,
    subject: `Set a new password for ${shopName}`,
    text: [
      'Hello,',
      '',
      `somebody, most likely you, asked ${shopName} to set a new password for your account.`,
      `To do so, open this link within ${minutes} minutes. It works once:`,
      '',
      `${siteUrl}/reset-password?token=${token}`,
      '',
      'If it was not you, do nothing: your password stays as it is.',
      '',
    ].join('\n'),
  };
}
