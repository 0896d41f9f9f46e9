import { Link, useLocation } from '@shop/shared/router';

interface NavEntry {
  to: string;
  label: string;
  /** Other pages that belong to it begin with this path. */
  also?: string;
}

/** Spec section 2, Header. */
const navLinks: readonly NavEntry[] = [
  { to: '/', label: 'Home' },
  { to: '/products', label: 'Products' },
  { to: '/about', label: 'About' },
  { to: '/blogs', label: 'Blogs', also: '/blog/' },
  { to: '/contact', label: 'Contact' },
  { to: '/faq', label: 'FAQ' },
];

/** `page` on the page itself, `true` on a page below it, as `aria-current` wants it. */
function currentMark({ to, also }: NavEntry, pathname: string): 'page' | true | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  if (path === to) return 'page';
  const below = (start: string) => path.startsWith(start);
  return (to !== '/' && below(`${to}/`)) || (also && below(also)) ? true : undefined;
}

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
