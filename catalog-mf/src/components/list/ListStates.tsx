import { greetingUrl } from '@shop/shared/format';
import { Button, Callout, Skeleton, VisuallyHidden, WhatsAppLink } from '@shop/shared/ui';
import type { FormEvent } from 'react';
import { CardGrid } from '../card/CardGrid';
import { Body, Card, Footer, Frame } from '../card/card.styles';

interface ListFailedProps {
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

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Product cards before they come. */
export const ListSkeleton = ({ layout }: { layout: 'grid' | 'list' }) => (
  <>
    <VisuallyHidden role="status">Loading products…</VisuallyHidden>
    <CardGrid as="div" data-layout={layout}>
      {places.map((place) => (
        <CardSkeleton key={place} layout={layout} />
      ))}
    </CardGrid>
  </>
);

/** A card before it comes, in its shape. */
const CardSkeleton = ({ layout = 'grid' }: { layout?: 'grid' | 'list' }) => (
  <Card data-layout={layout} aria-hidden="true">
    <Frame>
      <Skeleton ratio={1} />
    </Frame>
    <Body>
      <Skeleton width="40%" height="1rem" />
      <Skeleton width="85%" height="1.4rem" />
      <Skeleton width="95%" height="2.2rem" />
      <Footer>
        <Skeleton width="50%" height="1.5rem" />
        <Skeleton height="44px" />
      </Footer>
    </Body>
  </Card>
);
