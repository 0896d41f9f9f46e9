import { media, theme, zIndex } from '@shop/shared/theme';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { ToastCard } from './ToastCard';
import { currentToasts, onToasts, type Toast } from './toast-store';

/** On phones above what stands at the bottom, where the header stays free and a thumb reaches. */
const Stack = styled.div`
  position: fixed;
  z-index: ${zIndex.toasts};
  bottom: calc(5.25rem + env(safe-area-inset-bottom));
  right: ${theme.space.m};
  left: ${theme.space.m};
  display: grid;
  justify-items: center;
  gap: ${theme.space.s};
  pointer-events: none;
  ${media.wide} {
    top: 76px;
    bottom: auto;
    justify-items: end;
  }
`;

const none: readonly Toast[] = [];

/** Where toasts appear; once in the shell. The newest words are announced once. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  return (
    <>
      <VisuallyHidden role="status">{toasts[toasts.length - 1]?.text}</VisuallyHidden>
      {toasts.length > 0 && (
        <Stack role="region" aria-label="Messages">
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
        </Stack>
      )}
    </>
  );
}
