import { memo, type ReactNode, Suspense } from 'react';

interface Props {
  isDeferred?: true | undefined;
  /** In place of a held slot that no server has drawn. */
  replacement: ReactNode;
  content: ReactNode;
}

/**
 * A slot that came with the page. While it is held, nothing about it is new: React would give up
 * what the server drew to draw it anew.
 */
export const ServerSlot = memo(
  ({ replacement, content }: Props) => <Suspense fallback={replacement}>{content}</Suspense>,
  (_before, { isDeferred }) => isDeferred === true,
);
