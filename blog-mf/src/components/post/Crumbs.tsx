import { Link } from '@shop/shared/router';
import { theme } from '@shop/shared/theme';
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
  &:last-child {
    flex: 0 1 auto;
    min-width: 0;
  }
  & + &::before {
    content: '/';
    margin-inline: 6px;
    color: ${theme.color.brass};
  }
  & > a {
    line-height: ${theme.target.thumb};
    color: inherit;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface CrumbsProps {
  /** The last step, the page itself, has no address. */
  steps: readonly { label: string; to?: string }[];
}

/** Home / Blogs / title (spec section 2). */
export const Crumbs = ({ steps }: CrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <List>
      {steps.map(({ label, to }) => (
        <Step key={to ?? 'here'}>
          {to === undefined ? (
            <span aria-current="page" dir="auto">
              {label}
            </span>
          ) : (
            <Link to={to}>{label}</Link>
          )}
        </Step>
      ))}
    </List>
  </nav>
);
