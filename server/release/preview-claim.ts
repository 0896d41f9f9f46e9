import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview's link says, and its cookie. */
export interface PreviewClaim {
  channel: string;
  /** ms since 1970 */
  until: number;
}

const shape = /^([a-z][a-z0-9-]{0,39})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

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
