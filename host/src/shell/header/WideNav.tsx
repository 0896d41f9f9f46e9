import { media, theme } from '@shop/shared/theme';
import { LazyHydrate } from '@shop/shared/ui';
import { notPrinted, plainList } from '@shop/shared/ui/bundled';
import { siteNavigation } from 'federated-site/react';
import { Link, useLocation } from 'federated-site/router';
import { styled } from 'styled-components';

const Nav = styled.nav`
  display: none;
  ${media.wideHeader} {
    display: block;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    ${plainList}
  }
  & a {
    position: relative;
    display: block;
    padding: 10px 14px;
    color: ${theme.color.ink};
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: auto 14px 6px;
    border-top: 2px dashed ${theme.color.accent};
    opacity: 0;
    transform: scaleX(0.4);
    transform-origin: left;
    transition:
      opacity ${theme.motion.quick},
      transform ${theme.motion.quick};
  }
  & a:hover::after,
  & a[aria-current]::after {
    opacity: 1;
    transform: none;
  }
  & a[aria-current] {
    color: ${theme.color.accent};
    font-weight: 600;
  }
  ${notPrinted}
`;

/** Links that work by themselves, on phones out of sight: hydrated after the first action. */
export const WideNav = () => (
  <Nav aria-label="Main">
    <LazyHydrate still>{navList}</LazyHydrate>
  </Nav>
);

interface NavEntry {
  path: string;
  label: string;
  /** Other pages that belong to it begin with this path. */
  also?: string;
}

/** Spec section 2, Header. */
const navLinks: readonly NavEntry[] = [
  { path: '/', label: 'Home' },
  { path: '/products', label: 'Products' },
  { path: '/about', label: 'About' },
  { path: '/blogs', label: 'Blogs', also: '/blog/' },
  { path: '/contact', label: 'Contact' },
  { path: '/faq', label: 'FAQ' },
];

/** `page` on the page itself, `true` on a page below it, as `aria-current` wants it. */
function currentMark({ path, also }: NavEntry, pathname: string): 'page' | true | undefined {
  const here = pathname.replace(/\/+$/, '') || '/';
  if (here === path) return 'page';
  const below = (start: string) => here.startsWith(start);
  return (path !== '/' && below(`${path}/`)) || (also && below(also)) ? true : undefined;
}

export function NavList() {
  const { pathname } = useLocation();
  return (
    <ul>
      {navLinks.concat(siteNavigation.entries).map((entry) => (
        <li key={entry.path}>
          <Link to={entry.path} aria-current={currentMark(entry, pathname)}>
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const navList = <NavList />;
