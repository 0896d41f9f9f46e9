import { greetingUrl } from '@shop/shared/format';
import { Button, Callout, offlineNotice, WhatsAppLink } from '@shop/shared/ui';
import type { FormEvent } from 'react';

interface RetryProps {
  /** address that a link requests again when scripts do not run */
  action: string;
  /** its query, as fields of a form */
  fields?: Readonly<Record<string, string>>;
  busy: boolean;
  onRetry: () => void | Promise<void>;
}

/** "Try again" without a reload; without scripts it requests the page again. */
export function Retry({ action, fields = {}, busy, onRetry }: RetryProps) {
  const retry = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void onRetry();
  };
  return (
    <form action={action} onSubmit={retry}>
      {Object.entries(fields).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <Button type="submit" busy={busy}>
        Try again
      </Button>
    </form>
  );
}

interface ListFailedProps extends RetryProps {
  text: string;
  /** there was no line */
  isOffline?: boolean | undefined;
}

/** In place of a list that cannot be had (spec section 8); without a line it says so as links do. */
export const ListFailed = ({ text, isOffline, ...form }: ListFailedProps) => (
  <Callout
    role="alert"
    {...(isOffline ? offlineNotice : { text })}
    actions={
      <>
        <Retry {...form} />
        <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
      </>
    }
  />
);
