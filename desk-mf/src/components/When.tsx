import { recentTime } from '@shop/shared/format/bundled';

interface WhenProps {
  /** ISO 8601 */
  at: string;
  /** With the time of any day. */
  exact?: boolean;
}

/** A moment of the shop's day: `today 14:05`, `24 Nov`, `24 Nov 2025`. */
export const When = ({ at, exact }: WhenProps) => (
  <time dateTime={at}>{recentTime(at, exact)}</time>
);
