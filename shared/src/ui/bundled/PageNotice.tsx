import { Callout, Container, offlineNotice, PageHead, PageTitle } from '@shop/shared/ui';
import { useLocation, useRevalidator } from 'federated-site/router';
import type { ReactNode } from 'react';
import type { Failed } from './page-data';
import { Retry } from './Retry';

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

type PageFailedProps = Omit<PageNoticeProps, 'role'> & Failed;

/** A page whose data could not be had (spec section 8): tried again without a reload. */
export function PageFailed({ title, text, path, above, children, ...failed }: PageFailedProps) {
  const { state, revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const busy = failed.isAskedAgain === true || state === 'loading';
  return (
    <PageNotice
      path={path}
      above={above}
      role="alert"
      {...(failed.isOffline ? offlineNotice : { title, text })}
    >
      <Retry action={pathname} busy={busy} onRetry={revalidate} />
      {children}
    </PageNotice>
  );
}
