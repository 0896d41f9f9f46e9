import { showToast } from '@shop/shared/ui';
import { useLocation } from 'federated-site/router';
import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';

/** The props of a panel: a callback for its closing. */
export interface PanelProps {
  onClose: () => void;
}

export type LoadPanel = () => Promise<{ default: ComponentType<PanelProps> }>;

/**
 * A panel whose code is loaded when it is opened, or is about to be. It closes when the visitor goes
 * to another page, and stays open when only the query changes, as it does after a colour was chosen. A
 * fragment opens it (`/products#cart`), to which a link leads that was pressed before the hydration.
 * @param name of the fragment, also for the message when the panel could not be loaded
 */
export function usePanel(name: string, load: LoadPanel) {
  const { pathname, hash } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [openPathname, setOpenPathname] = useState<string>();
  const [busy, setBusy] = useState(false);

  // It stays closed when the visitor comes back to the page.
  if (openPathname !== undefined && openPathname !== pathname) setOpenPathname(undefined);

  const open = useCallback(async () => {
    setBusy(true);
    try {
      const { default: Loaded } = await load();
      // In a transition: the press is answered before the panel, and the page made inert, are drawn.
      startTransition(() => {
        setPanel(() => Loaded);
        setOpenPathname(pathname);
        setBusy(false);
      });
    } catch {
      const text = `The ${name} could not be opened. Check your connection and try again.`;
      showToast({ text, tone: 'error' });
      setBusy(false);
    }
  }, [pathname, load, name]);

  const isRequested = hash === `#${name}`;
  useEffect(() => {
    if (isRequested) void open();
  }, [isRequested, open]);

  const preload = () => void load().catch(() => undefined);
  const close = () => setOpenPathname(undefined);
  return { Panel: openPathname === undefined ? undefined : Panel, busy, open, preload, close };
}
