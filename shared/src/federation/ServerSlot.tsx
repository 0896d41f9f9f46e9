import { memo, type ReactNode, Suspense } from 'react';

interface Props {
  isHeld?: true | undefined;
  /** In place of a held slot that no server has drawn. */
  instead: ReactNode;
  content: ReactNode;
}

/**
 * A slot that came with the page. While it is held, nothing about it is new: React would give up
 * what the server drew to draw it anew.
 */
export const ServerSlot = memo(
  ({ instead, content }: Props) => <Suspense fallback={instead}>{content}</Suspense>,
  (_before, { isHeld }) => isHeld === true,
);
