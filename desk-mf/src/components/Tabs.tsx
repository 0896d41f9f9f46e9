import { media, theme } from '@shop/shared/theme';
import { chosenInForcedColors } from '@shop/shared/ui/bundled';
import { Link } from 'federated-site/router';
import { styled } from 'styled-components';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
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
  ${media.desktop} {
    /* Of seven in half a page the last one would stand alone. */
    form & > a {
      flex-basis: 20%;
    }
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

interface TabsProps {
  label: string;
  /** Name and address of each. */
  tabs: readonly (readonly [name: string, to: string])[];
  isCurrent: (to: string) => boolean;
}

/** Links to pages, or to parts of one. */
export const Tabs = ({ label, tabs, isCurrent }: TabsProps) => (
  <Bar aria-label={label}>
    {tabs.map(([name, to]) => (
      <Link key={to} to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </Bar>
);
