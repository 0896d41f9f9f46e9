import { Callout, Container, PageHead, PageTitle } from '@shop/shared/ui';
import type { ReactNode } from 'react';

interface PageNoticeProps {
  title: string;
  text: string;
  /** address for search engines, which do not keep the page */
  path: string;
  /** the way back */
  above: ReactNode;
  role?: 'alert';
  /** the next steps */
  children: ReactNode;
}

/** A page in the place of one that is not there, or cannot be loaded. */
export const PageNotice = ({ title, text, path, above, role, children }: PageNoticeProps) => (
  <>
    <PageHead hidden title={title} description={text} path={path} />
    <PageTitle above={above}>{title}</PageTitle>
    <Container>
      <Callout role={role} text={text} actions={children} />
    </Container>
  </>
);
