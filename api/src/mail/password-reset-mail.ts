import type { Mail } from './mailer';

/** The mail with the link that sets a new password. */
export function passwordResetMail(
  to: string,
  { siteUrl, token, minutes }: { siteUrl: string; token: string; minutes: number },
): Mail {
  const { host } = new URL(siteUrl);
  return {
    to,
    subject: `Set a new password for ${host}`,
    text: [
      'Hello,',
      '',
      `somebody, most likely you, asked to set a new password for your account at ${host}.`,
      `To do so, open this link within ${minutes} minutes. It works once:`,
      '',
      `${siteUrl}/reset-password?token=${token}`,
      '',
      'If it was not you, do nothing: your password stays as it is.',
      '',
    ].join('\n'),
  };
}
