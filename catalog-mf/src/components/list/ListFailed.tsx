import { greetingUrl } from '@shop/shared/format';
import { Button, Callout, WhatsAppLink } from '@shop/shared/ui';
import type { FormEvent } from 'react';

export interface ListFailedProps {
  /** path and fields that the form asks for again when there is no script */
  action: string;
  fields: Readonly<Record<string, string>>;
  busy: boolean;
  onRetry: () => void;
}

/** The error state (spec section 2). */
export function ListFailed({ action, fields, busy, onRetry }: ListFailedProps) {
  const retry = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onRetry();
  };
  return (
    <Callout
      role="alert"
      text="Failed to load products"
      actions={
        <>
          <form action={action} onSubmit={retry}>
            {Object.entries(fields).map(([name, text]) => (
              <input key={name} type="hidden" name={name} value={text} />
            ))}
            <Button type="submit" busy={busy}>
              Try again
            </Button>
          </form>
          <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
        </>
      }
    />
  );
}
