import { showToast } from '@shop/shared/ui';
import { useLocation } from 'federated-site/router';
import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';

/** The props of a panel: a callback for its closing. */
export interface PanelProps {
  onClose: () => void;
}

export type LoadPanel = () => Promise<{ default: ComponentType<PanelProps> }>;

/**
 * A panel that is loaded when it is opened, or when it is about to be. It closes when the visitor goes
 * to another page, and stays when the address of the page changes in place, as it does some time after
 * a colour was chosen. A fragment opens it (`/products#cart`): so does its link, pressed before the
 * hydration, after the visitor has signed in.
 * @param name of the fragment, and for the message when the panel cannot be had
 */
export function usePanel(name: string, load: LoadPanel) {
  const { pathname, hash } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [openOn, setOpenOn] = useState<string>();
  const [busy, setBusy] = useState(false);

  // It stays closed when the visitor comes back to the page.
  if (openOn !== undefined && openOn !== pathname) setOpenOn(undefined);

  const open = useCallback(async () => {
    setBusy(true);
    try {
      const { default: Loaded } = await load();
      // In a transition: the press is answered before the panel, and the page made inert, are drawn.
      startTransition(() => {
        setPanel(() => Loaded);
        setOpenOn(pathname);
        setBusy(false);
      });
    } catch {
      const text = `The ${name} could not be opened. Check your connection and try again.`;
      showToast({ text, tone: 'error' });
      setBusy(false);
    }
  }, [pathname, load, name]);

  const isAsked = hash === `#${name}`;
  useEffect(() => {
    if (isAsked) void open();
  }, [isAsked, open]);

  const prepare = () => void load().catch(() => undefined);
  const close = () => setOpenOn(undefined);
  return { Panel: openOn === undefined ? undefined : Panel, busy, open, prepare, close };
}
