import { media, theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { sheet, underHeader } from './page.styles';

const Nav = styled.nav`
  padding: ${theme.space.m} ${theme.space.l};
  ${sheet}
  & > h2 {
    margin: 0 0 4px;
    font-size: ${theme.size.lead};
  }
  & > ol {
    margin: 0;
    padding-left: 1.4em;
  }
  & li::marker {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & a {
    /* A number stands beside the first line of a block, and beside the last of an inline one. */
    display: block;
    padding-block: 9px;
    text-decoration-color: ${theme.color.brass};
  }
  ${media.wide} {
    position: sticky;
    top: ${underHeader};
    max-height: calc(100vh - 112px);
    overflow-y: auto;
  }
`;

export interface ContentsListProps {
  parts: readonly { id: string; title: string }[];
}

/** What is on a long page, as links to its parts. */
export const ContentsList = ({ parts }: ContentsListProps) => (
  <Nav aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ol>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </Nav>
);
