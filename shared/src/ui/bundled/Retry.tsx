import { greetingUrl } from '@shop/shared/format';
import { Button, Callout, WhatsAppLink } from '@shop/shared/ui';
import type { FormEvent } from 'react';

interface RetryProps {
  /** address that is asked for again where there is no script */
  action: string;
  /** its query, as fields of a form */
  fields?: Readonly<Record<string, string>>;
  busy: boolean;
  onRetry: () => void;
}

/** "Try again" without a reload; without scripts it asks for the page anew. */
export function Retry({ action, fields = {}, busy, onRetry }: RetryProps) {
  const retry = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onRetry();
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

/** In place of a list that cannot be had (spec section 8). */
export const ListFailed = ({ text, ...retry }: RetryProps & { text: string }) => (
  <Callout
    role="alert"
    text={text}
    actions={
      <>
        <Retry {...retry} />
        <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
      </>
    }
  />
);
