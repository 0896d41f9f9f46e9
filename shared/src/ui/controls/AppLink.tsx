import { Link } from '@shop/shared/router';
import type { ComponentPropsWithRef } from 'react';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** '/products', or any outside address: https, tel, mailto. */
  to: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  /** Keeps the scroll position, for links that only change what the page shows. */
  preventScrollReset?: boolean;
}

/** A link that goes through the router inside the site and is a plain anchor to the outside. */
export function AppLink({ to, replace, preventScrollReset, ...rest }: AppLinkProps) {
  if (isInternal(to)) {
    return <Link to={to} replace={replace} preventScrollReset={preventScrollReset} {...rest} />;
  }
  return <a href={to} {...externalAttributes(to)} {...rest} />;
}

/** Whether an address is a page of this site, which the router can show: '/…', never '//…'. */
const isInternal = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** What a link to another site, a phone or a mail program needs; web pages open in a new tab. */
const externalAttributes = (address: string) =>
  /^https?:/i.test(address) ? { target: '_blank', rel: 'noopener noreferrer' } : {};

/**
 * Where a visitor signs in and then comes back.
 * @param here path and query of the page they are on
 */
export const loginPath = (here: string): string => `/login?next=${encodeURIComponent(here)}`;
