import { media, theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { NavList } from './NavList';

const Nav = styled.nav`
  display: none;
  ${media.wideHeader} {
    display: block;
  }
  & ul {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
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
  @media print {
    display: none;
  }
`;

export const WideNav = () => (
  <Nav aria-label="Main">
    <NavList />
  </Nav>
);
