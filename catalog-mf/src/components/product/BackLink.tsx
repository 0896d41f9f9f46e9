import { media } from '@shop/shared/theme';
import { BackLink as Back, isPlainPress } from '@shop/shared/ui/bundled';
import { useNavigate } from 'federated-site/router';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

const Rest = styled.span`
  ${media.narrow} {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/**
 * Back to the list as the visitor left it, its filters and place included; when the page before was
 * another one, to the list's beginning.
 */
export function BackLink() {
  const navigate = useNavigate();
  const go = (event: MouseEvent) => {
    if (!isPlainPress(event) || !leadsToList(previousAddress(), window.location.origin)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Back to="/products" onClick={go}>
      Back<Rest> to products</Rest>
    </Back>
  );
}

/**
 * Where the visitor was before this page: the history's entry; in browsers that do not show it, the
 * page that linked here, if this is the first page since (the router counts entries from `idx` 0).
 * @returns '' when it is unknown
 */
function previousAddress(): string {
  // Browsers of before 2026 may lack it.
  const { navigation }: Partial<Pick<Window, 'navigation'>> = window;
  const at = navigation?.currentEntry?.index;
  if (navigation && at !== undefined) return navigation.entries()[at - 1]?.url ?? '';
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  return idx === 0 ? document.referrer : '';
}

/** Whether an address is this site's product list, with whatever filters. */
export const leadsToList = (address: string, origin: string): boolean =>
  address.replace(/\/?(?:[?#].*)?$/, '') === `${origin}/products`;
