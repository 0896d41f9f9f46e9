import { Link, type LinkProps } from 'federated-site/router';

/** `to` is '/products', or any outside address: https, tel, mailto. */
export type AppLinkProps = LinkProps;

/** A link that goes through the router inside the site and is a plain anchor to the outside. */
export function AppLink(link: AppLinkProps) {
  if (isInternal(link.to)) return <Link {...link} />;
  const { to, replace, preventScrollReset, ...anchor } = link;
  return <a href={to} {...externalAttributes(to)} {...anchor} />;
}

/**
 * Whether an address is a page of this site, which the router can show: '/…', never '//…'. Without a
 * pattern, whose first use took 2 ms of the hydration.
 */
const isInternal = (address: string): boolean =>
  address.startsWith('/') && address[1] !== '/' && address[1] !== '\\';

/** The attributes of a link to another site, a phone or a mail program; web pages open in a new tab. */
const externalAttributes = (address: string) =>
  /^https?:/i.test(address) ? { target: '_blank', rel: 'noopener noreferrer' } : {};

/**
 * Where a visitor signs in and then comes back.
 * @param here path and query of the page they are on
 */
export const loginPath = (here: string): string => `/login?next=${encodeURIComponent(here)}`;
