import { media, theme } from '@shop/shared/theme';
import { Container, PageHead, PageTitle } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ContentsList } from './ContentsList';
import { PageCrumbs } from './PageCrumbs';
import { Prose } from './Prose';

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

export interface TextPageProps {
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
