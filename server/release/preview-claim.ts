import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview's link says, and its cookie. */
export interface PreviewClaim {
  /** name of a channel; or `catalog@1.8.2`: the live release with that version */
  channel: string;
  /** ms since 1970 */
  until: number;
}

const shape = /^([a-z][a-z0-9-]{0,39}(?:@[\w+.-]{1,80})?)\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/** @returns `channel.until.signature`, with the time in base 36 and an HMAC-SHA256 */
export function signClaim({ channel, until }: PreviewClaim, key: string): string {
  const text = `${channel}.${until.toString(36)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/**
 * Reads a claim of the form `channel.until.signature`, signed by the release store (HMAC-SHA256).
 * @param now ms since 1970
 * @returns undefined when nobody signed it, or its time is over
 */
export function readClaim(
  text: string,
  key: string | undefined,
  now: number,
): PreviewClaim | undefined {
  const [, channel = '', until = '', signature = ''] = shape.exec(text) ?? [];
  if (!key || !channel) return undefined;
  const expected = createHmac('sha256', key).update(`${channel}.${until}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const end = Number.parseInt(until, 36);
  return end > now ? { channel, until: end } : undefined;
}
