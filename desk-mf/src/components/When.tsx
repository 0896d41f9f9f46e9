const clock = { hour: '2-digit', minute: '2-digit' } as const;
const day = { day: 'numeric', month: 'short' } as const;

interface WhenProps {
  /** ISO 8601 */
  at: string;
  /** With the time of any day. */
  exact?: boolean;
}

/** A moment in the time of the reader's own phone: `today 14:05`, `24 Nov`, `24 Nov 2025`. */
export function When({ at, exact }: WhenProps) {
  const [moment, now] = [new Date(at), new Date()];
  const isToday = moment.toDateString() === now.toDateString();
  const time = moment.toLocaleTimeString('en-GB', clock);
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const date = isToday ? 'today' : moment.toLocaleDateString('en-GB', { ...day, ...year });
  return <time dateTime={at}>{isToday || exact ? `${date} ${time}` : date}</time>;
}
