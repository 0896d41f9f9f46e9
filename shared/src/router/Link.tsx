import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** address within this site: '/products', '?page=2', '#comments' */
  to: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean | undefined;
  /** Keeps the scroll position, for links that only change what the page shows. */
  preventScrollReset?: boolean | undefined;
}

/**
 * A link to a page of this site, which the router shows. The library's own also prefetches and
 * leads to other sites, 1.5 kB for what nobody here asks of it, and marks each `<a>` in the HTML.
 */
export function Link({ to, replace, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const { target } = anchor;
  const navigate = useLinkClickHandler(to, { target, replace, preventScrollReset });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...anchor} href={href} onClick={click} />;
}
