import { Link } from '@shop/shared/router';
import type { ComponentPropsWithRef } from 'react';
import { externalAttributes, isInternal } from './is-internal';

export interface SmartLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** '/products', or any outside address: https, tel, mailto. */
  to: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  /** Keeps the scroll position, for links that only change what the page shows. */
  preventScrollReset?: boolean;
}

/** A link that goes through the router inside the site and is a plain anchor to the outside. */
export function AppLink({ to, replace, preventScrollReset, ...rest }: SmartLinkProps) {
  if (isInternal(to)) {
    return <Link to={to} replace={replace} preventScrollReset={preventScrollReset} {...rest} />;
  }
  return <a href={to} {...externalAttributes(to)} {...rest} />;
}
