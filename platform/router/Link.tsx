import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** address within this site: '/notices', '?page=2', '#comments' */
  to: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean | undefined;
  /** Keeps the scroll position, for links that only change what the page shows. */
  preventScrollReset?: boolean | undefined;
}

/**
 * A link to a page of this site, which the router shows. The library's own also prefetches and
 * leads to other sites, 1.5 kB for what is not used here, and marks each `<a>` in the HTML.
 */
function RoutedLink({ to, replace, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const { target } = anchor;
  const navigate = useLinkClickHandler(to, { target, replace, preventScrollReset });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...anchor} href={href} onClick={click} />;
}

/** An address that stands in a page as it is: '/…' without '.', '..' or an empty part. */
const isPlain = /^\/(?![./])(?!.*\/[./])/;

/**
 * The same as it stands in a page, which has 160 of them: all that the router looks up for each, to
 * be ready for a click, takes a tenth of the time of a page.
 */
function LinkOnServer(props: LinkProps) {
  const { to, replace, preventScrollReset, ...anchor } = props;
  return isPlain.test(to) ? <a {...anchor} href={to} /> : <RoutedLink {...props} />;
}

/** Builds for browsers leave the server's out. */
export const Link = typeof document === 'undefined' ? LinkOnServer : RoutedLink;
