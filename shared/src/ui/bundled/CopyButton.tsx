import { Button } from '@shop/shared/ui';
import type { ComponentProps } from 'react';
import { useCopy } from './use-copy';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'tone' | 'size'> {
  text: string;
  /** of the field that shows the text where the browser refuses to copy */
  label: string;
  children: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, label, children, ...look }: CopyButtonProps) {
  const { isCopied, copy, field } = useCopy(text, label);
  return (
    <>
      <Button tone="quiet" size="s" {...look} onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
      </Button>
      {field}
    </>
  );
}
