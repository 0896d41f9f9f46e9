import { createHmac } from 'node:crypto';

/** What a preview's link says, and its cookie. */
export interface PreviewClaim {
  /** name of a channel; or `catalog@1.8.2`: the live release with that version */
  channel: string;
  /** ms since 1970 */
  until: number;
}

/** @returns `channel.until.signature`, with the time in base 36 and an HMAC-SHA256 */
export function signClaim({ channel, until }: PreviewClaim, key: string): string {
  const text = `${channel}.${until.toString(36)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
