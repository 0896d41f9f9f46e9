import { useLocation, useNavigate } from '@shop/shared/router';
import { type RefObject, useEffect, useRef } from 'react';

/** Stands in the address while the viewer is open, so that no data is loaded for opening it. */
const mark = '#pictures';

/**
 * Gives a dialog a place in the history, so that Back (a phone's own button) closes it and does not
 * leave the page.
 * @param onClosed called once the dialog is closed and the address is what it was before
 * @returns what is to be called when the dialog was closed by itself
 */
export function useBackCloses(
  dialog: RefObject<HTMLDialogElement | null>,
  onClosed: () => void,
): () => void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const stage = useRef<'new' | 'coming' | 'here' | 'left'>('new');

  useEffect(() => {
    if (stage.current === 'new') {
      stage.current = 'coming';
      const replace = hash === mark;
      void navigate({ search, hash: mark }, { state, replace, preventScrollReset: true });
    } else if (hash === mark) {
      stage.current = 'here';
    } else if (stage.current === 'here') {
      stage.current = 'left';
      if (dialog.current?.open) dialog.current.close();
      else onClosed();
    }
  });

  return () => (stage.current === 'left' ? onClosed() : void navigate(-1));
}
