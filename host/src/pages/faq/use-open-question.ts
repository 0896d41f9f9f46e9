import { useLocation, useNavigate } from '@shop/shared/router';
import { type RefObject, useEffect } from 'react';

/**
 * The open question and the page's address say the same: an address with a hash opens its
 * question, and opening one names it in the address, to be copied or reloaded.
 * @param list holds the `details`, one for each question, whose answers carry the ids
 * @returns what a question is given to when it opened or closed
 */
export function useOpenQuestion(list: RefObject<HTMLElement | null>) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = decoded(hash.slice(1));

  useEffect(() => {
    const item = itemOf(list.current, named);
    if (!item || item.open) return;
    item.open = true;
    item.scrollIntoView({ block: 'nearest' });
  }, [list, named]);

  return (changed: HTMLDetailsElement) => {
    // Older browsers open several of one name.
    for (const other of changed.open ? itemsOf(list.current) : []) {
      if (other !== changed) other.open = false;
    }
    const open = itemsOf(list.current).find((item) => item.open);
    const id = open ? idOf(open) : '';
    if (id !== named) {
      navigate({ hash: id && `#${id}` }, { replace: true, preventScrollReset: true });
    }
  };
}

const itemsOf = (list: HTMLElement | null): HTMLDetailsElement[] => [
  ...(list?.querySelectorAll('details') ?? []),
];

const itemOf = (list: HTMLElement | null, id: string): HTMLDetailsElement | undefined =>
  itemsOf(list).find((item) => idOf(item) === id);

const idOf = (item: HTMLDetailsElement): string => item.querySelector('[id]')?.id ?? '';

/** A hash is typed by hand, too. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
