import { media, theme } from '@shop/shared/theme';
import { AppLink, Container } from '@shop/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fillIn } from './fill-in';
import { PageIntro } from './PageIntro';
import { columns, sheet, underHeader } from './page.styles';

type Values = Readonly<Record<string, string>>;

/** `{name}` in a text is filled in; `[label](address)` is a link. */
interface Text {
  title: string;
  description: string;
  lead: string;
  /** The id names a section in the page's address. A list in a body is a list on the page. */
  sections: readonly { id: string; title: string; body: readonly (string | string[])[] }[];
}

const Columns = styled(Container)`
  ${columns('minmax(0, 1fr) minmax(0, 2.4fr)', theme.space.l, theme.space.xxl)}
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    align-items: start;
    padding-block: ${theme.space.xxl} ${theme.space.xxxl};
  }
`;

interface TextPageProps {
  path: string;
  text: Text;
  /** In addition to those that every text has. */
  values: Values;
}

/** A page that is read: a contents list, and the sections it leads to. */
export function TextPage({ path, text, values }: TextPageProps) {
  const { title, description, lead, sections } = text;
  return (
    <>
      <PageIntro title={title} path={path} description={fillIn(description, values)} lead={lead} />
      <Columns>
        <ContentsList sections={sections} />
        <Prose>
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              {body.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>{withLinks(block, values)}</p>
                ) : (
                  <ul key={block[0]}>
                    {block.map((item) => (
                      <li key={item}>{withLinks(item, values)}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </Prose>
      </Columns>
    </>
  );
}

const withLinks = (text: string, values: Values): ReactNode =>
  text.split(/(\[.+?\]\(.+?\))/).map((piece) => {
    const [, label = piece, address = ''] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    const to = fillIn(address, values);
    const shown = fillIn(label, values);
    if (!to) return shown;
    // A text file is the server's, and no page of the router's.
    const link = to.endsWith('.txt') ? (
      <a href={to}>{shown}</a>
    ) : (
      <AppLink to={to}>{shown}</AppLink>
    );
    return <Fragment key={to}>{link}</Fragment>;
  });

const Prose = styled.article`
  max-width: ${theme.width.text};
  line-height: 1.7;
  & > section + section {
    scroll-margin-top: calc(-1 * ${theme.space.xl});
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
    padding-left: 1.4em;
  }
  & li::marker {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & a {
    /* A number stands next to the first line of a block, and next to the last of an inline one. */
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

const ContentsList = ({ sections }: Pick<Text, 'sections'>) => (
  <Nav aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </Nav>
);
