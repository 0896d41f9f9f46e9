import { Link, useLocation } from '@shop/shared/router';
import { currentMark, navLinks } from './nav-links';

/** The six links; how they stand is up to the place they stand in. */
export function NavList() {
  const { pathname } = useLocation();
  return (
    <ul>
      {navLinks.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={currentMark(entry, pathname)}>
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
