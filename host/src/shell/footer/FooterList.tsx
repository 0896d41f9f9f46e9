import { Link, useLocation } from '@shop/shared/router';
import { useId } from 'react';

interface Props {
  title: string;
  links: readonly { to: string; label: string }[];
}

/** A named column of links. */
export function FooterList({ title, links }: Props) {
  const id = useId();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
