import { theme } from '@shop/shared/theme';
import { Link } from 'federated-site/router';
import { styled } from 'styled-components';
import { oneLine, plainList } from './declarations';

/** One line, in which long names are cut: the page's own first. */
const List = styled.ol`
  display: flex;
  ${plainList}
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

const Step = styled.li`
  flex: none;
  display: flex;
  align-items: center;
  &:nth-child(n + 3),
  &:last-child {
    flex: 0 1 auto;
    min-width: 0;
  }
  &:last-child {
    flex-shrink: 9;
  }
  & + &::before {
    content: '/';
    margin-inline: 6px;
    color: ${theme.color.brass};
  }
  & > * {
    ${oneLine}
    line-height: ${theme.target.thumb};
    color: inherit;
  }
`;

export interface BreadcrumbsProps {
  /** From Home on. The last step, the page itself, has no address. */
  steps: readonly { label: string; to?: string }[];
}

/** The way to this page. */
export const Breadcrumbs = ({ steps }: BreadcrumbsProps) => (
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

/** Above a page's heading: the way back, and next to it the breadcrumbs. */
export const BackRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.m};
  & > nav {
    /* Large text gives the breadcrumbs a line of their own. */
    flex: 1 1 9em;
    min-width: 0;
  }
`;
