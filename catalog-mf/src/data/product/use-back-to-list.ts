import { useNavigate } from '@shop/shared/router';

/**
 * A function that goes back to the list as the visitor left it, its filters and place included.
 * @returns false when the page before was another one: then a plain link is followed
 */
export function useBackToList(): () => boolean {
  const navigate = useNavigate();
  return () => {
    if (!leadsToList(previousAddress(), window.location.origin)) return false;
    void navigate(-1);
    return true;
  };
}

/** The part of the Navigation API that is used; browsers of before 2026 may lack it. */
interface HistoryList {
  currentEntry: { index: number } | null;
  entries: () => readonly { url: string | null }[];
}

/**
 * Where the visitor was before this page: the history's entry; in browsers that do not show it, the
 * page that linked here, if this is the first page since (the router counts entries from `idx` 0).
 * @returns '' when it is not known
 */
function previousAddress(): string {
  const { navigation } = window as { navigation?: HistoryList };
  const at = navigation?.currentEntry?.index;
  if (navigation && at !== undefined) return navigation.entries()[at - 1]?.url ?? '';
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  return idx === 0 ? document.referrer : '';
}

/** Whether an address is this site's product list, with whatever filters. */
export function leadsToList(address: string, origin: string): boolean {
  return /^\/products\/?(?:[?#]|$)/.test(
    address.startsWith(`${origin}/`) ? address.slice(origin.length) : '',
  );
}
