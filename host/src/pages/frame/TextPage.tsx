import { media, theme } from '@shop/shared/theme';
import { Container, PageHead, PageTitle } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageCrumbs } from './PageCrumbs';
import { sheet, underHeader } from './page.styles';

/** A part of a long text; its id names it in the page's address. */
export interface TextPart {
  id: string;
  title: string;
  body: ReactNode;
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.4fr);
    align-items: start;
    gap: ${theme.space.xxl};
    padding-block: ${theme.space.xxl} ${theme.space.xxxl};
  }
`;

interface TextPageProps {
  title: string;
  description: string;
  lead: string;
  path: string;
  parts: readonly TextPart[];
}

/** A page that is read: a contents list, and the parts it leads to. */
export const TextPage = ({ title, description, lead, path, parts }: TextPageProps) => (
  <>
    <PageHead title={title} description={description} path={path} />
    <PageTitle above={<PageCrumbs title={title} path={path} />} lead={lead}>
      {title}
    </PageTitle>
    <Columns>
      <ContentsList parts={parts} />
      <Prose>
        {parts.map(({ id, title: heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {body}
          </section>
        ))}
      </Prose>
    </Columns>
  </>
);

/** Text to be read, in lines of a good length. */
const Prose = styled.article`
  max-width: ${theme.width.text};
  line-height: 1.7;
  & > section {
    scroll-margin-top: ${underHeader};
  }
  & > section + section {
    margin-top: ${theme.space.xl};
    padding-top: ${theme.space.xl};
    border-top: 1px dashed ${theme.color.brass};
  }
  & h2 {
    margin: 0 0 ${theme.space.s};
    font-size: ${theme.size.h3};
  }
  & p,
  & ul {
    margin: 0 0 ${theme.space.s};
  }
  & ul {
    padding-left: 1.2em;
  }
  & li + li {
    margin-top: 6px;
  }
  & li::marker {
    color: ${theme.color.brass};
  }
`;

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

interface ContentsListProps {
  parts: readonly { id: string; title: string }[];
}

/** What is on a long page, as links to its parts. */
const ContentsList = ({ parts }: ContentsListProps) => (
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
