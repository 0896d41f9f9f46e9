import { theme } from '@shop/shared/theme';
import { chosenInForcedColors } from '@shop/shared/ui/bundled';
import { Link } from 'federated-site/router';
import { styled } from 'styled-components';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.m};
  & > a {
    flex: 1 1 auto;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: ${theme.target.thumb};
    padding: 6px 12px;
    color: ${theme.color.ink};
    text-decoration: none;
    background: ${theme.color.raised};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.s};
  }
  & > a:hover {
    border-color: ${theme.color.accent};
  }
  & > a[aria-current] {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
    ${chosenInForcedColors}
  }
`;

const pages = {
  '/desk': 'Today',
  '/desk/orders': 'Orders',
  '/desk/products': 'Products',
  '/desk/comments': 'Comments',
  '/desk/enquiries': 'Enquiries',
  '/desk/log': 'Log',
};

/** The pages of the desk; `path` is the one that is open. */
export const DeskNav = ({ path }: { path: string }) => (
  <Bar aria-label="Desk">
    {Object.entries(pages).map(([to, name]) => {
      const isOpen = to === '/desk' ? path === to : path.startsWith(to);
      return (
        <Link key={to} to={to} aria-current={isOpen ? 'page' : undefined}>
          {name}
        </Link>
      );
    })}
  </Bar>
);
