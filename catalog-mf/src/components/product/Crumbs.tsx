import { Link } from '@shop/shared/router';
import { media, theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const List = styled.ol`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

const Step = styled.li`
  flex: none;
  display: flex;
  align-items: center;
  &:nth-child(n + 3) {
    flex: 0 1 auto;
    min-width: 0;
  }
  &:last-child {
    flex-shrink: 9;
    /* On phones the heading right below says it whole. */
    ${media.narrow} {
      display: none;
    }
  }
  & + &::before {
    content: '/';
    margin-inline: 6px;
    color: ${theme.color.brass};
  }
  & > a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: ${theme.target.thumb};
    color: inherit;
  }
`;

const Here = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface CrumbsProps {
  /** The last step, the page itself, has no address. */
  steps: readonly { label: string; to?: string }[];
}

/** The way to this page. */
export const Crumbs = ({ steps }: CrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <List>
      {steps.map(({ label, to }) => (
        <Step key={to ?? 'here'}>
          {to === undefined ? (
            <Here aria-current="page" dir="auto">
              {label}
            </Here>
          ) : (
            <Link to={to}>{label}</Link>
          )}
        </Step>
      ))}
    </List>
  </nav>
);
