import { useLocation } from '@shop/shared/router';
import { showToast } from '@shop/shared/ui';
import { type ComponentType, useState } from 'react';

/** What a panel gets: a way to say that it was closed. */
export interface PanelProps {
  onClose: () => void;
}

type Load = () => Promise<{ default: ComponentType<PanelProps> }>;

/**
 * A panel that is loaded when it is opened, or when it is about to be. It closes when another page
 * is gone to.
 * @param name for the message when it cannot be had
 */
export function usePanel(name: string, load: Load) {
  const { key } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [openOn, setOpenOn] = useState<string>();
  const [busy, setBusy] = useState(false);

  // It stays closed when the visitor comes back to the page.
  if (openOn !== undefined && openOn !== key) setOpenOn(undefined);

  const open = async () => {
    setBusy(true);
    try {
      const { default: Loaded } = await load();
      setPanel(() => Loaded);
      setOpenOn(key);
    } catch {
      const text = `The ${name} could not be opened. Check your connection and try again.`;
      showToast({ text, tone: 'error' });
    }
    setBusy(false);
  };
  const prepare = () => void load().catch(() => undefined);
  const close = () => setOpenOn(undefined);
  return { Panel: openOn === undefined ? undefined : Panel, busy, open, prepare, close };
}
